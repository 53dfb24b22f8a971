import type { Meal, TravelMode } from '../../events/dinner/dinner.ts'
import { type LocalDateTime, minutesBetween } from '../../local-date.ts'
import type { Team } from '../teams/team.ts'
import { teamPlace } from '../teams/team.ts'
import type { TeamVisit } from './dinner-route.ts'
import { roadMetres } from './distance.ts'
import { legMinutes } from './leg-minutes.ts'
import { routeLegs } from './route-legs.ts'
import { usableCoordinates } from './usable-coordinates.ts'

/** How much shorter the ways can become; NONE where the number of teams leaves no choice. */
const optimizationProspects = ['NONE', 'LOW', 'MEDIUM', 'HIGH'] as const
export type OptimizationProspect = (typeof optimizationProspects)[number]

const leastLocatedShare = 0.6

/**
 * The more independent evenings (9 teams with three courses, 4 with two) the teams could be split into, the more plans
 * there are to choose from. `locatedTeams` are those of `teams` with a coordinate; neither counts cancelled ones.
 */
export function optimizationProspect(evening: {
  teams: number
  locatedTeams: number
  courses: number
}): OptimizationProspect {
  const { teams, locatedTeams, courses } = evening
  if (teams === 0 || locatedTeams < leastLocatedShare * teams) return 'NONE'
  const evenings = Math.floor(teams / courses ** 2)
  return evenings < 2 ? 'LOW' : evenings < 3 ? 'MEDIUM' : 'HIGH'
}

/** People stay at least this long at a table: docs/rules/plan/distances.md#ways-in-time */
const courseMinutes = 45

interface Start {
  time: LocalDateTime
}

/** Whether a way takes longer than the time between two courses leaves. */
export function isTooSlow(wayMinutes: number, from: Start, to: Start): boolean {
  return wayMinutes > 0 && wayMinutes > minutesForWay(from, to)
}

function minutesForWay(from: Start, to: Start): number {
  return minutesBetween(from.time, to.time) - courseMinutes
}

export interface SlowWay {
  team: Team
  /** The course that the way leads to. */
  mealId: string
  wayMinutes: number
  /** What the courses leave for it; not below 0. */
  minutesLeft: number
}

interface WaysInput {
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  /** In order of time. */
  meals: readonly Meal[]
  travelMode: TravelMode
}

/** The ways that cannot be done in time, estimated from the straight line; unknown places are not judged. */
export function slowWays({ teams, visits, meals, travelMode }: WaysInput): SlowWay[] {
  const { coordinates } = usableCoordinates(teams.map(teamPlace))
  const placeOf = new Map(teams.map(({ id }, position) => [id, coordinates[position]]))
  const wayBetween = (from: Team, to: Team | undefined) => {
    const [start, end] = [placeOf.get(from.id), to && placeOf.get(to.id)]
    if (!start || !end) return undefined
    const metres = roadMetres(start, end)
    return { metres, minutes: legMinutes(metres, travelMode) }
  }
  return routeLegs(teams, visits, meals, wayBetween).flatMap(({ team, stops }) =>
    stops.flatMap(({ meal, way }, index) => {
      const next = stops[index + 1]?.meal
      if (!next || !way || !isTooSlow(way.minutes, meal, next)) return []
      const minutesLeft = Math.max(0, minutesForWay(meal, next))
      return [{ team, mealId: next.id, wayMinutes: Math.ceil(way.minutes), minutesLeft }]
    }),
  )
}
