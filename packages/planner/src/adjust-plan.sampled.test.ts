import { seededRandom } from '@running-dinner/domain/random'
import { runs } from '@running-dinner/domain/test/sampled.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { type AdjustOptions, adjustPlan } from './adjust-plan.ts'
import { planChanges } from './plan-changes.ts'
import { planFaults } from './plan-faults.ts'
import { planLocks } from './plan-locks.ts'
import { type Plan, type PlanProblem, planCost } from './plan-problem.ts'
import { solvePlan } from './solve-plan.ts'

/** Milliseconds a slow machine may need for a thousand evenings. */
const thousandEvenings = 120_000

const meals = ['starter', 'main', 'dessert'].map((id) => ({ id, label: id, time: '2030-05-01T19:00' }))
const idsOf = ({ teamCount }: PlanProblem) => Array.from({ length: teamCount }, (_, team) => `t${team}`)
const named = (problem: PlanProblem, plan: Plan) => ({ teamIds: idsOf(problem), plan })

const anyAdjustment = fc.record({
  teamCount: fc.constantFrom(9, 12, 15, 27, 11, 13, 16),
  seed: fc.integer(),
  ignoreMealAssignments: fc.boolean(),
  teams: fc.array(fc.nat(26), { maxLength: 3 }),
  tables: fc.array(fc.nat(26), { maxLength: 4 }),
  mealIds: fc.subarray(['starter', 'main', 'dessert']),
  maxChangedTeams: fc.option(fc.nat(27), { nil: undefined }),
})

function unevenPlan(problem: PlanProblem, seed: number): Plan {
  const solved = solvePlan(problem, { random: seededRandom(seed), budget: (moves) => moves / 10 })
  if ('issues' in solved) throw new Error('no plan')
  return solved.plan
}

function adjustingKeepsItsWord(adjust: typeof adjustPlan): void {
  fc.assert(
    fc.property(anyAdjustment, ({ teamCount, seed, teams, tables, mealIds, ...asked }) => {
      const problem = exampleProblem(teamCount, 3, {}, seed)
      const plan = teamCount % 3 === 0 ? examplePlan(problem, seed) : unevenPlan(problem, seed)
      const idOf = (team: number) => `t${team % teamCount}`
      const locked = { teamIds: teams.map(idOf), mealIds, tableTeamIds: tables.map(idOf) }
      const locks = planLocks(named(problem, plan), meals, locked)
      const found = adjust(problem, plan, {
        ...asked,
        locks,
        random: seededRandom(seed),
        budget: (moves) => moves / 500,
      })
      if ('issues' in found) return false
      expect(planFaults(problem, found.plan)).toEqual([])
      expect(found.cost).toBeCloseTo(planCost(problem, found.plan), 3)
      expect(found.cost).toBeLessThanOrEqual(planCost(problem, plan) + 1e-6)
      const changes = planChanges(named(problem, plan), named(problem, found.plan))
      expect(changes.length).toBeLessThanOrEqual(asked.maxChangedTeams ?? teamCount)
      const changed = new Map(changes.map((change) => [change.teamId, change]))
      for (const id of locked.teamIds) expect(changed.has(id)).toBe(false)
      for (const id of locked.tableTeamIds) expect(changed.get(id)?.guestsChanged).not.toBe(true)
      for (const [team, cooked] of plan.course.entries()) {
        const isLocked = mealIds.some(
          (id) => meals[cooked]?.id === id || meals[found.plan.course[team] ?? 0]?.id === id,
        )
        if (isLocked || !asked.ignoreMealAssignments) expect(found.plan.course[team]).toBe(cooked)
      }
      return true
    }),
    { numRuns: runs(1000) },
  )
}

