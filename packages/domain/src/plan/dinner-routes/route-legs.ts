import type { Meal } from '../../events/dinner/dinner.ts'
import type { Team } from '../teams/team.ts'
import { onlyGuests, type TeamVisit } from './dinner-route.ts'

/** A way between two stops. */
interface Way {
  metres: number
  minutes: number
  /** From the straight line: no service was asked, or it knows no possible way. */
  isEstimated?: boolean
}

export interface RouteStopWay {
  meal: Meal
  /** The host of the stop; a cancelled host remains in the route of its guests. */
  host: Team
  /** To the next stop or, from the last, to the after party; undefined where there is none, or its place is unknown. */
  way: Way | undefined
}

/**
 * Returns the way from a host to the next, or to the after party where `to` is undefined; undefined when it is unknown.
 */
export type WayBetween = (from: Team, to: Team | undefined) => Way | undefined

/** Every team's stops in order of time, with the ways between them. Cancelled teams have no route. `meals` in order of time. */
export function routeLegs(
  teams: readonly Team[],
  visits: readonly TeamVisit[],
  meals: readonly Meal[],
  wayBetween: WayBetween,
): { team: Team; stops: RouteStopWay[] }[] {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const hostIds = new Map(visits.map((visit) => [`${visit.guestTeamId} ${visit.mealId}`, visit.hostTeamId]))
  const isOnlyGuest = onlyGuests(visits)
  const hostAt = (team: Team, meal: Meal) =>
    team.mealId === meal.id && !isOnlyGuest(team) ? team : byId.get(hostIds.get(`${team.id} ${meal.id}`) ?? '')
  return teams
    .filter((team) => team.status !== 'CANCELLED')
    .map((team) => {
      const hosts = meals.flatMap((meal) => {
        const host = hostAt(team, meal)
        return host ? [{ meal, host }] : []
      })
      return {
        team,
        stops: hosts.map((stop, index) => ({ ...stop, way: wayBetween(stop.host, hosts[index + 1]?.host) })),
      }
    })
}
