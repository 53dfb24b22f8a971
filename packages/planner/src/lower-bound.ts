import { chooseRoles } from './bound-roles.ts'
import { Stars } from './bound-stars.ts'
import type { Budget, PlanProblem } from './plan-problem.ts'
import { wholeUnit } from './planned-legs.ts'

export interface BoundOptions {
  budget: Budget
  /** What a known plan costs: the closer, the sooner the bound is good. */
  upper?: number
}

/** Rounds without a better bound before the steps get smaller, and the smallest that still make sense. */
const patience = 8
const smallestStep = 0.005

/**
 * No plan whatever costs less than this, wishes, seats and neighbours left aside (docs/rules/plan/routes.md). Every place of the
 * middle course is the centre of a star of different places its guests come from and go to; every other place is in as
 * many stars as sit at its table. That "as many" is left free at a price per place, then stars and roles can be chosen
 * one by one. Whatever the prices, the sum is a bound; they are bettered step by step towards the places that are in too
 * few stars or too many (subgradients).
 */
export function lowerBound(problem: PlanProblem, { budget, upper }: BoundOptions): number {
  const { whole, unit } = inWholeNumbers(problem)
  const stars = new Stars(whole)
  let best = 0
  let step = 1.5
  let since = 0
  for (let round = 0; step > smallestStep && (round === 0 || budget(round) < 1); round++) {
    stars.price()
    const value = chooseRoles(whole, stars)
    if (value > best + 1e-9 * Math.abs(best)) {
      best = value
      since = 0
    } else if (++since >= patience) {
      step /= 2
      since = 0
    }
    const goal = Math.max(upper === undefined ? best * 1.1 : upper * unit, best * 1.001 + 1)
    if (!stars.improve(step * (goal - value))) break
  }
  return best / unit
}

/** Rounded down, so that the bound stays one. */
function inWholeNumbers(problem: PlanProblem): { whole: PlanProblem; unit: number } {
  const unit = wholeUnit(problem.legCost)
  const legCost = problem.legCost.map((cost) => Math.floor(cost * unit))
  const afterPartyCost = problem.afterPartyCost?.map((cost) => Math.floor(cost * unit))
  return { whole: { ...problem, legCost, afterPartyCost }, unit }
}
