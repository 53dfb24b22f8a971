import type { TeamReply } from '@running-dinner/contract/plan'
import type { Coordinate } from '@running-dinner/domain'
import type { MapLine, MapView } from '../../../../features/plan/dinner-routes/map-content.ts'
import { filterLegs, type Leg, legsOf, type Places } from '../../../../features/plan/dinner-routes/routes-on-map.ts'
import { filterTeams } from '../../../../features/plan/teams/filter-teams.ts'
import type { MetreRange, RouteSelection } from './route-selection.ts'

type Stops = Parameters<typeof legsOf>[0]
type NearPair = readonly [teamNumber: number, otherTeamNumber: number]

export interface OverviewInput {
  teams: readonly TeamReply[]
  routes: readonly Stops[]
  places: Places
  selection: RouteSelection
  /** Pairs of near hosts; undefined while near hosts are switched off. */
  nearPairs?: readonly NearPair[] | undefined
}

/** Display of a team's marker. */
interface TeamLook {
  shown: 'full' | 'grey' | 'hidden'
  /** Its own route is highlighted. */
  chosen: boolean
  /** A highlighted route leads to it. */
  onRoute: boolean
  /** It matches a filter. */
  marked: boolean
}

export interface Overview {
  lookOf: ReadonlyMap<number, TeamLook>
  lines: MapLine[]
  view: MapView
  /** The teams in the list: all, or those that match the filters and those that are selected. */
  listed: readonly TeamReply[]
  /** Lengths of each team's legs within the chosen range; empty without a range. */
  metresInRange: ReadonlyMap<number, readonly number[]>
  /** Whether legs of teams that are not selected are drawn. */
  allLines: boolean
}

/** With more teams than this all legs at once are unreadable: legs of unselected teams are drawn on demand only. */
export const mostTeamsWithAllLines = 20

/** Derives the content of map and list from the plan and the selection. */
export function overviewOf(input: OverviewInput): Overview {
  const { teams, routes, places, selection, nearPairs } = input
  const shownTeams = chosenTeams(routes, selection)
  const onRoute = new Set(
    routes
      .filter((route) => shownTeams.has(route.currentTeam.teamNumber))
      .flatMap((route) => route.teams.map((stop) => stop.teamNumber)),
  )
  const legs = filterLegs(
    routes.flatMap((route) => legsOf(route, places)),
    selection,
  )
  const metresInRange = metresByTeam(legs, selection.metres)
  const foundNumbers = foundTeams(input, metresInRange)
  const isNarrowed = shownTeams.size > 0 || foundNumbers !== undefined
  // A marked leg needs the markers at both ends, also when other teams are hidden.
  const ends = new Set(
    legs.filter((leg) => isMarkedLeg(leg, selection.metres, foundNumbers)).flatMap((leg) => leg.hosts),
  )
  const lookOf = new Map(
    teams.map(({ teamNumber }): [number, TeamLook] => {
      const isShownInFull =
        !isNarrowed || onRoute.has(teamNumber) || ends.has(teamNumber) || foundNumbers?.has(teamNumber) === true
      const otherLook = selection.others === 'hidden' ? 'hidden' : 'grey'
      const marked = foundNumbers?.has(teamNumber) === true
      const shown = isShownInFull ? 'full' : otherLook
      return [teamNumber, { shown, chosen: shownTeams.has(teamNumber), onRoute: onRoute.has(teamNumber), marked }]
    }),
  )
  const allLines = (selection.lines ?? (teams.length > mostTeamsWithAllLines ? 'chosen' : 'all')) === 'all'
  const drawn = allLines && !(isNarrowed && selection.others === 'hidden')
  return {
    lookOf,
    lines: [
      ...linesOf(legs, { chosen: shownTeams, range: selection.metres, foundTeams: foundNumbers, drawn }),
      ...nearLines(nearPairs ?? [], foundNumbers, places),
    ],
    view: viewOf(routes, places, selection, shownTeams),
    listed: foundNumbers
      ? teams.filter(({ teamNumber }) => foundNumbers.has(teamNumber) || shownTeams.has(teamNumber))
      : teams,
    metresInRange,
    allLines,
  }
}

