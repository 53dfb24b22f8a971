import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { DinnerRouteReply, TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { isTownOnly, isValidCoordinate, teamInitials } from '@running-dinner/domain/plan'
import { memo, type ReactNode, type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { metresToStops } from '../../../../features/plan/dinner-routes/metres-to-stops.ts'
import { addressLine } from '../../../../features/plan/dinner-routes/navigation-link.ts'
import { TeamMarker } from '../../../../features/plan/dinner-routes/team-marker.tsx'
import { courseOf, MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { formatTime } from '../../../../lib/dates.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { useIsPrinting } from '../../../../lib/use-is-printing.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import type { Overview } from '../route-map/overview-content.ts'
import { useRouteSelection } from '../route-map/route-selection.ts'

interface RouteListProps {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
  overview: Overview
}

const rowsAtFirst = 12

/** The routes on the map as a list. */
export function RouteList({ teams, routes, overview }: RouteListProps) {
  const { t } = useTranslation('routes')
  const { selection, select, toggle } = useRouteSelection()
  // Deferred, so that opening a large event does not wait for hundreds of rows.
  const listed = useDeferredValue(overview.listed, overview.listed.slice(0, rowsAtFirst))
  const titleId = useId()
  const routeOf = useMemo(() => new Map(routes.map((route) => [route.currentTeam.teamNumber, route])), [routes])
  const listElement = useRef<HTMLUListElement>(null)
  useScrollToSelected(listElement, selection.team, listed)
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('list.title')}
      </Typography>
      {overview.listed.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('list.none', { count: teams.length })}</Typography>
      )}
      <Box ref={listElement} component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {listed.map((team) => (
          <RouteEntry
            key={team.id}
            team={team}
            route={routeOf.get(team.teamNumber)}
            selected={team.teamNumber === selection.team}
            switchedOn={selection.teams.includes(team.teamNumber)}
            metres={overview.metresInRange.get(team.teamNumber)}
            onSelect={select}
            onToggle={toggle}
          />
        ))}
      </Box>
    </section>
  )
}

/** Scrolls to the entry of the selected team; to the top of the list if it was not fully visible. */
function useScrollToSelected(
  listElement: RefObject<HTMLElement | null>,
  selected: number | undefined,
  listed: readonly TeamReply[],
): void {
  const isListed = listed.some((team) => team.teamNumber === selected)
  useEffect(() => {
    if (!isListed) return
    const entry = listElement.current?.querySelector(`[data-team="${selected}"]`)
    const room = entry && scrollingParent(entry)?.getBoundingClientRect()
    if (!room) return
    const { top, height } = entry.getBoundingClientRect()
    const isVisible = top >= room.top && top + headHeight <= room.bottom && height <= room.height
    entry.scrollIntoView({ block: isVisible ? 'nearest' : 'start' })
  }, [listElement, selected, isListed])
}

const headHeight = 64

function scrollingParent(element: Element): Element | null {
  const parent = element.parentElement
  if (!parent || /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return scrollingParent(parent)
}

interface RouteEntryProps {
  team: TeamReply
  route: DinnerRouteReply | undefined
  selected: boolean
  switchedOn: boolean
  /** Lengths of its legs within the chosen range; undefined without a range. */
  metres: readonly number[] | undefined
  onSelect: (change: { team: number | undefined }) => void
  onToggle: (teamNumber: number) => void
}

/** One team with its hosts and a checkbox for the map; selected or printed, it shows the whole route. */
const RouteEntry = memo(function RouteEntry(props: RouteEntryProps) {
  const { team, route, selected, switchedOn, metres, onSelect, onToggle } = props
  const { t } = useTranslation('routes')
  const { meals } = useAdminDinner()
  const isPrinting = useIsPrinting()
  return (
    <Card
      component="li"
      data-team={team.teamNumber}
      sx={selected ? { borderColor: 'success.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-success-main)' } : {}}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Checkbox
          checked={switchedOn}
          onChange={() => onToggle(team.teamNumber)}
          slotProps={{ input: { 'aria-label': t('list.switchOn', { number: team.teamNumber }) } }}
          color="success"
          sx={{ mt: 0.25, ml: 0.25 }}
        />
        <ButtonBase
          aria-expanded={selected}
          onClick={() => onSelect({ team: selected ? undefined : team.teamNumber })}
          sx={entryButton}
        >
          <TeamMarker
            teamNumber={team.teamNumber}
            initials={teamInitials(team.teamMembers, team.hostTeamMember?.id)}
            course={team.onlyGuest ? undefined : courseOf(team.meal, meals)}
            approximate={isTownOnly(team.geocodingResult)}
          />
          <EntryText team={team} route={route} metres={metres} />
        </ButtonBase>
      </Box>
      {(selected || isPrinting) && route && <RouteDetails team={team} route={route} />}
    </Card>
  )
})

/** Phrasing content only, as it is inside a button. */
function EntryText({ team, route, metres }: Pick<RouteEntryProps, 'team' | 'route' | 'metres'>) {
  const { t } = useTranslation('routes')
  const hosts = (route?.teams ?? [])
    .filter((stop) => !stop.currentTeam)
    .map((stop) => `#${stop.teamNumber} ${stop.hostTeamMember ? fullName(stop.hostTeamMember) : t('list.cancelled')}`)
  return (
    <Line sx={{ flex: '1 1 150px', minWidth: 0 }}>
      <Line sx={{ fontWeight: 600 }}>{team.teamMembers.map(fullName).join(', ')}</Line>
      <Line sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('list.guestAt')} {hosts.join(', ')}
      </Line>
      {metres && (
        <Line sx={{ color: 'info.main', fontSize: '0.875rem', fontWeight: 600 }}>
          {t('list.waysInRange', {
            count: metres.length,
            metres: metres.map((length) => formatDistance(length, currentLanguage())).join(', '),
          })}
        </Line>
      )}
      {!isValidCoordinate(team.geocodingResult) && (
        <Line sx={{ color: 'warning.main', fontSize: '0.875rem', fontWeight: 600 }}>{t('list.unknownPlace')}</Line>
      )}
    </Line>
  )
}

