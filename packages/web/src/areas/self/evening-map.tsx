import { mdiMapOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { isValidCoordinate, spreadSameAddress } from '@running-dinner/domain/plan/dinner-routes/map-layout.ts'
import { isTownOnly } from '@running-dinner/domain/plan/dinner-routes/usable-coordinates.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EveningStop } from '../../features/guests/self-service/evening.ts'
import { LazyRouteMap } from '../../features/plan/dinner-routes/lazy-route-map.tsx'
import { afterPartyFace, stopFace } from '../../features/plan/dinner-routes/team-marker.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Beside the stops where there is room; on a phone it costs data, so it comes when asked for. */
export function EveningMap({ stops }: { stops: readonly EveningStop[] }) {
  const { t } = useTranslation('self')
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const [wanted, setWanted] = useState(false)
  const located = locate(stops)
  if (located.length === 0) return null
  return (
    <Box className="no-print" sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
      {!isWide && (
        <Button
          fullWidth
          variant="outlined"
          size="large"
          startIcon={<Icon path={mdiMapOutline} />}
          aria-expanded={wanted}
          onClick={() => setWanted(!wanted)}
        >
          {t(wanted ? 'evening.hideMap' : 'evening.showMap')}
        </Button>
      )}
      {(isWide || wanted) && (
        <Box sx={mapBox}>
          <StopsOnMap located={located} />
        </Box>
      )}
    </Box>
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

const mapBox = {
  mt: { xs: 2, md: 0 },
  height: { xs: '60svh', md: 'min(640px, calc(100dvh - 120px))' },
  minHeight: 280,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'hidden',
} as const
