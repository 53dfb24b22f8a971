import type { Issue } from '../issue.ts'
import type { Team } from '../teams/team.ts'
import type { MoveOutcome } from './move-outcome.ts'

export function refusedMove(issues: Issue[], teams: readonly Team[] = []): MoveOutcome {
  return { issues, teams: teams.map((team) => ({ before: team, after: team })) }
}
