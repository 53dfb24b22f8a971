import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { memberCancellationIssues } from '@running-dinner/domain/plan/cancellation/member-cancellation-issues.ts'
import { onlyGuests } from '@running-dinner/domain/plan/dinner-routes/dinner-route.ts'
import { hostAfterChange } from '@running-dinner/domain/plan/teams/choose-host.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuseIf } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { openPlan } from '../plan-history/index.ts'
import { presentTeam, teamStore } from '../teams/index.ts'

/** Removes one person from the event; the rest of the team stays (`docs/rules/plan/cancellation.md`). */
export async function cancelMember(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { teamId, participantId }: { teamId: string; participantId: string },
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof teamRoutes.cancelMember>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const teams = await teamStore.ofDinner(tx, dinner)
    const team = teams.find(({ id }) => id === teamId)
    const member = team?.members.find(({ id }) => id === participantId)
    if (!team || !member) throw notFound()
    refuseIf(memberCancellationIssues(team, member.id))
    const remaining = team.members.filter((other) => other !== member)
    const host = hostAfterChange(team, remaining, { ...dinner.options, meals: plan.dinner.meals })
    await teamStore.setHosts(tx, dinner, [{ id: team.id, hostMemberId: host?.id }])
    // The other half of a pair becomes a single participant.
    const root = remaining.find(({ id }) => id === member.teamPartnerWishOriginatorId)
    if (root) await participantStore.clearOriginators(tx, dinner, [root.id])
    await plan.removePeople([member.id])
    await plan.commit({
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'team_member_cancelled',
      data: { teamNumber: team.teamNumber, name: fullName(member) },
    })
    return presentChangedTeam(tx, plan.dinner, team.id)
  })
}

async function presentChangedTeam(
  tx: Parameters<typeof teamStore.ofDinner>[0],
  dinner: AuthorizedDinner,
  teamId: string,
): Promise<ReplyOf<typeof teamRoutes.cancelMember>> {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(tx, dinner), teamStore.visits(tx, dinner)])
  const team = teams.find(({ id }) => id === teamId)
  if (!team) throw notFound()
  return {
    ...presentTeam(dinner, team, onlyGuests(visits)(team)),
    planVersion: await dinnerStore.planVersion(tx, dinner),
  }
}
