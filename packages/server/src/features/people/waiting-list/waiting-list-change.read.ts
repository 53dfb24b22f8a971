import type { WaitingListChangeReply } from '@running-dinner/contract'
import { onlyGuests } from '@running-dinner/domain/plan/dinner-routes/dinner-route.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MessagesSent } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { presentTeam, teamStore } from '../../plan/teams/index.ts'

interface Change {
  affectedTeamIds: readonly string[]
  teamIdsWithOtherRoute: readonly string[]
  /** As sent before the change. */
  sent: MessagesSent
}

/** The affected teams, and whether they have been mailed already. */
export async function readWaitingListChange(
  tx: Tx,
  dinner: AuthorizedDinner,
  { affectedTeamIds, teamIdsWithOtherRoute, sent }: Change,
): Promise<WaitingListChangeReply> {
  const [teams, visits, planVersion] = await Promise.all([
    teamStore.ofDinner(tx, dinner),
    teamStore.visits(tx, dinner),
    dinnerStore.planVersion(tx, dinner),
  ])
  const isOnlyGuest = onlyGuests(visits)
  return {
    affectedTeams: teams
      .filter((team) => affectedTeamIds.includes(team.id))
      .map((team) => presentTeam(dinner, team, isOnlyGuest(team))),
    teamMessagesAlreadySent: sent.teamMessagesSent,
    dinnerRouteMessagesAlreadySent: sent.dinnerRouteMessagesSent,
    teamIdsWithOtherRoute: teamIdsWithOtherRoute.filter((id) => !affectedTeamIds.includes(id)),
    planVersion,
  }
}
