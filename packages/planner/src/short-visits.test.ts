import { seededRandom } from '@running-dinner/domain/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { planFaults } from './plan-faults.ts'
import { type PlanProblem, planCost } from './plan-problem.ts'
import { shortVisits } from './short-visits.ts'
import { solvePlan } from './solve-plan.ts'

const anyProblem = fc
  .record({ rows: fc.integer({ min: 3, max: 12 }), courseCount: fc.constantFrom(2, 3), seed: fc.nat() })
  .map(({ rows, courseCount, seed }) => ({
    problem: exampleProblem(rows * courseCount, courseCount as 2 | 3, {}, seed),
    seed,
  }))

test('keeps all rules and all courses, and never makes the ways longer', () => {
  fc.assert(
    fc.property(anyProblem, ({ problem, seed }) => {
      const plan = examplePlan(problem, seed)
      const found = shortVisits(problem, plan, seededRandom(seed))
      expect(planFaults(problem, found)).toEqual([])
      expect(found.course).toEqual(plan.course)
      expect(planCost(problem, found)).toBeLessThanOrEqual(planCost(problem, plan))
    }),
  )
})

test.each([9, 30, 60])('with %i teams no visits are shorter for these courses', (teamCount) => {
  const problem = exampleProblem(teamCount, 3)
  const plan = examplePlan(problem)
  const courseCost = new Float64Array(problem.courseCost.length).fill(Number.POSITIVE_INFINITY)
  for (const [team, course] of plan.course.entries()) courseCost[team * 3 + course] = 0
  const settled = solvePlan({ ...problem, courseCost }, { random: seededRandom(1), budget: () => 0 })
  const found = shortVisits(problem, plan, seededRandom(1))
  expect(settled).toMatchObject({ provenOptimal: true, cost: planCost(problem, found) })
})

test('returns the plan itself when all ways are equally long', () => {
  const problem: PlanProblem = { ...exampleProblem(12, 3), legCost: new Float64Array(144) }
  const plan = examplePlan(problem)
  expect(shortVisits(problem, plan, seededRandom(1))).toBe(plan)
})
