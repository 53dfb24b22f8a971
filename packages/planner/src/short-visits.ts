import type { Random } from '@running-dinner/domain/random'
import { planOfSlots } from './plan-of-slots.ts'
import { type Plan, type PlanProblem, planCost, tableSizes } from './plan-problem.ts'
import { planLegs } from './planned-legs.ts'

/**
 * The visits with the shortest ways when every team keeps its course and every table its number of teams: minimum-cost flows,
 * milliseconds for a hundred teams. Returns `plan` where nothing cheaper is found, so that ways never become longer.
 */
export function shortVisits(problem: PlanProblem, plan: Plan, random: Random): Plan {
  const slots = { course: plan.course, size: tableSizes(problem, plan) }
  const cost = planCost(problem, plan)
  const shortPlan = planOfSlots(problem, planLegs(problem), slots, { random, costBelow: cost })
  return shortPlan && planCost(problem, shortPlan) < cost ? shortPlan : plan
}
