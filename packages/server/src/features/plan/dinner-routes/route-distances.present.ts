import type { dinnerRouteRoutes, planOptimizationRoutes, ReplyOf } from '@running-dinner/contract'
import { hostOf, type Meal, type Team } from '@running-dinner/domain'
import {
  isTownOnly,
  nearHosts,
  type RouteStopWay,
  type routeLegs,
  teamClusters,
  usableCoordinates,
} from '@running-dinner/domain/plan'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { mealOf, type StoredVisit } from '../teams/index.ts'
import { presentRouteHost } from './dinner-route.present.ts'

type Distances = ReplyOf<typeof planOptimizationRoutes.distances>
type Clusters = ReplyOf<typeof dinnerRouteRoutes.all>['teamClusterMappings']
type NearHosts = ReplyOf<typeof planOptimizationRoutes.nearHosts>
type Routes = ReturnType<typeof routeLegs>

/** Bounds the reply; a longer list is of no use on a screen. */
const maxPairs = 2_000

/** The route with the longest leg first. The overall mean is over all legs. */
export function presentListedDistances(routes: Routes, distanceSource: Distances['distanceSource']): Distances {
  const sorted = [...routes].sort((a, b) => longestOf(b.stops) - longestOf(a.stops))
  const legs = routes.flatMap(({ stops }) => stops.filter(({ way }) => way))
  return {
    ...presentDistances(sorted, distanceSource),
    averageDistanceInMeters: mean(sumOf(legs), legs.length),
  }
}

/** The mean of a route is over its legs, the overall mean over routes. */
export function presentDistances(routes: Routes, distanceSource: Distances['distanceSource']): Distances {
  const sums = routes.map(({ stops }) => sumOf(stops))
  const sum = sums.reduce((total, length) => total + length, 0)
  return {
    dinnerRoutes: routes.map(({ team, stops }, index) => ({
      teamId: team.id,
      teamNumber: team.teamNumber,
      teams: presentStops(team, stops),
      averageDistanceInMeters: mean(sums[index] ?? 0, stops.filter((stop) => stop.way).length),
    })),
    averageDistanceInMeters: mean(sum, routes.length),
    sumDistanceInMeters: Math.round(sum),
    distanceSource,
  }
}

function presentStops(team: Team, stops: readonly RouteStopWay[]): Distances['dinnerRoutes'][number]['teams'] {
  const longest = longestOf(stops)
  return stops.map(({ host, meal, way }) => ({
    ...presentTeamStop(host, meal),
    mealId: meal.id,
    currentTeam: host.id === team.id,
    distanceToNextTeam: way ? Math.round(way.metres) / 1_000 : null,
    metresToNextTeam: way ? Math.round(way.metres) : null,
    minutesToNextTeam: way ? Math.ceil(way.minutes) : null,
    estimated: way?.isEstimated ?? false,
    largestDistanceInRoute: way !== undefined && longest > 0 && way.metres === longest,
  }))
}

/** Pairs at most `range` metres apart, nearest first, without hosts whose coordinate is only approximate. */
export function presentNearHosts(dinner: AuthorizedDinner, teams: readonly Team[], range: number): NearHosts {
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const { coordinates } = usableCoordinates(running.map(exactCoordinate))
  const coordinateOf = new Map(running.map((team, position) => [team.id, coordinates[position]]))
  const pairs = nearHosts(running, (team) => coordinateOf.get(team.id), range, maxPairs)
  return {
    teamNeighbourClusters: pairs.map(({ one, other, metres }) => ({
      a: presentTeamStop(one, mealOf(dinner, one)),
      b: presentTeamStop(other, mealOf(dinner, other)),
      distance: Math.round(metres),
    })),
  }
}

/** Keys are "0", "1" and so on, as existing clients expect. */
export function presentClusters(teams: readonly Team[], visits: readonly StoredVisit[]): Clusters {
  const numbers = new Map(teams.map(({ id, teamNumber }) => [id, teamNumber]))
  const ties = visits.flatMap(({ hostTeamId, guestTeamId }) => {
    const [hostTeamNumber, guestTeamNumber] = [numbers.get(hostTeamId), numbers.get(guestTeamId)]
    return hostTeamNumber === undefined || guestTeamNumber === undefined ? [] : [{ hostTeamNumber, guestTeamNumber }]
  })
  return Object.fromEntries(teamClusters([...numbers.values()], ties).map((cluster, index) => [String(index), cluster]))
}

/** The fields that show a host without looking the team up. */
function presentTeamStop(team: Team, meal: Meal) {
  return {
    teamId: team.id,
    teamNumber: team.teamNumber,
    status: team.status,
    meal,
    hostTeamMember: presentRouteHost(team),
  }
}

function exactCoordinate(team: Team) {
  const place = hostOf(team)?.geocodingResult
  return isTownOnly(place) ? undefined : place
}

function longestOf(stops: readonly RouteStopWay[]): number {
  return Math.max(0, ...stops.map(({ way }) => way?.metres ?? 0))
}

function sumOf(stops: readonly RouteStopWay[]): number {
  return stops.reduce((sum, { way }) => sum + (way?.metres ?? 0), 0)
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round(sum / count)
}
