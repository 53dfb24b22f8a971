import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import * as styles from './create-page.css.ts'
import { CourseSign } from './pictures/course-sign.tsx'
import { Ground } from './pictures/ground.tsx'
import { Pair } from './pictures/pair.tsx'
import { Picture } from './pictures/picture.tsx'
import { ink } from './pictures/picture-colours.ts'
import { PlanPicture } from './pictures/plan-picture.tsx'
import { Prose } from './prose.tsx'
import { PublicFrame } from './public-frame.tsx'

const lanterns = [
  { course: 'starter', x: 62, y: 66 },
  { course: 'main', x: 122, y: 82 },
  { course: 'dessert', x: 182, y: 88 },
  { course: 'starter', x: 242, y: 82 },
  { course: 'main', x: 302, y: 64 },
] as const

/** Lanterns before the guests arrive: the picture of the demo. */
function LanternsPicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="plum" shape="starter" />
      <path d="M0 34Q180 112 360 30" fill="none" stroke={ink('line')} strokeWidth="2" />
      {lanterns.map(({ course, x, y }) => (
        <g key={x}>
          <path d={`M${x} ${y - 16}v6`} stroke={ink('line')} strokeWidth="2" />
          <circle cx={x} cy={y + 4} r="15" fill={ink(course)} />
          <CourseSign course={course} x={x} y={y + 4} size={6} colour={ink('wall')} />
        </g>
      ))}
      <Pair x={112} y={214} scale={1.7} leading />
      <Pair x={182} y={208} scale={1.6} />
      <Pair x={250} y={214} scale={1.7} />
    </Picture>
  )
}

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
