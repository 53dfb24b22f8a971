import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import { explainTeam } from '@running-dinner/domain/teams/explain-teams.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinner-record/index.ts'
import { presentTeam } from './team.present.ts'
import { teamStore } from './team.store.ts'

export async function readTeamList(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  options: { withoutCancelled: boolean; only?: readonly string[] },
): Promise<ReplyOf<typeof teamRoutes.list>> {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(db, dinner), teamStore.visits(db, dinner)])
  const isOnlyGuest = onlyGuests(visits)
  const shown = teams.filter(
    (team) => (options.only?.includes(team.id) ?? true) && !(options.withoutCancelled && team.status === 'CANCELLED'),
  )
  return {
    teams: shown.map((team) => ({
      ...presentTeam(dinner, team, isOnlyGuest(team)),
      explanation: explainTeam(team, { ...dinner.options, meals: dinner.meals }, isOnlyGuest(team)),
    })),
    dinnerAdminId: dinner.adminId,
    planVersion: await dinnerStore.planVersion(db, dinner),
  }
}
