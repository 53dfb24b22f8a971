import { useTranslation } from 'react-i18next'
import * as styles from './area-map.css.ts'

interface AreaMapProps {
  city: string
  /** City of the event. */
  publicId: string
}

const width = 720
const height = 480

/** A still map of the city from this server; without map tiles only its background is visible. */
export function AreaMap({ city, publicId }: AreaMapProps) {
  const { t } = useTranslation('events')
  return (
    <figure className={styles.figure}>
      <div className={styles.map}>
        <img
          src={`/running-dinner-events/${encodeURIComponent(publicId)}/area.webp`}
          alt={t('page.areaMap', { city })}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
        <Circle />
      </div>
      <figcaption className={styles.caption}>{t('page.attribution')}</figcaption>
    </figure>
  )
}

function Circle() {
  return <div className={styles.circle} />
}
