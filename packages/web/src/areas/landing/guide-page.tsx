import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { DemoButton } from './demo.tsx'
import * as styles from './guide-page.css.ts'
import { CourseSign } from './pictures/course-sign.tsx'
import { Ground } from './pictures/ground.tsx'
import { Picture } from './pictures/picture.tsx'
import { ink } from './pictures/picture-colours.ts'
import { PlanPicture } from './pictures/plan-picture.tsx'
import { Prose } from './prose.tsx'
import { PublicFrame } from './public-frame.tsx'

const tables = [
  { course: 'starter', x: 72, y: 122 },
  { course: 'main', x: 180, y: 92 },
  { course: 'dessert', x: 288, y: 128 },
] as const

const seats = [0, 1, 2, 3, 4, 5] as const

/** Three tables from above, six at each; two of them are the same team every time. */
function TablesPicture({ label }: { label: string }) {
  return (
    <Picture label={label} width={360} height={240}>
      <Ground tone="sand" shape="starter" />
      <path
        d="M72 122C100 60 140 52 180 92S250 176 288 128"
        fill="none"
        stroke={ink('route')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0.5 9"
      />
      {tables.map(({ course, x, y }) => (
        <g key={course} transform={`translate(${x} ${y})`}>
          {seats.map((seat) => (
            <circle
              key={seat}
              cx={(Math.cos((seat * Math.PI) / 3 + Math.PI / 6) * 40).toFixed(1)}
              cy={(Math.sin((seat * Math.PI) / 3 + Math.PI / 6) * 40).toFixed(1)}
              r="9"
              fill={ink(seat === 1 || seat === 2 ? 'glow' : 'line')}
              stroke={ink('ink')}
              strokeWidth="1.6"
            />
          ))}
          <circle r="28" fill={ink('wall')} stroke={ink(course)} strokeWidth="4" />
          <CourseSign course={course} x={0} y={0} size={10} colour={ink(course)} />
        </g>
      ))}
    </Picture>
  )
}

const stops = [
  { course: 'starter', y: 62, width: 40 },
  { course: 'main', y: 156, width: 46 },
  { course: 'dessert', y: 182, width: 36 },
] as const

/** A guest's route on the phone: the next stop is large, the others are listed below. */
function PhonePicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="coral" shape="starter" />
      <g transform="translate(69 0)">
        <rect x="52" y="18" width="118" height="206" rx="18" fill={ink('ink')} />
        <rect x="59" y="26" width="104" height="190" rx="12" fill={ink('wall')} />
        <rect x="96" y="31" width="30" height="5" rx="2.5" fill={ink('shade')} />
        {stops.map(({ course, y, width }) => (
          <g key={course}>
            <CourseSign course={course} x={76} y={y} size={6} colour={ink(course)} />
            <rect x="90" y={y - 3} width={width} height="6" rx="3" fill={ink('shade')} />
          </g>
        ))}
        <rect x="66" y="78" width="90" height="64" rx="9" fill={ink('night')} />
        <CourseSign course="main" x={82} y={96} size={7} colour={ink('main')} />
        <rect x="96" y="92" width="46" height="7" rx="3.5" fill={ink('wall')} />
        <rect x="76" y="110" width="58" height="5" rx="2.5" fill={ink('line')} />
        <rect x="76" y="122" width="32" height="12" rx="6" fill={ink('glow')} />
        <rect x="113" y="122" width="32" height="12" rx="6" fill="none" stroke={ink('glow')} strokeWidth="1.5" />
      </g>
    </Picture>
  )
}

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
