import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { memberCancellationIssues } from '@running-dinner/domain/cancellation/member-cancellation-issues.ts'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/only-guests.ts'
import { hostAfterChange } from '@running-dinner/domain/teams/host-after-change.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { notFound, refuseIf } from '../../platform/http/problems.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinners/index.ts'
import { participantStore } from '../participants/index.ts'
import { openPlan } from '../plan-history/index.ts'
import { presentTeam, teamStore } from '../teams/index.ts'

/** One person leaves the event, the team goes on with those who are left (rules 6.2). */
export async function cancelMember(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { teamId, participantId }: { teamId: string; participantId: string },
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof teamRoutes.cancelMember>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const teams = await teamStore.ofDinner(tx, dinner)
    const team = teams.find((one) => one.id === teamId)
    const member = team?.members.find((one) => one.id === participantId)
    if (!team || !member) throw notFound()
    refuseIf(memberCancellationIssues(team, member.id))
    const left = team.members.filter((one) => one !== member)
    const host = hostAfterChange(team, left, { ...dinner.options, meals: plan.dinner.meals })
    await teamStore.setHosts(tx, dinner, [{ id: team.id, hostMemberId: host?.id }])
    // Whoever registered the one who leaves is a single from now on.
    const root = left.find((one) => one.id === member.teamPartnerWishOriginatorId)
    if (root) await participantStore.clearOriginator(tx, dinner, root.id)
    await plan.removePeople([member.id])
    await plan.commit({
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'team_member_cancelled',
      data: { teamNumber: team.teamNumber, name: fullName(member) },
    })
    return afterwards(tx, plan.dinner, team.id)
  })
}

async function afterwards(
  tx: Parameters<typeof teamStore.ofDinner>[0],
  dinner: AuthorizedDinner,
  teamId: string,
): Promise<ReplyOf<typeof teamRoutes.cancelMember>> {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(tx, dinner), teamStore.visits(tx, dinner)])
  const team = teams.find((one) => one.id === teamId)
  if (!team) throw notFound()
  return {
    ...presentTeam(dinner, team, onlyGuests(visits)(team)),
    planVersion: await dinnerStore.planVersion(tx, dinner),
  }
}
