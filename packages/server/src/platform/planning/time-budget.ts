import type { Budget } from '@running-dinner/domain/planner/plan-problem.ts'

const tellMilliseconds = 200

interface BudgetOptions {
  /** Told now and then how far it is. */
  tell?: (share: number) => void
  /** Shared with another thread: once it is 1 the budget is used up. */
  stop?: Int32Array
}

/** Used up when the time is. */
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
