import type { JobTask } from '../../../platform/jobs/run-jobs.ts'
import { asWorker } from '../../../platform/queue/worker-presence.ts'
import { threadsPerLane } from '../../../platform/workers/worker-pool.ts'
import { planRunQueue } from './plan-run-queue.store.ts'
import { type PlanSearchCtx, planSearch } from './plan-search.ts'
import { searchPlans } from './search-plans.ts'

/** The job: computes all searches that wait. */
export function planSearching(ctx: PlanSearchCtx): JobTask {
  return (signal = new AbortController().signal, called) =>
    asWorker(ctx.db, (worker) =>
      searchPlans(
        { queue: planRunQueue(ctx, worker), search: planSearch(ctx), log: ctx.log },
        { threads: threadsPerLane, signal, ...(called && { called }) },
      ),
    )
}
