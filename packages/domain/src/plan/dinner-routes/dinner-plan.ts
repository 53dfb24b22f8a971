import type { Meal } from '../../events/dinner/dinner.ts'
import type { Team } from '../teams/team.ts'
import { dinnerRoute, type RouteStop, type TeamVisit } from './dinner-route.ts'

export interface Evening {
  team: Team
  /** In order of the courses. */
  stops: RouteStop[]
}

/**
 * The evenings of all teams that take part. Each looks only at its own tables, so that the work grows linearly (1,500
 * teams).
 */
export function evenings(teams: readonly Team[], visits: readonly TeamVisit[], meals: readonly Meal[]): Evening[] {
  const teamById = new Map(teams.map((team) => [team.id, team]))
  const byHost = grouped(visits, (visit) => visit.hostTeamId)
  const byGuest = grouped(visits, (visit) => visit.guestTeamId)
  return teams
    .filter((team) => team.status !== 'CANCELLED')
    .map((team) => {
      const hostIds = new Set([team.id, ...(byGuest.get(team.id) ?? []).map((visit) => visit.hostTeamId)])
      const around = [...hostIds].flatMap((hostId) => byHost.get(hostId) ?? [])
      const ids = new Set(around.flatMap((visit) => [visit.hostTeamId, visit.guestTeamId]).concat(team.id))
      const nearby = [...ids].flatMap((id) => teamById.get(id) ?? [])
      return { team, stops: dinnerRoute(team, nearby, around, meals) }
    })
}

function grouped(visits: readonly TeamVisit[], keyOf: (visit: TeamVisit) => string): Map<string, TeamVisit[]> {
  const groups = new Map<string, TeamVisit[]>()
  for (const visit of visits) {
    const group = groups.get(keyOf(visit))
    if (group) group.push(visit)
    else groups.set(keyOf(visit), [visit])
  }
  return groups
}

export interface PlannedTeam {
  teamNumber: number
  mealId: string
}

/** `guestTeamNumber` is invited by `hostTeamNumber`, who cooks `mealId`. */
export interface Visit {
  hostTeamNumber: number
  guestTeamNumber: number
  mealId: string
}

/** A table as the team numbers that sit at it, by the course they cook. */
type Table = number[]

/**
 * Who visits whom, so that no two teams meet twice: every team hosts once, at its own course, and is guest once at
 * every other course; a table has one team per course. `mealIds` in order of time; the order of `teams` decides who
 * meets whom, nothing is random.
 * A plan exists for two or three courses with equally many teams each, at least as many as there are courses; otherwise
 * the result is empty.
 */
export function planVisits(teams: readonly PlannedTeam[], mealIds: readonly string[]): Visit[] {
  const byMeal = mealIds.map((mealId) => teams.filter((team) => team.mealId === mealId))
  const perMeal = byMeal[0]?.length ?? 0
  const isPossible =
    (mealIds.length === 2 || mealIds.length === 3) &&
    perMeal >= mealIds.length &&
    byMeal.every((cooks) => cooks.length === perMeal)
  if (!isPossible) return []
  return mealIds.flatMap((mealId, meal) =>
    tablesAt(meal, perMeal, mealIds.length).flatMap((table) =>
      visitsOf(
        table.map((position, course) => byMeal[course]?.[position]?.teamNumber ?? 0),
        meal,
        mealId,
      ),
    ),
  )
}

/**
 * Positions within each course's list, one table per position. At course m the second list is shifted by m and the
 * third by another d(m). No two lists are shifted against each other by the same amount twice, so no two teams meet
 * twice.
 */
function tablesAt(meal: number, perMeal: number, mealCount: number): Table[] {
  // Shifts 0, 1, 2 would add up to 0, 2, 4, and with four teams per course 4 is 0 again.
  const furtherShifts = perMeal === 4 ? [0, 1, 3] : [0, 1, 2]
  const shifts = [0, meal, meal + (furtherShifts[meal] ?? 0)].slice(0, mealCount)
  return Array.from({ length: perMeal }, (_, place) => shifts.map((shift) => (place + shift) % perMeal))
}

function visitsOf(table: Table, meal: number, mealId: string): Visit[] {
  const hostTeamNumber = table[meal] ?? 0
  return table
    .filter((_, course) => course !== meal)
    .map((guestTeamNumber) => ({ hostTeamNumber, guestTeamNumber, mealId }))
}
