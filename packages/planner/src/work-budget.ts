import type { Budget, PlanProblem } from './plan-problem.ts'

/** A search may take this many times as long as its work takes on a quiet machine with two cores. */
export const ceilingFactor = 3
/** From this share of the ceiling on the clock pushes a search that would not finish otherwise. */
const pushedFrom = 0.5
/** Nothing better in this share of the work: another search from the start is not worth it. */
export const patience = 0.5

export interface WorkBudget {
  budget: Budget
  /** Share of its work that a search has done, 0 to 1: below 1 the clock pushed or ended it. */
  searchedShare(): number
}

/**
 * A budget of moves. `clock` tells the used share of the time the search may take at most. While the search is on its
 * way to finish in that time only moves count, so that a seed gives the same plan however slow the machine is.
 * Otherwise the clock takes it to the end from where it is: a search that is cut while it is hot has found little.
 */
export function workBudget(moves: number, clock: () => number = () => 0): WorkBudget {
  let tried = 0
  let used = 0
  let pushed: { work: number; time: number } | undefined
  const usedBy = (work: number, time: number) => {
    if (time >= 1) return 1
    if (time < pushedFrom) return work
    pushed ??= { work, time }
    return Math.max(work, pushed.work + ((1 - pushed.work) * (time - pushed.time)) / (1 - pushed.time))
  }
  return {
    budget: (movesTried) => {
      tried = movesTried
      used = usedBy(tried / moves, clock())
      return used
    },
    searchedShare: () => (used > 0 ? Math.min(1, tried / moves / used) : 1),
  }
}

/** Moves of a search over courses in this time on a quiet machine, as measured with 18 to 999 teams. */
export function movesIn(milliseconds: number, { teamCount, afterPartyCost }: PlanProblem): number {
  const moves = (milliseconds * 6_000) / teamCount ** 0.75
  // From here on an after party doubles the work of a move.
  return Math.round(afterPartyCost && teamCount >= 100 ? moves / 2 : moves)
}

/** Work of a move over seats, which takes 1 to 2 µs for any number of teams, in moves over courses. */
export function seatMoveWork({ teamCount }: Pick<PlanProblem, 'teamCount'>): number {
  return 9 / teamCount ** 0.75
}
