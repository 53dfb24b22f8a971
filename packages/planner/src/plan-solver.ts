import type { Issue } from '@running-dinner/domain/issue'
import type { Random } from '@running-dinner/domain/random'
import type { Budget, Plan, PlanProblem } from './plan-problem.ts'

export interface SolvedPlan {
  plan: Plan
  cost: number
  provenOptimal: boolean
}

export interface SolveOptions {
  random: Random
  budget: Budget
  onBetter?: (found: { plan: Plan; cost: number }) => void
}

/** Makes a plan from nothing: `solvePlan`. Handed in, so that what works on existing plans can be tried without it. */
export type PlanSolver = (problem: PlanProblem, options: SolveOptions) => SolvedPlan | { issues: Issue[] }
