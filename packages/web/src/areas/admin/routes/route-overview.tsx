import Box from '@mui/material/Box'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { Coordinate } from '@running-dinner/domain'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOf } from '../../../features/dinner-routes/routes-on-map.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { LocationNotices } from './location-notices.tsx'
import { OverviewMap } from './overview-map.tsx'
import { PinPanel } from './pin-panel.tsx'
import { RouteFilters } from './route-filters.tsx'
import { RouteList } from './route-list.tsx'
import { RoutesPage } from './routes-page.tsx'
import { takesPart } from './takes-part.ts'
import { useRouteSelection } from './use-route-selection.ts'

interface RouteOverviewProps {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
}

/** The map, and beside it everything it shows as a list; on a phone one above the other. */
export function RouteOverview({ teams: all, routes }: RouteOverviewProps) {
  const { t } = useTranslation('routes')
  const { afterPartyLocation } = useAdminDinner()
  const { selection, select } = useRouteSelection()
  const [draft, setDraft] = useState<Coordinate>()
  const teams = useMemo(() => all.filter(takesPart), [all])
  const places = useMemo(() => placesOf(teams, afterPartyLocation), [teams, afterPartyLocation])
  const pinned = teams.find((team) => team.teamNumber === selection.pin && team.hostTeamMember !== null)
  const list = useRef<HTMLDivElement>(null)
  const endPinning = () => {
    setDraft(undefined)
    select({ pin: undefined })
    // The panel goes away with the button that was pressed in it.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <RoutesPage view="map" intro={t('intro')} teams={all}>
      <RouteFilters />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 380px' }, alignItems: 'start' }}>
        <Box sx={mapPlace}>
          <Box sx={mapBox}>
            <OverviewMap
              teams={teams}
              routes={routes}
              places={places}
              draft={pinned && draft}
              {...(pinned && { onPick: setDraft })}
            />
          </Box>
        </Box>
        <Box ref={list} tabIndex={-1} sx={listPlace}>
          {pinned && <PinPanel key={pinned.id} team={pinned} draft={draft} onDraft={setDraft} onDone={endPinning} />}
          <LocationNotices teams={teams} />
          <RouteList teams={teams} routes={routes} />
        </Box>
      </Box>
    </RoutesPage>
  )
}

/** Stays in sight beside the list, and above it on a phone that is held upright: right below the bar, covering what scrolls by. */
const mapPlace = {
  // Fitted to the screen, on paper it would be cut off; the list then tells every route in full.
  '@media print': { display: 'none' },
  bgcolor: 'background.default',
  pb: { xs: 1, lg: 0 },
  '@media (min-height: 560px)': { position: 'sticky', top: { xs: 56, sm: 64, lg: 88 }, zIndex: 2 },
} as const

/** What gets the focus or is scrolled to must come to rest below the map and above the navigation, not under them. */
const listPlace = {
  '&&': { outline: 'none' },
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '& :is(a, button, input, h2)': { scrollMarginTop: { xs: 'calc(42svh + 96px)', lg: 96 }, scrollMarginBottom: '80px' },
} as const

const mapBox = {
  // Below bar, phase and filters the whole map is in sight before anybody scrolls.
  height: { xs: '42svh', lg: 'calc(100dvh - 458px)' },
  minHeight: { xs: 280, lg: 440 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'hidden',
} as const
