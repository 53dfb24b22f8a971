import { seededRandom } from '@running-dinner/domain/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { adjustPlan } from './adjust-plan.ts'
import { planFaults } from './plan-faults.ts'
import { movesIn, workBudget } from './work-budget.ts'

const problem = exampleProblem(63, 3, {}, 1)
const current = examplePlan(problem, 1)
const moves = 3_000

/** Looks at the clock at which a search ends that counts its moves alone. */
const looks = Math.ceil(moves / 64)

function searched(clock?: () => number) {
  const { budget, searchedShare } = workBudget(moves, clock)
  const random = seededRandom(1)
  const found = adjustPlan(problem, current, { ignoreMealAssignments: true, random, budget })
  if ('issues' in found) throw new Error(found.issues[0]?.message)
  return { ...found, share: searchedShare() }
}

/** A clock that goes on by these steps, one for each look, over and over. */
function steppingClock(steps: readonly number[]): () => number {
  let now = 0
  let look = 0
  return () => {
    now += steps[look++ % steps.length] ?? 0
    return now
  }
}

test('finds the same plan however slow the machine is, as long as it is on its way to finish in time', () => {
  const alone = searched()
  const pause = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(pause, { minLength: 1, maxLength: 40 }), (pauses) => {
      // Half of the ceiling may go by in whatever steps.
      const longest = Math.max(1e-9, ...pauses)
      const clock = steppingClock(pauses.map((length) => (0.45 * length) / longest / (looks + 8)))
      expect(searched(clock)).toEqual(alone)
    }),
    { numRuns: 10 },
  )
  expect(alone.share).toBe(1)
})

test('finds the same plan on a machine half as fast all the time', () => {
  expect(searched(steppingClock([2 / (3 * looks)]))).toEqual(searched())
})

test('ends with the ceiling and says how much was searched, with a plan that keeps the rules', () => {
  const found = searched(steppingClock([5 / looks]))
  expect(found.share).toBeGreaterThan(0)
  expect(found.share).toBeLessThan(0.5)
  expect(planFaults(problem, found.plan)).toEqual([])
})

test('does nothing once the time is over, and only counts moves before half of it', () => {
  expect(workBudget(1_000, () => 1).budget(10)).toBe(1)
  expect(workBudget(1_000, () => 0.49).budget(10)).toBe(0.01)
})

test('goes evenly from where half of the time found it to the end, or faster with the work', () => {
  let time = 0.5
  const { budget } = workBudget(1_000, () => time)
  expect(budget(200)).toBe(0.2)
  time = 0.75
  expect(budget(200)).toBeCloseTo(0.6)
  expect(budget(700)).toBe(0.7)
})

test('a search that ends by itself was not cut short', () => {
  const { budget, searchedShare } = workBudget(1_000)
  expect(searchedShare()).toBe(1)
  expect(budget(10)).toBe(0.01)
  expect(searchedShare()).toBe(1)
})

test('a search that ends by itself after the clock pushed it was cut short', () => {
  let time = 0.5
  const { budget, searchedShare } = workBudget(1_000, () => time)
  budget(200)
  time = 0.75
  budget(300)
  expect(searchedShare()).toBeCloseTo(0.5)
})

test('an after party halves the moves of a large evening only', () => {
  const party = { afterPartyCost: new Float64Array() }
  const of = (teamCount: number, more = {}) =>
    movesIn(1_000, { ...problem, afterPartyCost: undefined, teamCount, ...more })
  expect(of(300, party)).toBe(Math.round(of(300) / 2))
  expect(of(60, party)).toBe(of(60))
})

test('never answers a worse plan than an earlier search found', () => {
  const options = { ignoreMealAssignments: true, random: seededRandom(2) }
  const earlier = searched()
  const again = adjustPlan(problem, current, { ...options, budget: () => 1, found: earlier.plan })
  expect(again).toMatchObject({ cost: earlier.cost })
})

test('a search with a limit on changes ends when half of its rounds brought nothing better', () => {
  let last = 0
  const budget = (tried: number) => {
    last = Math.max(last, tried / moves)
    return tried / moves
  }
  const options = { ignoreMealAssignments: true, maxChangedTeams: 0, random: seededRandom(1), budget }
  expect(adjustPlan(problem, current, options)).toMatchObject({ plan: current })
  expect(last).toBeGreaterThan(0.6)
  expect(last).toBeLessThan(0.65)
})
