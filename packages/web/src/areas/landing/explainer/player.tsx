import { useTranslation } from 'react-i18next'
import { Controls } from './controls.tsx'
import * as styles from './player.css.ts'
import { facesAt, momentAt } from './scenes.ts'
import { Stage } from './stage.tsx'
import { usePlayback } from './use-playback.ts'

/** The animation with its text and its controls. It plays at once, because the reader has just started it. */
export function Player() {
  const { t } = useTranslation('landing')
  const playback = usePlayback()
  const moment = momentAt(playback.seconds)
  return (
    <>
      <Stage moment={moment} label={t('explainer.picture', { text: t(`explainer.${moment.key}`) })} />
      <Controls playback={playback} moment={moment} />
      <div className={styles.scene}>
        <p className={styles.text}>{t(`explainer.${moment.key}Title`)}</p>
        <p className={styles.playerText}>{t(`explainer.${moment.key}`)}</p>
      </div>
      <p className={styles.faces}>{t('explainer.faces', { faces: facesAt(moment) })}</p>
    </>
  )
}
