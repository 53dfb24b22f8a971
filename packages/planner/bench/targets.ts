import { ceilingFactor } from '../src/work-budget.ts'

/**
 * What the planner promises for this many teams: seconds its work takes on a quiet machine, and how far above the best known total it may end.
 */
export interface Target {
  seconds: number
  /** Where the machine has other things to do. The search is counted in moves unless this is no more than `seconds`. */
  mostSeconds: number
  /** In percent. */
  gap: number
  /** Seconds when every team keeps its course. */
  keptSeconds: number
  /** Whether every seed has to reach it; otherwise four of five, and none above one and a half times the gap. */
  everySeed: boolean
}

export function targetOf({ n, courses }: { n: number; courses: number }): Target {
  const keptSeconds = n <= 60 ? 0.01 : n <= 99 ? 0.03 : n <= 300 ? 0.2 : 3
  const search = searchOf(n, n % courses === 0)
  return { ...search, mostSeconds: ceilingFactor * search.seconds, keptSeconds, everySeed: n <= 60 }
}

function searchOf(n: number, divides: boolean): Pick<Target, 'seconds' | 'gap'> {
  if (!divides && n <= 50) return { seconds: 2, gap: 0.5 }
  if (!divides && n <= 101) return { seconds: 5, gap: 1 }
  if (n <= 36) return { seconds: 1, gap: 0 }
  if (n <= 60) return { seconds: 2, gap: 0.1 }
  if (n <= 99) return { seconds: 3, gap: 0.2 }
  if (n <= 300) return { seconds: 8, gap: 0.4 }
  return { seconds: 20, gap: 0.6 }
}
