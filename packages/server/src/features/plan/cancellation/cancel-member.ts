import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { hostAfterChange, memberCancellationIssues, onlyGuests } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuseIf } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { openPlan, presentTeam, teamStore } from '../teams/index.ts'

/** Removes one person from the event; the rest of the team stays (`docs/rules/plan/cancellation.md`). */
export async function cancelMember(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { teamId, participantId }: { teamId: string; participantId: string },
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof teamRoutes.cancelMember>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const team = plan.before.teams.find(({ id }) => id === teamId)
    const member = team?.members.find(({ id }) => id === participantId)
    if (!team || !member) throw notFound()
    refuseIf(memberCancellationIssues(team, member.id))
    const remaining = team.members.filter((candidate) => candidate !== member)
    const host = hostAfterChange(team, remaining, { ...dinner.options, meals: plan.dinner.meals })
    await teamStore.setHosts(tx, dinner, [{ id: team.id, hostMemberId: host?.id }])
    // The other half of a pair becomes a single participant.
    const root = remaining.find(({ id }) => id === member.teamPartnerWishOriginatorId)
    if (root) await participantStore.clearOriginators(tx, dinner, [root.id])
    await plan.removePeople([member.id])
    const { after, planVersion } = await plan.commit({
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'team_member_cancelled',
      data: { teamNumber: team.teamNumber, name: fullName(member) },
    })
    const changed = after.teams.find(({ id }) => id === team.id)
    if (!changed) throw notFound()
    return { ...presentTeam(plan.dinner, changed, onlyGuests(after.visits)(changed)), planVersion }
  })
}
