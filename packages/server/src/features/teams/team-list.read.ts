import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { explainTeam } from '@running-dinner/domain/teams/explain-teams.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinners/index.ts'
import { presentTeam } from './team.present.ts'
import { type StoredVisit, teamStore } from './team.store.ts'

export async function readTeamList(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  options: { withoutCancelled: boolean },
): Promise<ReplyOf<typeof teamRoutes.list>> {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(db, dinner), teamStore.visits(db, dinner)])
  const isOnlyGuest = onlyGuests(visits)
  const shown = options.withoutCancelled ? teams.filter((team) => team.status !== 'CANCELLED') : teams
  return {
    teams: shown.map((team) => ({
      ...presentTeam(dinner, team),
      explanation: explainTeam(team, { ...dinner.options, meals: dinner.meals }, isOnlyGuest(team)),
    })),
    dinnerAdminId: dinner.adminId,
    planVersion: await dinnerStore.planVersion(db, dinner),
  }
}

/** Who is guest at the very course it would cook cooks nothing: the one team too many where there are two courses. */
function onlyGuests(visits: readonly StoredVisit[]): (team: Team) => boolean {
  const seats = new Set(visits.map((visit) => `${visit.guestTeamId} ${visit.mealId}`))
  return (team) => seats.has(`${team.id} ${team.mealId}`)
}
