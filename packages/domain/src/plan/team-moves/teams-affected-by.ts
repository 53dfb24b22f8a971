import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import { affectedTeams } from '../plan-history/affected-teams.ts'
import type { PersonState, TeamState } from '../plan-history/plan-state.ts'
import type { Team } from '../teams/team.ts'
import type { TeamChange } from './team-move.ts'

/** Ids of the teams whose evening is another one once the teams have changed, as the history of the plan will tell them. */
export function teamsAffectedBy(
  changes: readonly TeamChange[],
  teams: readonly Team[],
  visits: readonly TeamVisit[],
): string[] {
  const moved = changes.filter(({ before, after }) => before.hostMemberId !== after.hostMemberId)
  const before = new Map(
    changes.flatMap((change) => change.before.members.map((person) => [person.id, change.before.id])),
  )
  const after = changes.flatMap((change) => change.after.members.map((person) => [person.id, change.after.id] as const))
  const delta = {
    meals: [],
    visits: [],
    teams: moved.map((change) => ({ before: stateOf(change.before), after: stateOf(change.after) })),
    people: after.map(([id, teamId]) => ({
      before: personIn(id, before.get(id) ?? null),
      after: personIn(id, teamId),
    })),
  }
  return affectedTeams(
    delta,
    teams.map((team) => team.id),
    [...visits],
  )
}

function stateOf({ id, teamNumber, status, mealId, hostMemberId, locked }: Team): TeamState {
  return { id, teamNumber, status, mealId, hostMemberId: hostMemberId ?? null, locked: locked ?? false }
}

function personIn(id: string, teamId: string | null): PersonState {
  return { id, teamId, preferredMeal: null, originatorId: null }
}
