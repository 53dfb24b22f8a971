import {
  mdiAccountGroupOutline,
  mdiAccountOffOutline,
  mdiCarrot,
  mdiCellphone,
  mdiChefHat,
  mdiEmailFastOutline,
  mdiFileTableOutline,
  mdiMapOutline,
} from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { classes } from '../../kit/classes.ts'
import { Icon } from '../../kit/icon.tsx'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import * as styles from './reasons.css.ts'
import { Section } from './section.tsx'

interface Reason {
  icon: string
  title: string
  text: string
}

export function OrganiserReasons() {
  const { t } = useTranslation('landing')
  const reasons = [
    { icon: mdiFileTableOutline, title: t('organisers.list'), text: t('organisers.listText') },
    { icon: mdiAccountGroupOutline, title: t('organisers.plan'), text: t('organisers.planText') },
    { icon: mdiEmailFastOutline, title: t('organisers.messages'), text: t('organisers.messagesText') },
    { icon: mdiMapOutline, title: t('organisers.map'), text: t('organisers.mapText') },
  ]
  return (
    <Section
      title={t('organisers.title')}
      intro={t('organisers.intro')}
      raised
      picture={<BoardScreen />}
      pictureSide="left"
    >
      <Reasons reasons={reasons} />
      <LinkButton to={`${paths.guide()}#veranstalten`} variant="outlined">
        {t('organisers.more')}
      </LinkButton>
    </Section>
  )
}

export function GuestReasons() {
  const { t } = useTranslation('landing')
  const reasons = [
    { icon: mdiCellphone, title: t('participants.route'), text: t('participants.routeText') },
    { icon: mdiChefHat, title: t('participants.partner'), text: t('participants.partnerText') },
    { icon: mdiCarrot, title: t('participants.diet'), text: t('participants.dietText') },
    { icon: mdiAccountOffOutline, title: t('participants.account'), text: t('participants.accountText') },
  ]
  return (
    <Section title={t('participants.title')} intro={t('participants.intro')} picture={<PhoneScreen />}>
      <Reasons reasons={reasons} />
      <LinkButton to={`${paths.guide()}#mitmachen`} variant="outlined">
        {t('participants.more')}
      </LinkButton>
    </Section>
  )
}

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className={styles.list}>
      {reasons.map(({ icon, title, text }) => (
        <li key={title} className={styles.item}>
          <Icon path={icon} className={styles.icon} />
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The board of teams as it is; `npm run screenshots` takes the pictures. */
function BoardScreen() {
  const { t } = useTranslation('landing')
  return (
    <div className={styles.boardScreen}>
      <Screen name="board" alt={t('organisers.screen')} width={1200} height={800} />
    </div>
  )
}

/** A guest's evening on a phone. */
function PhoneScreen() {
  const { t } = useTranslation('landing')
  return (
    <div className={styles.phoneScreen}>
      <Screen name="evening" alt={t('participants.screen')} width={720} height={1440} />
    </div>
  )
}

interface ScreenProps {
  name: 'board' | 'evening'
  alt: string
  width: number
  height: number
}

/** In the reader's language and scheme; of the two pictures the hidden one is not loaded. */
function Screen({ name, alt, width, height }: ScreenProps) {
  const language = useLanguage()
  return (['light', 'dark'] as const).map((scheme) => (
    <img
      key={scheme}
      src={`/screens/${name}-${language}-${scheme}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={classes(styles.screen[name], styles.only[scheme])}
    />
  ))
}
