import type { BroughtTeam, BroughtVisit } from '@running-dinner/domain/teams/brought-teams.ts'
import { newId } from '../../platform/ids.ts'
import type { NewTeam, StoredVisit } from '../teams/index.ts'

/** Teams with everything that was decided about them, cancelled ones too, and who visits whom, by ids of their own. */
export function withTeamIds(
  brought: readonly BroughtTeam[],
  visits: readonly BroughtVisit[],
): { teams: NewTeam[]; visits: StoredVisit[] } {
  const teams = brought.map((team) => ({ ...team, id: newId() }))
  const ids = new Map(teams.map((team) => [team.teamNumber, team.id]))
  const idOf = (teamNumber: number) => ids.get(teamNumber) ?? ''
  return {
    teams,
    visits: visits.map(({ hostTeamNumber, guestTeamNumber, mealId }) => ({
      hostTeamId: idOf(hostTeamNumber),
      guestTeamId: idOf(guestTeamNumber),
      mealId,
    })),
  }
}
