import type { DinnerOptions, Meal } from '../../events/dinner/dinner.ts'
import { type Issue, issue } from '../../issue.ts'
import type { Team } from '../teams/team.ts'

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
