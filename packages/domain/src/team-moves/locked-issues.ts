import { type Issue, issue } from '../issue.ts'
import type { Team } from '../teams/team.ts'

/** Each team that has to be unlocked first, by its number. */
export function lockedIssues(teams: readonly Team[]): Issue[] {
  return teams.filter((team) => team.locked).map(({ teamNumber }) => issue('team_locked', undefined, { teamNumber }))
}
