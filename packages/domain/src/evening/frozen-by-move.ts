import type { Meal } from '../dinner/dinner.ts'
import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import type { PlanState } from '../plan-history/plan-state.ts'
import type { TeamChange } from '../team-moves/team-move.ts'
import type { Team } from '../teams/team.ts'
import type { CourseStages } from './evening-times.ts'
import { frozenChanges } from './frozen-changes.ts'

interface Present {
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  meals: readonly Meal[]
}

/** The frozen courses that changes of teams would touch, by the rule that refuses them when they are stored. */
export function frozenByMove(present: Present, changes: readonly TeamChange[], stages: CourseStages): string[] {
  const changed = new Map(changes.map(({ after }) => [after.id, after]))
  const after = present.teams.map((team) => changed.get(team.id) ?? team)
  return frozenChanges(stateOf(present), stateOf({ ...present, teams: after }), stages)
}

function stateOf({ teams, visits, meals }: Present): PlanState {
  return {
    meals: [...meals],
    teams: teams.map(({ id, teamNumber, status, mealId, hostMemberId, locked }) => ({
      ...{ id, teamNumber, status, mealId, locked: locked === true },
      hostMemberId: hostMemberId ?? null,
    })),
    people: teams.flatMap((team) =>
      team.members.map(({ id }) => ({ id, teamId: team.id, preferredMeal: null, originatorId: null })),
    ),
    visits: visits.map(({ hostTeamId, guestTeamId, mealId }) => ({ hostTeamId, guestTeamId, mealId })),
  }
}
