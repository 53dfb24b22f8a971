import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinners/index.ts'
import { presentTeam } from './team.present.ts'
import { teamStore } from './team.store.ts'

export async function readTeamList(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  options: { withoutCancelled: boolean },
): Promise<ReplyOf<typeof teamRoutes.list>> {
  const teams = await teamStore.ofDinner(db, dinner)
  const shown = options.withoutCancelled ? teams.filter((team) => team.status !== 'CANCELLED') : teams
  return {
    teams: shown.map((team) => presentTeam(dinner, team)),
    dinnerAdminId: dinner.adminId,
    planVersion: await dinnerStore.planVersion(db, dinner),
  }
}
