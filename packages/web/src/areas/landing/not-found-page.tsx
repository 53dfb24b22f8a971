import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import * as styles from './picture-message.css.ts'
import { PictureMessage } from './picture-message.tsx'
import { CourseSign } from './pictures/course-sign.tsx'
import { Ground } from './pictures/ground.tsx'
import { Pair } from './pictures/pair.tsx'
import { Picture } from './pictures/picture.tsx'
import { ink } from './pictures/picture-colours.ts'

/** Two people who are lost, at a signpost that points in all directions. */
function LostPicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="sand" shape="dessert" />
      <path d="M196 220V40" stroke={ink('near')} strokeWidth="8" strokeLinecap="round" />
      <g stroke={ink('ink')} strokeWidth="2" strokeLinejoin="round">
        <path d="M186 52H274L290 67 274 82H186Z" fill={ink('starter')} />
        <path d="M208 92H122L106 107 122 122H208Z" fill={ink('main')} />
        <path d="M186 132H258L274 147 258 162H186Z" fill={ink('dessert')} />
      </g>
      <CourseSign course="starter" x={236} y={67} size={8} colour={ink('ink')} />
      <CourseSign course="main" x={154} y={107} size={8} colour={ink('ink')} />
      <CourseSign course="dessert" x={226} y={147} size={8} colour={ink('ink')} />
      <Pair x={104} y={216} scale={1.7} leading />
      <path
        d="M93 130q0-11 11-11t11 11q0 7-7 10-4 2-4 7"
        fill="none"
        stroke={ink('route')}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="104" cy="157" r="2.6" fill={ink('route')} />
    </Picture>
  )
}

export function NotFoundPage() {
  const { t } = useTranslation()
  const { t: landing } = useTranslation('landing')
  return (
    <div className={styles.page}>
      <title>{`${t('error.notFoundTitle')} · Running Dinner`}</title>
      <PictureMessage
        picture={<LostPicture />}
        level="h1"
        title={t('error.notFoundTitle')}
        text={t('error.notFoundMessage')}
      >
        <LinkButton to={paths.landing()} variant="contained">
          {t('error.toStart')}
        </LinkButton>
        <LinkButton to={paths.events()} variant="outlined">
          {landing('start.events')}
        </LinkButton>
      </PictureMessage>
    </div>
  )
}
