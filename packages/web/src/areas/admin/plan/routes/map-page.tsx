import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { DinnerRouteReply, TeamReply } from '@running-dinner/contract/plan'
import { type Coordinate, fullName } from '@running-dinner/domain'
import { lazy, type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDinnerRoutes } from '../../../../features/plan/dinner-routes/dinner-routes.api.ts'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { placesOf } from '../../../../features/plan/dinner-routes/routes-on-map.ts'
import { type NearHosts, useNearHosts } from '../../../../features/plan/plan-optimization/present-plan.api.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { Page } from '../../../../ui/page.tsx'
import { MapSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { longestWay, overviewOf } from '../route-map/overview-content.ts'
import { OverviewMap } from '../route-map/overview-map.tsx'
import { useRouteSelection } from '../route-map/route-selection.ts'
import { isParticipating, NoRoutes } from './planned-page.tsx'
import { HostFilter, RouteFilters } from './route-filters.tsx'
import { RouteList } from './route-list.tsx'
import { RoutesPage } from './routes-page.tsx'
import { SheetOverMap } from './sheet-over-map.tsx'
import { SlowWays } from './slow-ways.tsx'
import { ViewSettings } from './view-settings.tsx'

const loadHelpDialog = () => import('./help-dialog.tsx')
const HelpDialog = lazy(() => loadHelpDialog().then((file) => ({ default: file.HelpDialog })))
const LocationNotices = lazy(() => import('./location-notices.tsx').then((file) => ({ default: file.LocationNotices })))
const PinPanel = lazy(() => import('./pin-panel.tsx').then((file) => ({ default: file.PinPanel })))

/** The map of all routes. */
export function MapPage() {
  const { t } = useTranslation('routes')
  const adminId = useAdminId()
  const teams = useTeams(adminId)
  const routes = useDinnerRoutes(adminId)
  const error = teams.error ?? routes.error
  if (error !== null) {
    const handleRetry = () => void Promise.all([teams.refetch(), routes.refetch()])
    return (
      <Page title={t('title')}>
        <LoadError error={error} onRetry={handleRetry} />
      </Page>
    )
  }
  if (!teams.data || !routes.data) {
    return (
      <Page title={t('title')}>
        <MapSkeleton />
      </Page>
    )
  }
  return teams.data.teams.some(isParticipating) ? (
    <RouteOverview teams={teams.data.teams} routes={routes.data.dinnerRoutes} />
  ) : (
    <NoRoutes />
  )
}

interface RouteOverviewProps {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
}

/** The map with the list of its routes: beside it on wide screens, in a sheet over its lower part on phones. */
function RouteOverview({ teams: allTeams, routes }: RouteOverviewProps) {
  const { selection, select } = useRouteSelection()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [draft, setDraft] = useState<Coordinate>()
  const { teams, places, overview, pairs } = useOverview(allTeams, routes)
  const longest = useMemo(() => longestWay(routes, places), [routes, places])
  const pinned = teams.find((team) => team.teamNumber === selection.pin && team.hostTeamMember !== null)
  const listElement = useRef<HTMLDivElement>(null)
  const endPinning = () => {
    setDraft(undefined)
    select({ pin: undefined })
    // The focused button is unmounted with the panel, so the focus moves to the list.
    listElement.current?.focus({ preventScroll: true })
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
  const closeHelp = () => select({ help: false }, { replace: true })
  const content = (
    <Box ref={listElement} tabIndex={-1} sx={listPlace}>
      <Suspense>
        {pinned && <PinPanel key={pinned.id} team={pinned} draft={draft} onDraft={setDraft} onDone={endPinning} />}
      </Suspense>
      <ViewSettings overview={overview} longest={longest} withFilters={!isWide} />
      <HostFilter teams={teams} listed={overview.listed} openAtFirst={isWide} />
      {pairs && <NearPairs pairs={pairs} teams={teams} />}
      <SlowWays />
      <Suspense>
        <LocationNotices teams={teams} />
      </Suspense>
      <RouteList teams={teams} routes={routes} overview={overview} />
    </Box>
  )
  return (
    <RoutesPage view="map" teams={allTeams} onHelp={() => select({ help: true })} fills>
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
      <OnceOpened open={selection.help} load={loadHelpDialog} onFail={closeHelp}>
        <HelpDialog open={selection.help} onClose={closeHelp} />
      </OnceOpened>
    </RoutesPage>
  )
}

function useOverview(allTeams: readonly TeamReply[], routes: readonly DinnerRouteReply[]) {
  const { afterPartyLocation } = useAdminDinner()
  const { selection } = useRouteSelection()
  const near = useNearHosts(useAdminId(), selection.near)
  const pairs = selection.near === undefined ? undefined : near.data?.teamNeighbourClusters
  const teams = useMemo(() => allTeams.filter(isParticipating), [allTeams])
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
  // Not printed: the map is sized for the screen. The printed list has all routes in full.
  '@media print': { display: 'none' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'hidden',
} as const

/** Padding for focus outlines, which the scrolling box would clip. */
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

interface NearPairsProps {
  pairs: NearHosts['teamNeighbourClusters']
  teams: readonly TeamReply[]
}

const rowsPerPage = 5

/** The pairs of near hosts marked on the map, the nearest first; pressing a pair highlights both routes. */
function NearPairs({ pairs, teams }: NearPairsProps) {
  const { t } = useTranslation('routes')
  const { selection, select } = useRouteSelection()
  const adminId = useAdminId()
  const titleId = useId()
  const hostOf = useMemo(() => new Map(teams.map((team) => [team.teamNumber, team.hostTeamMember])), [teams])
  const nameOf = (teamNumber: number) => {
    const host = hostOf.get(teamNumber)
    return host ? `#${teamNumber} ${fullName(host)}` : `#${teamNumber}`
  }
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 1.5 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {t('tabs.nearHosts')}
      </Typography>
      <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {pairs.length === 0 ? t('nearHosts.none') : t('nearHosts.count', { count: pairs.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.slice(0, rowsPerPage).map(({ a, b, distance }) => (
          <li key={`${a.teamId} ${b.teamId}`}>
            <ButtonBase
              aria-pressed={[a, b].every(({ teamNumber }) => selection.teams.includes(teamNumber))}
              onClick={() => select({ teams: [a.teamNumber, b.teamNumber], team: undefined })}
              sx={pairSx}
            >
              <span>
                {nameOf(a.teamNumber)}
                <br />
                {nameOf(b.teamNumber)}
              </span>
              <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap', color: 'text.secondary' }}>
                {distance === 0 ? t('nearHosts.sameAddress') : formatDistance(distance, currentLanguage())}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {pairs.length > rowsPerPage && (
        <MuiLink
          component={Link}
          to={{ pathname: paths.admin.nearHosts(adminId), search: `range=${selection.near}` }}
          sx={{ display: 'inline-block', py: 0.5, fontSize: '0.9375rem' }}
        >
          {t('nearHosts.all')}
        </MuiLink>
      )}
    </Card>
  )
}

const pairSx = {
  width: '100%',
  gap: 1,
  py: 0.75,
  px: 1,
  mx: -1,
  boxSizing: 'content-box',
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  fontSize: '0.9375rem',
  borderRadius: 2,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
  '&&:focus-visible': { outlineOffset: -3 },
} as const
