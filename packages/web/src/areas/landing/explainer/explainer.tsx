import { mdiPlay } from '@mdi/js'
import type { Course } from '@running-dinner/domain/guests'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { MapPicture } from '../pictures/map-picture.tsx'
import * as styles from './explainer.css.ts'

/**
 * The evening as a picture that draws itself once, and on demand as an animation of half a minute. The code of the animation is
 * loaded when a reader starts it.
 */
export function Explainer() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const [Player, setPlayer] = useState<ComponentType>()
  const [isMissing, setIsMissing] = useState(false)
  const start = () => {
    import('./player.tsx').then(
      ({ Player: loaded }) => setPlayer(() => loaded),
      () => setIsMissing(true),
    )
  }
  const stopAt = (course: Course, time: string) => `${t('evening.at', { time })} · ${common(`course.${course}`)}`
  return (
    <section aria-label={t('explainer.label')}>
      {Player ? (
        <Player />
      ) : (
        <>
          <MapPicture
            label={t('start.illustration')}
            stops={{
              starter: stopAt('starter', '19:00'),
              main: stopAt('main', '21:00'),
              dessert: stopAt('dessert', '23:00'),
            }}
          />
          <PlainButton type="button" onClick={start} className={styles.button}>
            <Icon path={mdiPlay} className={styles.icon} />
            {t('explainer.open')}
          </PlainButton>
        </>
      )}
      {/* Opened when the code cannot be loaded. */}
      <Transcript open={isMissing} />
    </section>
  )
}

const scenes = ['signUp', 'teams', 'starter', 'main', 'dessert', 'party'] as const

/** The content of the animation as text. */
function Transcript({ open }: { open: boolean }) {
  const { t } = useTranslation('landing')
  return (
    <details open={open} className={styles.transcript}>
      <summary>{t('explainer.asText')}</summary>
      <ol className={styles.transcriptList}>
        {scenes.map((key) => (
          <li key={key}>{t(`explainer.${key}`)}</li>
        ))}
      </ol>
    </details>
  )
}
