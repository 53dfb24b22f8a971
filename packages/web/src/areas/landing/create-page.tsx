import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import * as styles from './create-page.css.ts'
import { LanternsPicture } from './pictures/lanterns-picture.tsx'
import { PlanPicture } from './pictures/plan-picture.tsx'
import { Prose } from './prose.tsx'
import { PublicFrame } from './public-frame.tsx'

const kinds = [
  { kind: 'real', to: paths.wizard.basics(), variant: 'contained', Picture: PlanPicture },
  { kind: 'demo', to: paths.wizard.demo(), variant: 'outlined', Picture: LanternsPicture },
] as const

/** Choice between a real event and a demo, before the wizard. */
export function CreatePage({ data }: PageProps<{ origin: string }>) {
  const { t } = useTranslation('guide')
  return (
    <PublicFrame
      title={t('create.title')}
      intro={t('create.intro')}
      width="md"
      preview={{ origin: data.origin, path: paths.create() }}
    >
      <div className={styles.grid}>
        {kinds.map(({ kind, to, variant, Picture }) => (
          <div key={kind} className={styles.column}>
            <Picture />
            <div className={styles.createPageColumn}>
              <h2 className={styles.title}>{t(`create.${kind}`)}</h2>
              <p className={styles.text}>{t(`create.${kind}Text`)}</p>
              <LinkButton to={to} variant={variant} size="large">
                {t(`create.${kind}Action`)}
              </LinkButton>
            </div>
          </div>
        ))}
      </div>
      <Prose title={t('create.needTitle')}>
        <ul>
          <li>{t('create.need1')}</li>
          <li>{t('create.need2')}</li>
          <li>{t('create.need3')}</li>
        </ul>
      </Prose>
    </PublicFrame>
  )
}