const entryButton = {
  flex: 1,
  minWidth: 0,
  textAlign: 'left',
  py: 1.25,
  pr: 1.5,
  pl: 0.25,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  columnGap: 1.25,
  rowGap: 0.5,
  alignItems: 'flex-start',
  font: 'inherit',
  borderRadius: 2,
  '&&:focus-visible': { outlineOffset: -3 },
  // The checkbox before it is not printed.
  '@media print': { pl: 1.5 },
} as const

const Line = styled('span')({ display: 'block' })

/** The route of the selected team, stop by stop. */
function RouteDetails({ team, route }: { team: TeamReply; route: DinnerRouteReply }) {
  const { t } = useTranslation('routes')
  const { selection } = useRouteSelection()
  const metres = metresToStops([
    ...route.teams.map((stop) => stop.hostTeamMember?.geocodingResult),
    route.afterPartyLocation?.geocodingResult,
  ])
  const quality = team.geocodingResult?.quality
  return (
    <Box sx={{ px: 1.5, pb: 1.5, display: 'grid', gap: 1.5 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {route.teams.map((stop, index) => (
          <Stop key={stop.meal.id} stop={stop} metres={metres[index]} />
        ))}
        {selection.withAfterParty && route.afterPartyLocation && (
          <AfterParty location={route.afterPartyLocation} metres={metres[route.teams.length]} />
        )}
      </Box>
      {quality && quality !== 'EXACT' && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t(`list.quality.${quality}`)}</Box>
      )}
      <DetailActions team={team} />
    </Box>
  )
}

function Stop({ stop, metres }: { stop: DinnerRouteReply['currentTeam']; metres: number | undefined }) {
  const { t } = useTranslation('routes')
  const { meals } = useAdminDinner()
  const host = stop.hostTeamMember
  return (
    <TimedLine time={stop.meal.time} metres={metres}>
      <MealMark meal={stop.meal} meals={meals} />
      <Box>
        {`#${stop.teamNumber} `}
        {host ? fullName(host) : t('list.cancelled')}
        {stop.currentTeam && ` (${t('list.atHome')})`}
      </Box>
      {host && <Box sx={quiet}>{addressLine(host)}</Box>}
    </TimedLine>
  )
}

type AfterPartyLocation = NonNullable<DinnerRouteReply['afterPartyLocation']>

function AfterParty({ location, metres }: { location: AfterPartyLocation; metres: number | undefined }) {
  return (
    <TimedLine time={location.time} metres={metres}>
      <Box sx={{ fontWeight: 600 }}>{location.title}</Box>
      <Box sx={quiet}>{addressLine(location)}</Box>
    </TimedLine>
  )
}

const quiet = { color: 'text.secondary', fontSize: '0.875rem' }

function TimedLine({ time, metres, children }: { time: string; metres: number | undefined; children: ReactNode }) {
  const { t } = useTranslation('routes')
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '52px minmax(0, 1fr)' }}>
      <Box sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{formatTime(time)}</Box>
      <Box>
        {children}
        {metres !== undefined && (
          <Box sx={quiet}>{t('distance.leg', { distance: formatDistance(metres, currentLanguage()) })}</Box>
        )}
      </Box>
    </Box>
  )
}

function DetailActions({ team }: { team: TeamReply }) {
  const { t } = useTranslation('routes')
  const { select } = useRouteSelection()
  const adminId = useAdminId()
  const isLocated = isValidCoordinate(team.geocodingResult)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to={paths.admin.team(adminId, team.id)} size="small" variant="outlined">
        {t('list.toTeam')}
      </Button>
      {team.hostTeamMember && (
        <Button size="small" variant="outlined" onClick={() => select({ pin: team.teamNumber })}>
          {t(isLocated ? 'list.movePin' : 'list.setPin')}
        </Button>
      )}
    </Box>
  )
}
