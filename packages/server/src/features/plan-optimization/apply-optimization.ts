import type { planOptimizationRoutes, ReplyOf } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { notFound, stale } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../dinners/index.ts'
import { cancelTeams, readTeamList, teamStore } from '../teams/index.ts'
import { readEvening } from './evening.read.ts'
import { planRunStore } from './plan-run.store.ts'
import { proposedPlan } from './proposed-plan.ts'
import { requireRun } from './require-run.ts'

/** Makes the plan found the plan of the evening; teams that drop out are cancelled (rules 5, 6.1). */
export async function applyOptimization(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof planOptimizationRoutes.apply>> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const planVersion = await dinnerStore.planVersion(tx, dinner)
    if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
    const run = await requireRun({ ...ctx, db: tx }, dinner, id)
    const evening = await readEvening(tx, await reread(tx, dinner))
    const { found, visits, without, ...proposed } = proposedPlan(dinner, run, { evening, planVersion })
    await cancelTeams(ctx, tx, dinner, without)
    await teamStore.replan(tx, dinner, proposed.teams, visits)
    await dinnerStore.nextPlanVersion(tx, dinner)
    await planRunStore.remove(tx, dinner, id)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'DINNER_ROUTES_OPTIMIZED',
      data: {
        count: found.changes.length,
        metresBefore: Math.round(found.before.sumDistanceInMeters),
        metresAfter: Math.round(found.after.sumDistanceInMeters),
      },
    })
    return readTeamList(tx, dinner, { withoutCancelled: false })
  })
}

/** The caller's event was read before the lock: its after party may have moved since. */
async function reread(tx: Tx, { id }: AuthorizedDinner): Promise<AuthorizedDinner> {
  const dinner = await dinnerStore.byId(tx, id)
  if (!dinner) throw notFound()
  return asAuthorized(dinner)
}
