import { isPlannable } from '@running-dinner/domain/people'
import { seededRandom } from '@running-dinner/domain/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleProblem } from '../test/example-problem.ts'
import { planFaults } from './plan-faults.ts'
import { type PlanProblem, planCost } from './plan-problem.ts'
import type { PlanSolver } from './solve-plan.ts'
import { solvePlan } from './solve-plan.ts'

/** Milliseconds a slow machine may need for a thousand evenings. */
const thousandEvenings = 120_000

/** Evenings of every kind: far and near, all at one address, wishes, forbidden courses, small tables, shared addresses. */
const anyEvening = fc
  .record({
    teamCount: fc.integer({ min: 1, max: 24 }),
    courseCount: fc.constantFrom(2 as const, 3 as const),
    town: fc.constantFrom('wide', 'one address', 'two addresses'),
    hasParty: fc.boolean(),
    wishes: fc.array(fc.tuple(fc.nat(23), fc.nat(2)), { maxLength: 8 }),
    small: fc.array(fc.nat(23), { maxLength: 6 }),
    apart: fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { maxLength: 4 }),
    seed: fc.integer(),
  })
  .map(({ teamCount, courseCount, town, hasParty, wishes, small, apart, seed }): [PlanProblem, number] => {
    const courseCost = new Float64Array(teamCount * courseCount)
    for (const [team, course] of wishes) {
      courseCost[(team % teamCount) * courseCount + (course % courseCount)] = 20_000
    }
    const tableCost = new Float64Array(teamCount * 3)
    for (const team of small) tableCost[(team % teamCount) * 3 + 2] = 30_000
    const problem = exampleProblem(teamCount, courseCount, { courseCost, tableCost }, seed)
    const side = (place: number) => (town === 'one address' ? 0 : place % 2)
    const legCost = problem.legCost.map((cost, index) =>
      town === 'wide' ? cost : side(Math.floor(index / teamCount)) === side(index % teamCount) ? 0 : 1_500,
    )
    const pairs = apart.map(([one, other]) => ({ one: one % teamCount, other: other % teamCount, cost: 50_000 }))
    const afterPartyCost = hasParty ? legCost.slice(0, teamCount) : undefined
    return [{ ...problem, legCost, afterPartyCost, apart: pairs.filter(({ one, other }) => one !== other) }, seed]
  })

function everyPlanIsGood(solve: PlanSolver): void {
  fc.assert(
    fc.property(anyEvening, ([problem, seed]) => {
      const solved = solve(problem, { random: seededRandom(seed), budget: (moves) => moves / 100 })
      if (!isPlannable(problem.teamCount, problem.courseCount)) return 'issues' in solved
      if ('issues' in solved) return false
      const isPriced = Math.abs(solved.cost - planCost(problem, solved.plan)) < 1
      return planFaults(problem, solved.plan).length === 0 && isPriced
    }),
    { numRuns: 1000 },
  )
}

test(
  'every plan keeps all rules, and there is one whenever there can be',
  () => {
    expect(() => everyPlanIsGood(solvePlan)).not.toThrow()
  },
  thousandEvenings,
)

test('a planner that seats two guests at each other s table is caught', () => {
  const careless: PlanSolver = (problem, options) => {
    const solved = solvePlan(problem, options)
    if ('issues' in solved) return solved
    const { courseCount, teamCount } = problem
    const host = solved.plan.host.slice()
    const guests = Array.from({ length: teamCount }, (_, team) => team).filter(
      (team) => host[team * courseCount] !== team,
    )
    const [one = 0] = guests
    const other = guests.find((team) => host[team * courseCount] !== host[one * courseCount]) ?? one
    const kept = host[one * courseCount] ?? 0
    host[one * courseCount] = host[other * courseCount] ?? 0
    host[other * courseCount] = kept
    const plan = { course: solved.plan.course, host }
    return { ...solved, plan, cost: planCost(problem, plan) }
  }
  expect(() => everyPlanIsGood(careless)).toThrow(/Counterexample/)
})

test('a planner that gives up is caught', () => {
  expect(() => everyPlanIsGood(() => ({ issues: [] }))).toThrow(/Counterexample/)
})
