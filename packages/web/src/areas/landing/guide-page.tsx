import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { DemoButton } from './demo.tsx'
import * as styles from './guide-page.css.ts'
import { PhonePicture } from './pictures/phone-picture.tsx'
import { PlanPicture } from './pictures/plan-picture.tsx'
import { TablesPicture } from './pictures/tables-picture.tsx'
import { Prose } from './prose.tsx'
import { PublicFrame } from './public-frame.tsx'

const hosting = ['organise1', 'organise2', 'organise3', 'organise4', 'organise5'] as const
const joining = ['join1', 'join2', 'join3', 'join4'] as const

/** For organisers and guests who want to know more than the landing page says. */
export function GuidePage({ data }: PageProps<{ origin: string }>) {
  const { t } = useTranslation('guide')
  const { t: landing } = useTranslation('landing')
  return (
    <PublicFrame
      title={t('guide.title')}
      intro={t('guide.intro')}
      preview={{ origin: data.origin, path: paths.guide() }}
    >
      <Contents />
      <Prose id="idee" title={t('guide.ideaTitle')} picture={<TablesPicture label={t('guide.tables')} />}>
        <p>{t('guide.idea1')}</p>
        <p>{t('guide.idea2')}</p>
      </Prose>
      <Prose id="veranstalten" title={t('guide.organiseTitle')} picture={<PlanPicture />}>
        <p>{t('guide.organiseIntro')}</p>
        <GuideSteps steps={hosting} />
        <div className={styles.row}>
          <LinkButton to={paths.wizard.basics()}>{landing('start.create')}</LinkButton>
          <DemoButton variant="outlined" />
        </div>
      </Prose>
      <Prose id="mitmachen" title={t('guide.joinTitle')} picture={<PhonePicture />}>
        <p>{t('guide.joinIntro')}</p>
        <GuideSteps steps={joining} />
        <div className={styles.row}>
          <LinkButton to={paths.events()}>{landing('start.events')}</LinkButton>
        </div>
      </Prose>
      <Prose id="fragen" title={t('guide.question')}>
        <Questions />
      </Prose>
    </PublicFrame>
  )
}

function Contents() {
  const { t } = useTranslation('guide')
  const places = [
    ['#idee', t('guide.ideaTitle')],
    ['#veranstalten', t('guide.organiseTitle')],
    ['#mitmachen', t('guide.joinTitle')],
    ['#fragen', t('guide.question')],
  ] as const
  return (
    <nav aria-label={t('guide.contents')} className={styles.contents}>
      {places.map(([href, label]) => (
        <a key={href} href={href} className={styles.contentsLink}>
          {label}
        </a>
      ))}
    </nav>
  )
}

type Step = `organise${1 | 2 | 3 | 4 | 5}` | `join${1 | 2 | 3 | 4}`

/** Numbered steps in order, connected by a line. */
export function GuideSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('guide')
  return (
    <ol className={styles.guideSteps}>
      {steps.map((step, index) => (
        <li key={step} className={styles.guideStepsItem}>
          <span aria-hidden="true" className={styles.stepNumber}>
            {index + 1}
          </span>
          <strong className={styles.guideStepsStrong}>{t(`guide.${step}`)}</strong>
          {t(`guide.${step}Text`)}
        </li>
      ))}
    </ol>
  )
}

const numbers = [1, 2, 3, 4, 5, 6] as const

/** Questions with answers in `details` elements, which the browser opens without scripts. */
export function Questions() {
  const { t } = useTranslation('guide')
  return (
    <div className={styles.questions}>
      {numbers.map((number) => (
        <details key={number} className={styles.questionsDetails}>
          <summary>{t(`guide.q${number}`)}</summary>
          <p>{t(`guide.a${number}`)}</p>
        </details>
      ))}
    </div>
  )
}
