import type { PlanProblem } from './plan-problem.ts'

/** With more teams even a quick search would take longer than an organiser waits. */
export const mostTeamsQuickly = 999

/**
 * Moves of a search over courses that an organiser waits for: about 0.5 s of work up to 99 teams, 1.5 s at 300, at most 3 s. Counted instead
 * of time, so that a seed gives the same plan everywhere. An after party doubles the work of a move.
 */
export function quickMoves({ teamCount, afterPartyCost }: PlanProblem): number {
  if (teamCount < 100) return Math.min(600 * teamCount, Math.round(2_400_000 / teamCount))
  const moves = Math.min(30_000, Math.round(9_000_000 / teamCount))
  return afterPartyCost ? moves / 2 : moves
}
