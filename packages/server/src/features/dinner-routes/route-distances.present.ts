import type { planOptimizationRoutes, ReplyOf } from '@running-dinner/contract'
import { hostOf, type Team } from '@running-dinner/domain'
import { dinnerRoute } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import { straightLineMetres } from '@running-dinner/domain/dinner-routes/distance.ts'
import { isValidCoordinate } from '@running-dinner/domain/dinner-routes/map-layout.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import type { StoredVisit } from '../teams/index.ts'

type Distances = ReplyOf<typeof planOptimizationRoutes.distances>
type NearHosts = ReplyOf<typeof planOptimizationRoutes.nearHosts>

/** How much longer than the straight line a way by road is (rules 5). */
const roadFactor = 1.201
const metresPerMinute = 80

export function presentDistances(
  dinner: AuthorizedDinner,
  teams: readonly Team[],
  visits: readonly StoredVisit[],
): Distances {
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const routes = running.map((team) => routeOf(dinner, team, teams, visits))
  const sum = routes.reduce((total, route) => total + route.sum, 0)
  return {
    dinnerRoutes: routes.map(({ teams: stops, sum: length }) => ({
      teams: stops,
      averageDistanceInMeters: mean(length, stops.filter((stop) => stop.distanceToNextTeam !== null).length),
    })),
    averageDistanceInMeters: mean(sum, routes.length),
    sumDistanceInMeters: sum,
    distanceSource: 'STRAIGHT_LINE',
  }
}

/** Pairs of hosts at most `range` metres apart, as the crow flies. */
export function presentNearHosts(teams: readonly Team[], range: number): NearHosts {
  const located = teams.flatMap((team) => {
    const place = coordinateOf(team)
    return place && team.status !== 'CANCELLED' ? [{ team, place }] : []
  })
  const named = (team: Team) => ({ teamId: team.id, teamNumber: team.teamNumber })
  const teamNeighbourClusters = located.flatMap(({ team, place }, index) =>
    located.slice(index + 1).flatMap((other) => {
      const distance = straightLineMetres(place, other.place)
      return distance <= range ? [{ a: named(team), b: named(other.team), distance }] : []
    }),
  )
  return { teamNeighbourClusters }
}

function routeOf(dinner: AuthorizedDinner, team: Team, teams: readonly Team[], visits: readonly StoredVisit[]) {
  const stops = dinnerRoute(team, teams, visits, dinner.meals)
  const places = [...stops.map((stop) => coordinateOf(stop.team)), dinner.afterPartyLocation?.geocodingResult]
  const legs = stops.map((_, index) => legMetres(places[index], places[index + 1]))
  const longest = Math.max(...legs.map((leg) => leg ?? 0))
  return {
    sum: legs.reduce<number>((total, leg) => total + (leg ?? 0), 0),
    teams: stops.map((stop, index) => {
      const leg = legs[index] ?? null
      return {
        teamId: stop.team.id,
        teamNumber: stop.team.teamNumber,
        mealId: stop.meal.id,
        currentTeam: stop.isOwn,
        distanceToNextTeam: leg,
        minutesToNextTeam: leg === null ? null : leg / metresPerMinute,
        largestDistanceInRoute: leg !== null && leg === longest,
      }
    }),
  }
}

function coordinateOf(team: Team) {
  const place = hostOf(team)?.geocodingResult
  return isValidCoordinate(place) ? place : undefined
}

function legMetres(from: ReturnType<typeof coordinateOf>, to: ReturnType<typeof coordinateOf>): number | null {
  return isValidCoordinate(from) && isValidCoordinate(to) ? straightLineMetres(from, to) * roadFactor : null
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count
}
