import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { explainTeam, onlyGuests } from '@running-dinner/domain/plan'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { presentTeam } from './team.present.ts'
import { type Evening, teamStore } from './team.store.ts'

type Reply = ReplyOf<typeof teamRoutes.list>

export async function readTeamList(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { withoutCancelled }: { withoutCancelled: boolean },
): Promise<Reply> {
  const evening = await teamStore.evening(db, dinner)
  const planVersion = await dinnerStore.planVersion(db, dinner)
  const isShown = ({ status }: Team) => !(withoutCancelled && status === 'CANCELLED')
  return presentTeamList(dinner, { ...evening, planVersion }, isShown)
}

/** All teams, or those that `isShown` chooses, as the organiser sees them. */
export function presentTeamList(
  dinner: AuthorizedDinner,
  { teams, visits, planVersion }: Pick<Evening, 'teams' | 'visits'> & { planVersion: number },
  isShown: (team: Team) => boolean = () => true,
): Reply {
  const isOnlyGuest = onlyGuests(visits)
  return {
    teams: teams.filter(isShown).map((team) => ({
      ...presentTeam(dinner, team, isOnlyGuest(team)),
      explanation: explainTeam(team, { ...dinner.options, meals: dinner.meals }, isOnlyGuest(team)),
    })),
    dinnerAdminId: dinner.adminId,
    planVersion,
  }
}
