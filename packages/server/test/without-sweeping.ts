import type { RunQueue } from '../src/features/plan-optimization/plan-run-queue.store.ts'

/** A broken queue: what a dead worker had claimed stays claimed. Checks of what a kill leaves behind must fail with it. */
export function withoutSweeping(queue: RunQueue): RunQueue {
  return { ...queue, sweep: async () => 0 }
}
