import { mdiMapOutline } from '@mdi/js'
import { isTownOnly, isValidCoordinate, spreadSameAddress } from '@running-dinner/domain/plan'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { EveningStop } from '../../features/guests/self-service/evening.ts'
import { LazyRouteMap } from '../../features/plan/dinner-routes/lazy-route-map.tsx'
import { afterPartyFace, stopFace } from '../../features/plan/dinner-routes/team-marker.tsx'
import { Button } from '../../kit/button.tsx'
import { classes } from '../../kit/classes.ts'
import { Icon } from '../../kit/icon.tsx'
import { fromMd } from '../../kit/tokens.css.ts'
import * as styles from './evening-map.css.ts'

/** Beside the stops where there is room; on a phone it costs data, so it comes when asked for. */
export function EveningMap({ stops }: { stops: readonly EveningStop[] }) {
  const { t } = useTranslation('self')
  const isWide = useMedia(fromMd)
  const [isWanted, setWanted] = useState(false)
  const located = locate(stops)
  if (located.length === 0) return null
  return (
    <div className={classes('no-print', styles.place)}>
      {!isWide && (
        <Button
          type="button"
          variant="outlined"
          size="large"
          aria-expanded={isWanted}
          onClick={() => setWanted(!isWanted)}
          className={styles.button}
        >
          <Icon path={mdiMapOutline} small />
          {t(isWanted ? 'evening.hideMap' : 'evening.showMap')}
        </Button>
      )}
      {(isWide || isWanted) && (
        <div className={styles.map}>
          <StopsOnMap located={located} />
        </div>
      )}
    </div>
  )
}

type Located = ReturnType<typeof locate>

function isTown(stop: EveningStop): boolean {
  return isTownOnly(stop.place?.geocodingResult)
}

/** Moves stops apart that share one address or are only located by their town. */
function locate(stops: readonly EveningStop[]) {
  const points = stops.flatMap((stop, index) => {
    const place = stop.place?.geocodingResult
    return isValidCoordinate(place) ? [{ stop, number: index + 1, lat: place.lat, lng: place.lng }] : []
  })
  return spreadSameAddress(points)
}

function StopsOnMap({ located }: { located: Located }) {
  const { t } = useTranslation('self')
  const lines = useMemo(
    () => [{ key: 'route', tone: 'highlighted' as const, points: located.map(({ lat, lng }) => ({ lat, lng })) }],
    [located],
  )
  return (
    <LazyRouteMap
      label={t('evening.map')}
      lines={lines}
      view={{ key: 'route', points: located }}
      markers={located.map(({ stop, number, lat, lng }) => ({
        key: stop.key,
        position: { lat, lng },
        face: stop.course ? stopFace({ number, course: stop.course, approximate: isTown(stop) }) : afterPartyFace,
        label: t('evening.mapStop', { number, meal: stop.name, host: stop.host }),
      }))}
    />
  )
}

/** Whether the window matches now, and from then on. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (callback) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', callback)
      return () => list.removeEventListener('change', callback)
    },
    () => window.matchMedia(query).matches,
  )
}
