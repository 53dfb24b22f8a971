import type { RunQueue } from '../src/features/plan/plan-optimization/plan-run-queue.store.ts'

/** A broken queue that never releases a dead worker's claims. Crash tests must fail with it. */
export function withoutSweeping(queue: RunQueue): RunQueue {
  return { ...queue, sweep: async () => 0 }
}
