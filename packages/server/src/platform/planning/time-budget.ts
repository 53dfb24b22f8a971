import type { Budget } from '@running-dinner/domain/planner/plan-problem.ts'

const tellMilliseconds = 200

interface BudgetOptions {
  /** Called at most every 200 ms with the share of time used. */
  tell?: (share: number) => void
  /** Shared with another thread: 1 ends the budget at once. */
  stop?: Int32Array
}

/** A budget that is used up when the time is. */
export function timeBudget(milliseconds: number, { tell, stop }: BudgetOptions = {}): Budget {
  const start = performance.now()
  let told = start
  return () => {
    if (stop && Atomics.load(stop, 0) !== 0) return 1
    const now = performance.now()
    const share = Math.min(1, (now - start) / milliseconds)
    if (tell && now - told >= tellMilliseconds) {
      told = now
      tell(share)
    }
    return share
  }
}
