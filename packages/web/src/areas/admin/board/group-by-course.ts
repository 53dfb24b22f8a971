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
