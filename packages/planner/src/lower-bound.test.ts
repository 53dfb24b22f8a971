import { seededRandom } from '@running-dinner/domain/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleProblem } from '../test/example-problem.ts'
import { type BoundOptions, lowerBound } from './lower-bound.ts'
import type { PlanProblem } from './plan-problem.ts'
import { solvePlan } from './solve-plan.ts'

const anyProblem = fc
  .record({
    teamCount: fc.constantFrom(9, 11, 12, 13, 14, 16, 18, 21),
    courseCount: fc.constantFrom(2 as const, 3 as const),
    hasParty: fc.boolean(),
    isUneven: fc.boolean(),
    seed: fc.nat(),
  })
  .map(({ teamCount, courseCount, hasParty, isUneven, seed }): PlanProblem => {
    const problem = exampleProblem(teamCount, courseCount, {}, seed)
    const random = seededRandom(seed)
    // A way may be longer in one direction than in the other.
    const legCost = isUneven ? problem.legCost.map((cost) => cost * (1 + random())) : problem.legCost
    return { ...problem, legCost, afterPartyCost: hasParty ? legCost.slice(0, teamCount) : undefined }
  })

function neverAbovePlan(bound: (problem: PlanProblem, options: BoundOptions) => number): void {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const solved = solvePlan(problem, { random: seededRandom(1), budget: (moves) => moves / 1500 })
      if ('issues' in solved) return true
      return bound(problem, { budget: (rounds) => rounds / 80, upper: solved.cost }) <= solved.cost * (1 + 1e-9)
    }),
    { numRuns: 150 },
  )
}

// Hundreds of random plans.
test('no plan costs less than the bound', { timeout: 180_000 }, () => {
  expect(() => neverAbovePlan(lowerBound)).not.toThrow()
})

test('a bound that is too high is caught', () => {
  expect(() => neverAbovePlan((problem, options) => lowerBound(problem, options) * 1.15)).toThrow()
})

test('the bound comes near what is possible', () => {
  for (const teamCount of [18, 27]) {
    const problem = exampleProblem(teamCount, 3, {}, teamCount)
    const solved = solvePlan(problem, { random: seededRandom(1), budget: (moves) => moves / 20_000 })
    if ('issues' in solved) throw new Error('no plan')
    const bound = lowerBound(problem, { budget: (rounds) => rounds / 300, upper: solved.cost })
    expect(bound / solved.cost).toBeGreaterThan(0.75)
  }
})

test('finds the same bound when ways are fractions of a metre', () => {
  const problem = exampleProblem(18, 3, {}, 1)
  const bound = (parts: number) => {
    const legCost = problem.legCost.map((cost) => cost / parts)
    return lowerBound({ ...problem, legCost }, { budget: (rounds) => rounds / 100 })
  }
  expect(bound(1)).toBeGreaterThan(0)
  expect(bound(7) * 7).toBeCloseTo(bound(1), -2)
})

test('without any budget there is still a bound', () => {
  expect(lowerBound(exampleProblem(18, 3, {}, 1), { budget: () => 1 })).toBeGreaterThan(0)
})
