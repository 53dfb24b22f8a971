import { useTranslation } from 'react-i18next'
import { classes } from '../../kit/classes.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import * as styles from './screens.css.ts'

/** The board of teams as it is; `npm run screenshots` takes the pictures. */
export function BoardScreen() {
  const { t } = useTranslation('landing')
  return (
    <div className={styles.boardScreen}>
      <Screen name="board" alt={t('organisers.screen')} width={1200} height={800} />
    </div>
  )
}

/** A guest's evening on a phone. */
export function PhoneScreen() {
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