describe('a better plan', () => {
  test(
    'keeps all rules, locks and limits, and is never worse',
    () => {
      expect(() => adjustingKeepsItsWord(adjustPlan)).not.toThrow()
    },
    thousandEvenings,
  )

  test.each<[string, (options: AdjustOptions) => Partial<AdjustOptions>]>([
    ['the locks', () => ({ locks: { courses: new Set(), visits: [], tables: new Set() } })],
    ['the limit', () => ({ maxChangedTeams: undefined })],
    ['who keeps the course', () => ({ ignoreMealAssignments: true })],
  ])(
    'that forgets %s is caught',
    (_, forget) => {
      const careless: typeof adjustPlan = (problem, plan, options) =>
        adjustPlan(problem, plan, { ...options, ...forget(options) })
      expect(() => adjustingKeepsItsWord(careless)).toThrow(/Counterexample/)
    },
    thousandEvenings,
  )

  const problem = exampleProblem(15, 3)
  const plan = examplePlan(problem)
  const options = { ignoreMealAssignments: true, random: seededRandom(1), budget: (moves: number) => moves / 20_000 }

  test('a better plan is found where there is one', () => {
    const found = adjustPlan(problem, plan, { ...options, maxChangedTeams: 10 })
    expect('issues' in found || found.cost < planCost(problem, plan) * 0.97).toBe(true)
    expect(found).not.toHaveProperty('issues')
  })

  test('reports every better plan on the way, each cheaper than the one before', () => {
    const costs: number[] = [planCost(problem, plan)]
    adjustPlan(problem, plan, { ...options, maxChangedTeams: 12, onBetter: ({ cost }) => costs.push(cost) })
    expect(costs.length).toBeGreaterThan(1)
    expect(costs).toEqual([...costs].sort((one, other) => other - one))
  })

  test('is the same for the same seed', () => {
    const found = () => adjustPlan(problem, plan, { ...options, random: seededRandom(7), maxChangedTeams: 9 })
    expect(found()).toEqual(found())
  })

  test('parts neighbours where that costs little', () => {
    const near = [0, 1, 2].map((team): [number, number] => [
      team,
      plan.host[team * 3 + 1] === team ? 14 : (plan.host[team * 3 + 1] ?? 14),
    ])
    const found = adjustPlan(problem, plan, { ...options, neighbours: near })
    if ('issues' in found) throw new Error('no plan')
    const tables = (team: number) => found.plan.host.subarray(team * 3, team * 3 + 3)
    for (const [one, other] of near) {
      expect(tables(one).some((table, course) => table === tables(other)[course])).toBe(false)
    }
  })

  test('begins with the fewest changes where the present plan breaks a rule', () => {
    const broken = { course: plan.course, host: plan.host.slice() }
    const seat = broken.host.findIndex((host, index) => host !== Math.floor(index / 3))
    broken.host[seat] = -1
    const found = adjustPlan(problem, broken, { ...options, maxChangedTeams: 4 })
    if ('issues' in found) throw new Error('no plan')
    expect(planFaults(problem, found.plan, 'REPAIRED')).toEqual([])
  })
})

describe('what cannot be read or kept is an issue', () => {
  const problem = exampleProblem(12, 3)
  const plan = examplePlan(problem)
  const options = { ignoreMealAssignments: true, random: seededRandom(1), budget: (moves: number) => moves / 200 }
  const codes = (given: Partial<PlanProblem>) => {
    const found = adjustPlan({ ...problem, ...given }, plan, options)
    return 'issues' in found ? found.issues.map((found) => found.message) : []
  }

  test.each<[string, Partial<PlanProblem>]>([
    ['ways that are no number', { legCost: new Float64Array(144).fill(Number.NaN) }],
    ['ways without an end', { legCost: new Float64Array(144).fill(Number.POSITIVE_INFINITY) }],
    ['negative ways', { legCost: new Float64Array(144).fill(-1) }],
    ['too few ways', { legCost: new Float64Array(3) }],
    ['a party nowhere', { afterPartyCost: new Float64Array(12).fill(Number.NaN) }],
    ['a team that does not exist', { apart: [{ one: 0, other: 12, cost: 1 }] }],
  ])('%s', (_, given) => {
    expect(codes(given)).toEqual(['plan_instance_invalid'])
  })

  test('all at one address, nothing to gain: the present plan', () => {
    const found = adjustPlan({ ...problem, legCost: new Float64Array(144) }, plan, options)
    expect(found).toMatchObject({ plan, cost: 0 })
  })

  test('no team may cook anything else: the present plan, or an issue', () => {
    const courseCost = new Float64Array(36).fill(Number.POSITIVE_INFINITY)
    const found = adjustPlan({ ...problem, courseCost }, plan, options)
    expect('issues' in found || planFaults(problem, found.plan).length === 0).toBe(true)
  })

  test('locks that make two teams meet twice', () => {
    const twice = { course: plan.course, host: plan.host.slice() }
    const table = (host: number, course: number) =>
      [...plan.host.keys()].filter((seat) => seat % 3 === course && plan.host[seat] === host)
    const [main = 0] = [...plan.course.keys()].filter((team) => plan.course[team] === 1)
    const [first = 0, second = 0] = table(main, 1).map((seat) => Math.floor(seat / 3))
    const dessert = plan.host[first * 3 + 2] ?? 0
    twice.host[second * 3 + 2] = dessert
    const locks = { courses: new Set<number>(), visits: [], tables: new Set([main, dessert]) }
    const found = adjustPlan(problem, twice, { ...options, locks })
    expect(found).toMatchObject({ issues: [{ message: 'plan_locks_contradict' }] })
  })
})
