import { mdiPlay } from '@mdi/js'
import type { Course } from '@running-dinner/domain/guests'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../../kit/button.tsx'
import { classes } from '../../../kit/classes.ts'
import { Icon } from '../../../kit/icon.tsx'
import { onlyWithScripts } from '../../../kit/scripts.css.ts'
import { MapPicture } from '../pictures/map-picture.tsx'
import * as styles from './explainer.css.ts'

/**
 * The evening as a picture that draws itself once, and on demand as an animation of half a minute (`start-player.tsx`), whose code
 * is loaded when a reader starts it.
 */
export function Explainer() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const stopAt = (course: Course, time: string) => `${t('evening.at', { time })} · ${common(`course.${course}`)}`
  return (
    <section aria-label={t('explainer.label')}>
      <div data-player="">
        <MapPicture
          label={t('start.illustration')}
          stops={{
            starter: stopAt('starter', '19:00'),
            main: stopAt('main', '21:00'),
            dessert: stopAt('dessert', '23:00'),
          }}
        />
        <PlainButton type="button" data-play="" className={classes(styles.button, onlyWithScripts)}>
          <Icon path={mdiPlay} className={styles.icon} />
          {t('explainer.open')}
        </PlainButton>
      </div>
      <Transcript />
    </section>
  )
}

const scenes = ['signUp', 'teams', 'starter', 'main', 'dessert', 'party'] as const

/** The content of the animation as text; opened when its code cannot be loaded. */
function Transcript() {
  const { t } = useTranslation('landing')
  return (
    <details data-transcript="" className={styles.transcript}>
      <summary>{t('explainer.asText')}</summary>
      <ol className={styles.transcriptList}>
        {scenes.map((key) => (
          <li key={key}>{t(`explainer.${key}`)}</li>
        ))}
      </ol>
    </details>
  )
}
