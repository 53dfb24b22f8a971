import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'

type Meal = TeamReply['meal']

interface CourseGroup {
  meal: Meal
  teams: TeamReply[]
}

/** Who cooks what, in order of the courses; a team that is only guest stands with the course it would cook. */
export function groupByCourse(teams: readonly TeamReply[], meals: readonly Meal[]): CourseGroup[] {
  return meals.map((meal) => ({ meal, teams: teams.filter((team) => team.meal.id === meal.id) }))
}

type Course = TeamReply['meal']
type Route = Pick<DinnerRouteReply, 'currentTeam' | 'teams'>

export interface Table {
  host: TeamReply
  guests: TeamReply[]
}

interface TableGroup {
  meal: Course
  tables: Table[]
}

/** Who sits where, course by course: every host with the teams whose evening leads there. */
export function groupByTable(
  teams: readonly TeamReply[],
  routes: readonly Route[],
  meals: readonly Course[],
): TableGroup[] {
  const byNumber = new Map(teams.map((team) => [team.teamNumber, team]))
  const guestsOf = new Map<number, TeamReply[]>()
  for (const { currentTeam, teams: stops } of routes) {
    const guest = byNumber.get(currentTeam.teamNumber)
    for (const stop of stops) {
      if (!guest || stop.teamNumber === currentTeam.teamNumber) continue
      guestsOf.set(stop.teamNumber, [...(guestsOf.get(stop.teamNumber) ?? []), guest])
    }
  }
  return meals.map((meal) => ({
    meal,
    tables: teams
      .filter((team) => team.meal.id === meal.id && !team.onlyGuest)
      .map((host) => ({ host, guests: inOrder(guestsOf.get(host.teamNumber) ?? []) })),
  }))
}

function inOrder(teams: readonly TeamReply[]): TeamReply[] {
  return [...teams].sort((one, other) => one.teamNumber - other.teamNumber)
}
