import type { planOptimizationRoutes, ReplyOf } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { openPlan, presentTeamList, teamStore } from '../teams/index.ts'
import { withStages } from './evening.read.ts'
import { planRunStore, requireRun } from './plan-run.store.ts'
import { proposedPlan } from './proposed-plan.ts'

/** Replaces the plan by the proposed one; teams that drop out are cancelled. */
export async function applyOptimization(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof planOptimizationRoutes.apply>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const run = await requireRun({ ...ctx, db: tx }, dinner, id)
    const { planVersion } = plan.dinner
    const evening = await withStages(ctx, tx, plan.dinner, plan.before)
    const { found, visits, without, ...proposed } = proposedPlan(dinner, run, { evening, planVersion })
    await plan.cancelTeams(without)
    await teamStore.replan(tx, dinner, proposed.teams, visits)
    await planRunStore.remove(tx, dinner, id)
    for (const { teamNumber } of without)
      await recordActivity(tx, ctx.clock, dinner, { type: 'TEAM_CANCELLED', data: { teamNumber } })
    const { after, ...committed } = await plan.commit({
      type: 'DINNER_ROUTES_OPTIMIZED',
      data: {
        count: found.changes.length,
        metresBefore: Math.round(found.before.sumDistanceInMeters),
        metresAfter: Math.round(found.after.sumDistanceInMeters),
      },
    })
    return presentTeamList(plan.dinner, { ...after, ...committed })
  })
}
