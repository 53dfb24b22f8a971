import { setTimeout as delay } from 'node:timers/promises'
import type { OptimizationState } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notify } from '../../../platform/db/notifications.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { presentRun } from './plan-run.present.ts'
import { type PlanRun, planRunStore, requireRun, stopTopic } from './plan-run.store.ts'

/** Time for the worker to store its latest result; after that the stored one counts. */
const waitMilliseconds = 1_500
const pollMilliseconds = 50

/** Ends the search with its best plan so far; a finished search is left alone. */
export async function stopOptimization(ctx: Ctx, dinner: AuthorizedDinner, id: string): Promise<OptimizationState> {
  const run = await requireRun(ctx, dinner, id)
  if (run.status !== 'RUNNING') return presentRun(run)
  if (run.isClaimed) await untilEnded(ctx, dinner, run)
  await inTransaction(ctx.db, (tx) => planRunStore.stop(tx, dinner, id))
  return presentRun(await requireRun(ctx, dinner, id))
}

async function untilEnded(ctx: Ctx, dinner: AuthorizedDinner, { id }: PlanRun): Promise<void> {
  await notify(ctx.db, stopTopic(id))
  for (let waited = 0; waited < waitMilliseconds; waited += pollMilliseconds) {
    await delay(pollMilliseconds)
    if ((await requireRun(ctx, dinner, id)).status !== 'RUNNING') return
  }
}