/** The team selected on the map and those switched on in the list, if they have a route. */
function chosenTeams(routes: readonly Stops[], { team, teams }: RouteSelection): Set<number> {
  const selectedNumbers = new Set(team === undefined ? teams : [...teams, team])
  return new Set(routes.map((route) => route.currentTeam.teamNumber).filter((number) => selectedNumbers.has(number)))
}

/** Teams that match all active filters; undefined without a filter. */
function foundTeams(
  { teams, selection, nearPairs }: OverviewInput,
  metresInRange: ReadonlyMap<number, readonly number[]>,
): Set<number> | undefined {
  const { host, course, metres } = selection
  if (host === '' && course === undefined && !metres && !nearPairs) return undefined
  const near = nearPairs && new Set(nearPairs.flat())
  return new Set(
    filterTeams(teams, { text: host, mealId: course, withoutSeats: undefined })
      .map((team) => team.teamNumber)
      .filter((number) => (!metres || metresInRange.has(number)) && (near?.has(number) ?? true)),
  )
}

function metresByTeam(legs: readonly Leg[], range: MetreRange | undefined): Map<number, number[]> {
  const metresOf = new Map<number, number[]>()
  for (const { teamNumber, metres } of range ? legs : []) {
    if (metres === undefined || !isInRange(metres, range)) continue
    metresOf.set(teamNumber, [...(metresOf.get(teamNumber) ?? []), metres])
  }
  return metresOf
}

function isInRange(metres: number | undefined, range: MetreRange | undefined): boolean {
  if (metres === undefined || !range) return false
  return metres >= range.min && (range.max === undefined || metres <= range.max)
}

function isMarkedLeg(leg: Leg, range: MetreRange | undefined, foundTeams: ReadonlySet<number> | undefined): boolean {
  return isInRange(leg.metres, range) && foundTeams?.has(leg.teamNumber) === true
}

interface LineChoice {
  chosen: ReadonlySet<number>
  range: MetreRange | undefined
  foundTeams: ReadonlySet<number> | undefined
  /** Whether legs are drawn that are neither of selected teams nor within the range. */
  drawn: boolean
}

/** Lines for legs: highlighted for selected teams, marked within the range, plain otherwise. */
function linesOf(legs: readonly Leg[], { chosen, range, foundTeams, drawn }: LineChoice): MapLine[] {
  return legs.flatMap((leg): MapLine[] => {
    const { teamNumber, to, from, towards } = leg
    const tone = chosen.has(teamNumber) ? 'highlighted' : isMarkedLeg(leg, range, foundTeams) ? 'marked' : 'plain'
    return tone === 'plain' && !drawn ? [] : [{ key: `${teamNumber}-${to}`, points: [from, towards], tone }]
  })
}

function nearLines(pairs: readonly NearPair[], foundTeams: ReadonlySet<number> | undefined, places: Places): MapLine[] {
  return pairs.flatMap(([team, nearTeam]): MapLine[] => {
    const [from, towards] = [places.ofTeam.get(team), places.ofTeam.get(nearTeam)]
    if (!from || !towards || !foundTeams?.has(team) || !foundTeams.has(nearTeam)) return []
    return [{ key: `near-${team}-${nearTeam}`, points: [from, towards], tone: 'near' }]
  })
}

/** The section to show: routes of selected teams, else all places. Filters and pins do not move the map. */
function viewOf(
  routes: readonly Stops[],
  places: Places,
  { withAfterParty }: RouteSelection,
  shownTeams: ReadonlySet<number>,
): MapView {
  const ofChosen = routes
    .filter((route) => shownTeams.has(route.currentTeam.teamNumber))
    .flatMap((route) => route.teams.flatMap((stop) => places.ofTeam.get(stop.teamNumber) ?? []))
  if (ofChosen.length > 0) return { key: `teams-${[...shownTeams].join('.')}`, points: ofChosen }
  const afterParty = withAfterParty && places.afterParty ? [places.afterParty] : []
  const points: Coordinate[] = [...places.ofTeam.values(), ...afterParty]
  return { key: `all-${points.length > 0}`, points }
}

/** Upper end of the slider for leg lengths: the longest leg, rounded up. */
export function longestWay(routes: readonly Stops[], places: Places): number {
  const metres = routes.flatMap((route) => legsOf(route, places)).map((leg) => leg.metres ?? 0)
  return Math.max(100, Math.ceil(Math.max(0, ...metres) / 100) * 100)
}
