import type { DinnerRouteReply, TeamReply } from '@running-dinner/contract/plan'

type Meal = TeamReply['meal']

interface CourseGroup {
  meal: Meal
  teams: TeamReply[]
}

/** The teams of each course, in order of time; a team that is only guest is listed with the course it would cook. */
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

/** The tables of each course: every host with the teams whose route stops there. */
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
  return [...teams].sort((team, nextTeam) => team.teamNumber - nextTeam.teamNumber)
}
