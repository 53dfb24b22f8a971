import { isTownOnly, isValidCoordinate, spreadSameAddress } from '@running-dinner/domain/plan'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EveningStop } from '../../features/guests/self-service/evening.ts'
import { RouteMap } from '../../features/plan/dinner-routes/route-map.tsx'
import { afterPartyFace, stopFace } from '../../features/plan/dinner-routes/team-marker.tsx'

export function StopsOnMap({ stops }: { stops: readonly EveningStop[] }) {
  const { t } = useTranslation('self')
  const located = useMemo(() => locate(stops), [stops])
  const lines = useMemo(
    () => [{ key: 'route', tone: 'highlighted' as const, points: located.map(({ lat, lng }) => ({ lat, lng })) }],
    [located],
  )
  return (
    <RouteMap
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
