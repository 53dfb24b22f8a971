import { setTimeout as delay } from 'node:timers/promises'
import { type OptimizationState, planOptimizationRoutes as routes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { publish } from '../../../platform/db/pub-sub.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import {
  type AuthorizedDinner,
  dinnerStore,
  requireActiveDinner,
  requireDinner,
} from '../../events/dinner-record/index.ts'
import { teamStore } from '../teams/index.ts'
import { applyOptimization } from './apply-optimization.ts'
import { presentRun } from './plan-run.present.ts'
import { isDropOutOffer, type PlanRun, planRunStore, requireRun, stopTopic } from './plan-run.store.ts'
import { previewOptimization } from './preview-optimization.ts'
import { outlookReader, prospectOf, qualityReader } from './quality.read.ts'
import { repairPlan } from './repair-plan.ts'
import { startOptimization } from './start-optimization.ts'

export function planOptimizationHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const planner = requireActiveDinner(ctx)
  const readQuality = qualityReader(ctx)
  const readOutlook = outlookReader(ctx)
  const runId = (params: Record<string, string>) => idOf(params, 'optimizationId')
  return [
    handler(routes.quality, organiser, async (_call, dinner) => readQuality(dinner)),
    handler(routes.outlook, organiser, async (_call, dinner) => readOutlook(dinner)),
    handler(routes.predict, organiser, async (_call, dinner) =>
      prospectOf(dinner, await teamStore.ofDinner(ctx.db, dinner)),
    ),
    handler(routes.list, organiser, async (_call, dinner) => {
      const runs = await planRunStore.current(ctx, dinner, await dinnerStore.planVersion(ctx.db, dinner))
      return { optimizations: runs.filter((run) => !isDropOutOffer(run)).map(presentRun) }
    }),
    handler(routes.start, planner, async ({ body, ifMatch }, dinner) => startOptimization(ctx, dinner, body, ifMatch)),
    handler(routes.repair, planner, async ({ body, ifMatch }, dinner) => repairPlan(ctx, dinner, body, ifMatch)),
    handler(routes.status, organiser, async ({ params }, dinner) =>
      presentRun(await requireRun(ctx, dinner, runId(params))),
    ),
    handler(routes.stop, organiser, async ({ params }, dinner) => stopOptimization(ctx, dinner, runId(params))),
    handler(routes.preview, organiser, async ({ params }, dinner) => previewOptimization(ctx, dinner, runId(params))),
    handler(routes.apply, planner, async ({ params, ifMatch }, dinner) =>
      applyOptimization(ctx, dinner, runId(params), ifMatch),
    ),
    handler(routes.discard, organiser, async ({ params }, dinner) => {
      const isRemoved = await inTransaction(ctx.db, (tx) => planRunStore.remove(tx, dinner, runId(params)))
      if (!isRemoved) throw notFound()
      return {}
    }),
  ]
}

/** Time for the worker to store its latest result; after that the stored one counts. */
const waitMilliseconds = 1_500
const pollMilliseconds = 50

/** Ends the search with its best plan so far; a finished search is left alone. */
async function stopOptimization(ctx: Ctx, dinner: AuthorizedDinner, id: string): Promise<OptimizationState> {
  const run = await requireRun(ctx, dinner, id)
  if (run.status !== 'RUNNING') return presentRun(run)
  if (run.isClaimed) await untilEnded(ctx, dinner, run)
  await inTransaction(ctx.db, (tx) => planRunStore.stop(tx, dinner, id))
  return presentRun(await requireRun(ctx, dinner, id))
}

async function untilEnded(ctx: Ctx, dinner: AuthorizedDinner, { id }: PlanRun): Promise<void> {
  await publish(ctx.db, stopTopic(id))
  for (let waited = 0; waited < waitMilliseconds; waited += pollMilliseconds) {
    await delay(pollMilliseconds)
    if ((await requireRun(ctx, dinner, id)).status !== 'RUNNING') return
  }
}
