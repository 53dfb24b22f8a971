import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { Coordinate } from '@running-dinner/domain'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { placesOf } from '../../../features/dinner-routes/routes-on-map.ts'
import { useNearHosts } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { longestWay, overviewOf } from '../route-map/overview-content.ts'
import { OverviewMap } from '../route-map/overview-map.tsx'
import { useRouteSelection } from '../route-map/use-route-selection.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { HelpDialog } from './help-dialog.tsx'
import { HostFilter } from './host-filter.tsx'
import { LocationNotices } from './location-notices.tsx'
import { NearPairs } from './near-pairs.tsx'
import { PinPanel } from './pin-panel.tsx'
import { RouteFilters } from './route-filters.tsx'
import { RouteList } from './route-list.tsx'
import { RoutesPage } from './routes-page.tsx'
import { SheetOverMap } from './sheet-over-map.tsx'
import { takesPart } from './takes-part.ts'
import { ViewSettings } from './view-settings.tsx'

interface RouteOverviewProps {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
}

/** The map, and everything it shows as a list: beside it, or on a phone in a sheet over its lower part. */
export function RouteOverview({ teams: all, routes }: RouteOverviewProps) {
  const { selection, select } = useRouteSelection()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [draft, setDraft] = useState<Coordinate>()
  const { teams, places, overview, pairs } = useOverview(all, routes)
  const longest = useMemo(() => longestWay(routes, places), [routes, places])
  const pinned = teams.find((team) => team.teamNumber === selection.pin && team.hostTeamMember !== null)
  const list = useRef<HTMLDivElement>(null)
  const endPinning = () => {
    setDraft(undefined)
    select({ pin: undefined })
    // The panel goes away with the button that was pressed in it.
    list.current?.focus({ preventScroll: true })
  }
  const mapWith = (covered: number, actions?: ReactNode) => (
    <OverviewMap
      teams={teams}
      overview={overview}
      places={places}
      draft={pinned && draft}
      covered={covered}
      actions={actions}
      {...(pinned && { onPick: setDraft })}
    />
  )
  const content = (
    <Box ref={list} tabIndex={-1} sx={listPlace}>
      {pinned && <PinPanel key={pinned.id} team={pinned} draft={draft} onDraft={setDraft} onDone={endPinning} />}
      <ViewSettings overview={overview} longest={longest} withFilters={!isWide} />
      <HostFilter teams={teams} listed={overview.listed} openAtFirst={isWide} />
      {pairs && <NearPairs pairs={pairs} teams={teams} />}
      <LocationNotices teams={teams} />
      <RouteList teams={teams} routes={routes} overview={overview} />
    </Box>
  )
  return (
    <RoutesPage view="map" teams={all} onHelp={() => select({ help: true })} fills>
      {isWide ? (
        <>
          <RouteFilters />
          <Box sx={columns}>
            <Box sx={mapBox}>{mapWith(0)}</Box>
            <Box sx={scrolling}>{content}</Box>
          </Box>
        </>
      ) : (
        <SheetOverMap teams={teams} listed={overview.listed} map={mapWith}>
          {content}
        </SheetOverMap>
      )}
      <HelpDialog open={selection.help} onClose={() => select({ help: false }, { replace: true })} />
    </RoutesPage>
  )
}

function useOverview(all: readonly TeamReply[], routes: readonly DinnerRouteReply[]) {
  const { afterPartyLocation } = useAdminDinner()
  const { selection } = useRouteSelection()
  const near = useNearHosts(useAdminId(), selection.near)
  const pairs = selection.near === undefined ? undefined : near.data?.teamNeighbourClusters
  const teams = useMemo(() => all.filter(takesPart), [all])
  const places = useMemo(() => placesOf(teams, afterPartyLocation), [teams, afterPartyLocation])
  const overview = useMemo(() => {
    const nearPairs = pairs?.map(({ a, b }) => [a.teamNumber, b.teamNumber] as const)
    return overviewOf({ teams, routes, places, selection, nearPairs })
  }, [teams, routes, places, selection, pairs])
  return { teams, places, overview, pairs }
}

const columns = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media print': { display: 'block' },
} as const

const mapBox = {
  // Fitted to the screen, on paper it would be cut off; the list then tells every route in full.
  '@media print': { display: 'none' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'hidden',
} as const

/** Room for the rings around what has the focus, which scrolling would cut off. */
const scrolling = {
  overflowY: 'auto',
  minHeight: 0,
  mx: -0.5,
  px: 0.5,
  py: 0.5,
  my: -0.5,
  scrollbarWidth: 'thin',
  '@media print': { overflow: 'visible' },
} as const

const listPlace = {
  '&&': { outline: 'none' },
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  '& :is(a, button, input, h2, li)': { scrollMarginBlock: '8px' },
} as const
