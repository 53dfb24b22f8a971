import Box from '@mui/material/Box'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { Coordinate } from '@running-dinner/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOf } from '../../../features/dinner-routes/routes-on-map.ts'
import { Page } from '../../../ui/page.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { LocationNotices } from './location-notices.tsx'
import { OverviewMap } from './overview-map.tsx'
import { PinPanel } from './pin-panel.tsx'
import { RouteFilters } from './route-filters.tsx'
import { RouteList } from './route-list.tsx'
import { useRouteSelection } from './use-route-selection.ts'

interface RouteOverviewProps {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
}

/** The map, and beside it everything it shows as a list; on a phone one above the other. */
export function RouteOverview({ teams, routes }: RouteOverviewProps) {
  const { t } = useTranslation('routes')
  const { afterPartyLocation } = useAdminDinner()
  const { selection, select } = useRouteSelection()
  const [draft, setDraft] = useState<Coordinate>()
  const pinned = teams.find((team) => team.teamNumber === selection.pin && team.hostTeamMember !== null)
  const places = placesOf(teams, afterPartyLocation)
  const endPinning = () => {
    setDraft(undefined)
    select({ pin: undefined })
  }
  return (
    <Page title={t('title')} intro={t('intro')} width="xl">
      <RouteFilters />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 380px' }, alignItems: 'start' }}>
        <Box sx={mapBox}>
          <OverviewMap
            teams={teams}
            routes={routes}
            places={places}
            draft={pinned && draft}
            {...(pinned && { onPick: setDraft })}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {pinned && <PinPanel key={pinned.id} team={pinned} draft={draft} onDraft={setDraft} onDone={endPinning} />}
          <LocationNotices teams={teams} />
          <RouteList teams={teams} routes={routes} />
        </Box>
      </Box>
    </Page>
  )
}

/** Stays in sight beside the list, and above it on a phone that is held upright. */
const mapBox = {
  height: { xs: '42svh', lg: 'calc(100dvh - 112px)' },
  minHeight: 280,
  '@media (min-height: 560px)': { position: 'sticky', top: { xs: 64, lg: 88 }, zIndex: 2 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'hidden',
} as const
