import { type CSSProperties, type ReactNode, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { anchor } from '../../../kit/anchor.css.ts'
import { classes } from '../../../kit/classes.ts'
import * as styles from './map-frame.css.ts'

interface MapFrameProps {
  label: string
  groundRef: RefObject<HTMLDivElement | null>
  tiles: 'loading' | 'shown' | 'missing'
  /** The next click sets a pin. */
  picking: boolean
  /** Pixels at the bottom of the map that a sheet covers. */
  covered: number
  /** Buttons over the upper left corner. */
  actions?: ReactNode
  children: ReactNode
}

/** Box around the map: a link that skips it, controls, and the source of its tiles or that tiles are missing. */
export function MapFrame({ label, groundRef, tiles, picking, covered, actions, children }: MapFrameProps) {
  const { t } = useTranslation('routes')
  const endId = useId()
  return (
    <section
      aria-label={label}
      className={picking ? styles.framePicking : styles.frame}
      style={{ '--map-covered': `${covered}px` } as CSSProperties}
    >
      <a href={`#${endId}`} className={styles.skipLink}>
        {t('map.skip')}
      </a>
      {/* Leaflet adds its own classes here, so React must never change the class name. */}
      <div ref={groundRef} className={styles.ground} />
      {actions !== undefined && <div className={classes('map-actions', styles.actions)}>{actions}</div>}
      {children}
      {tiles !== 'loading' && (
        <div className={styles.note}>
          {tiles === 'shown' ? (
            <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" className={anchor.inherit}>
              {t('map.attribution')}
            </a>
          ) : (
            t('map.noTiles')
          )}
        </div>
      )}
      <span id={endId} tabIndex={-1} />
    </section>
  )
}
