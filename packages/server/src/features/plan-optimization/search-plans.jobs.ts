import { asWorker } from '../../platform/jobs/worker-presence.ts'
import { threadsPerLane } from '../../platform/workers/worker-pool.ts'
import { planRunQueue } from './plan-run-queue.store.ts'
import { type PlanSearchCtx, planSearch } from './plan-search.ts'
import { searchPlans } from './search-plans.ts'

/**
 * The job: computes whatever searches wait. Called again while it runs, it looks once more and the second call ends at
 * once, so that searches take one of the queue's places, not all of them.
 */
export function planSearching(ctx: PlanSearchCtx): (signal?: AbortSignal) => Promise<void> {
  let isRunning = false
  let isAsked = false
  let ring: (() => void) | undefined
  const asked = () =>
    new Promise<void>((resolve) => {
      ring = resolve
      if (isAsked) resolve()
      isAsked = false
    })
  return async (signal = new AbortController().signal) => {
    if (signal.aborted) return
    isAsked = true
    ring?.()
    if (isRunning) return
    isRunning = true
    try {
      while (isAsked && !signal.aborted) {
        isAsked = false
        await asWorker(ctx.db, (worker) =>
          searchPlans(
            { queue: planRunQueue(ctx, worker), search: planSearch(ctx), log: ctx.log },
            { threads: threadsPerLane, signal, asked },
          ),
        )
      }
    } finally {
      isRunning = false
    }
  }
}
