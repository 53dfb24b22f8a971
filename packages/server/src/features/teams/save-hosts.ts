import type { BodyOf, ReplyOf, teamRoutes } from '@running-dinner/contract'
import { fullName, hostOf, type Issue, issue } from '@running-dinner/domain'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import { changeHosts } from '@running-dinner/domain/team-moves/change-hosts.ts'
import type { TeamChange } from '@running-dinner/domain/team-moves/team-move.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuseIf } from '../../platform/http/problems.ts'
import type { NewActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { openPlan } from '../plan-history/index.ts'
import { teamStore } from './team.store.ts'
import { readTeamList } from './team-list.read.ts'

/** Sets the hosts of the named teams, all or none. Unchanged hosts make no new version. */
export async function saveHosts(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: BodyOf<typeof teamRoutes.saveHosts>,
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof teamRoutes.saveHosts>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const [stored, visits] = await Promise.all([teamStore.ofDinner(tx, dinner), teamStore.visits(tx, dinner)])
    const choices = input.teams.map(({ id, hostTeamMember }) => ({ teamId: id, hostId: hostTeamMember.id }))
    const { issues, teams } = changeHosts(stored, choices, onlyGuests(visits))
    refuseIf([...ofAnotherEvent(plan.dinner, input), ...issues])
    const changed = teams.filter(({ before, after }) => before.hostMemberId !== after.hostMemberId)
    if (changed.length > 0) {
      await teamStore.setHosts(
        tx,
        dinner,
        changed.map(({ after }) => after),
      )
      await plan.commit({ type: 'TEAMS_HOST_CHANGED', data: described(changed) })
    }
    return readTeamList(tx, plan.dinner, { withoutCancelled: false, only: choices.map(({ teamId }) => teamId) })
  })
}

/** The body may repeat the event's id; another event's is refused. */
function ofAnotherEvent(
  { adminId }: AuthorizedDinner,
  { dinnerAdminId }: BodyOf<typeof teamRoutes.saveHosts>,
): Issue[] {
  return dinnerAdminId && dinnerAdminId !== adminId ? [issue('value_invalid', 'dinnerAdminId')] : []
}

/** For several teams only their number: an event has up to 1,500. */
function described(changed: readonly TeamChange[]): NonNullable<NewActivity['data']> {
  const [first] = changed
  const host = first && hostOf(first.after)
  const ofOne = first && host ? { teamNumber: first.after.teamNumber, host: fullName(host) } : {}
  return { count: changed.length, ...(changed.length === 1 ? ofOne : {}) }
}
