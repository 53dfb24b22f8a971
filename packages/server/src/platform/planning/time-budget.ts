import type { Budget } from '@running-dinner/domain/planner/plan-problem.ts'

const tellMilliseconds = 200

/** Used up when the time is; tells meanwhile how far it is. */
export function timeBudget(milliseconds: number, tell: (share: number) => void = () => undefined): Budget {
  const start = performance.now()
  let told = start
  return () => {
    const now = performance.now()
    const share = Math.min(1, (now - start) / milliseconds)
    if (now - told >= tellMilliseconds) {
      told = now
      tell(share)
    }
    return share
  }
}
