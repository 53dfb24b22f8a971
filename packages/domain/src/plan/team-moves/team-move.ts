import type { DinnerOptions, Meal } from '../../events/dinner/dinner.ts'
import { type Issue, issue } from '../../issue.ts'
import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import { affectedTeams } from '../plan-history/plan-delta.ts'
import type { PersonState, TeamState } from '../plan-history/plan-state.ts'
import type { Team } from '../teams/team.ts'

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

/** What of an event decides about changes of its teams. */
export interface MoveRules extends Pick<DinnerOptions, 'teamSize' | 'genderAspects' | 'teamPartnerWishDisabled'> {
  /** In order of time. */
  meals: readonly Meal[]
}

/** What a change of teams would do. */
export interface MoveOutcome {
  /** Why it is refused; then nothing changes. */
  issues: Issue[]
  /** The teams concerned, in the order asked for; the same twice where nothing changes. */
  teams: TeamChange[]
}

export interface TeamChange {
  before: Team
  after: Team
}

/** All teams with the changes made. */
export function withChanges(teams: readonly Team[], changes: readonly TeamChange[]): Team[] {
  const changed = new Map(changes.map(({ after }) => [after.id, after]))
  return teams.map((team) => changed.get(team.id) ?? team)
}

export function refusedMove(issues: Issue[], teams: readonly Team[] = []): MoveOutcome {
  return { issues, teams: teams.map((team) => ({ before: team, after: team })) }
}

/** Each team that has to be unlocked first, by its number. */
export function lockedIssues(teams: readonly Team[]): Issue[] {
  return teams.filter((team) => team.locked).map(({ teamNumber }) => issue('team_locked', undefined, { teamNumber }))
}
