import { isPlannable } from '@running-dinner/domain/people'
import { seededRandom } from '@running-dinner/domain/random'
import { runs } from '@running-dinner/domain/test/sampled.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { planChanges } from './plan-changes.ts'
import { planFaults } from './plan-faults.ts'
import { noCourse, noHost, type Plan, type PlanProblem } from './plan-problem.ts'
import { type RepairedPlan, repairPlan } from './repair-plan.ts'

/** Milliseconds a slow machine may need for a thousand evenings. */
const thousandEvenings = 120_000

const idsOf = ({ teamCount }: PlanProblem) => Array.from({ length: teamCount }, (_, team) => `t${team}`)

function changesOf(problem: PlanProblem, plan: Plan, repaired: RepairedPlan) {
  const teamIds = repaired.teams.map((team) => `t${team}`)
  return planChanges({ teamIds: idsOf(problem), plan }, { teamIds, plan: repaired.plan })
}

const anyRepair = fc.record({
  size: fc.constantFrom([9, 3], [12, 3], [15, 3], [18, 3], [27, 3], [8, 2], [12, 2], [20, 2]),
  seed: fc.integer(),
  without: fc.array(fc.nat(26), { maxLength: 3 }),
  courses: fc.array(fc.tuple(fc.nat(26), fc.nat(2)), { maxLength: 1 }),
  people: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 27, maxLength: 27 }),
})

function repairingKeepsItsWord(repair: typeof repairPlan): void {
  fc.assert(
    fc.property(anyRepair, ({ size: [teamCount = 9, courses = 3], seed, people, ...asked }) => {
      const problem = exampleProblem(teamCount, courses === 2 ? 2 : 3, {}, seed)
      const plan = examplePlan(problem, seed)
      const without = new Set(asked.without.map((team) => team % teamCount))
      const wanted = asked.courses.map(([team, course]) => [team % teamCount, course % courses] as const)
      const settled = new Map(wanted.filter(([team]) => !without.has(team)))
      const repaired = repair(problem, plan, {
        without,
        courses: settled,
        people,
        random: seededRandom(seed),
        effort: 0.03,
      })
      if ('issues' in repaired) return !isPlannable(teamCount - without.size, courses) || settled.size > 0
      expect(repaired.teams).toEqual([...plan.course.keys()].filter((team) => !without.has(team)))
      expect(planFaults(repaired.problem, repaired.plan, 'REPAIRED')).toEqual([])
      for (const [team, course] of settled) {
        expect(repaired.plan.course[repaired.teams.indexOf(team)]).toBe(course)
      }
      const notifiedPeople = changesOf(problem, plan, repaired).map(
        ({ teamId }) => people[Number(teamId.slice(1))] ?? 0,
      )
      expect(repaired.changedPeople).toBe(notifiedPeople.reduce((sum, count) => sum + count, 0))
      return true
    }),
    { numRuns: runs(1000) },
  )
}

describe('a repaired plan', () => {
  test(
    'keeps all rules and tells exactly how many people have to know',
    () => {
      expect(() => repairingKeepsItsWord(repairPlan)).not.toThrow()
    },
    thousandEvenings,
  )

  test('whose repair sends everybody to the first table with a chair is caught', () => {
    const careless: typeof repairPlan = (problem, plan, options) => {
      const repaired = repairPlan(problem, plan, options)
      if ('issues' in repaired) return repaired
      const { courseCount } = problem
      const host = repaired.plan.host.map((table, seat) => {
        const team = repaired.teams[Math.floor(seat / courseCount)] ?? 0
        const wasGone = options.without.has(plan.host[team * courseCount + (seat % courseCount)] ?? noHost)
        return wasGone ? repaired.plan.course.indexOf(seat % courseCount) : table
      })
      return { ...repaired, plan: { course: repaired.plan.course, host } }
    }
    expect(() => repairingKeepsItsWord(careless)).toThrow(/Counterexample/)
  })

  test('that keeps quiet about those who lose a guest is caught', () => {
    const careless: typeof repairPlan = (problem, plan, options) => {
      const repaired = repairPlan(problem, plan, options)
      if ('issues' in repaired || options.without.size === 0) return repaired
      return { ...repaired, changedPeople: repaired.changedPeople - 1 }
    }
    expect(() => repairingKeepsItsWord(careless)).toThrow(/Counterexample/)
  })
})

function repaired(problem: PlanProblem, plan: Plan, asked: Partial<Parameters<typeof repairPlan>[2]>): RepairedPlan {
  const people = Array.from({ length: problem.teamCount }, () => 2)
  const found = repairPlan(problem, plan, { without: new Set(), people, random: seededRandom(1), ...asked })
  if ('issues' in found) throw new Error(found.issues[0]?.message)
  return found
}

describe('with 63 teams', () => {
  const problem = exampleProblem(63, 3)
  const plan = examplePlan(problem)

  test('keeps the plan when no team drops out', () => {
    expect(repaired(problem, plan, {})).toMatchObject({ changedPeople: 0, provenFewest: true, plan })
  })

  test.each([0, 17, 62])('at most twelve people change when team %i drops out', (team) => {
    const found = repaired(problem, plan, { without: new Set([team]) })
    expect(found.changedPeople).toBeLessThanOrEqual(12)
    expect(found.provenFewest).toBe(true)
    // As few unusual tables as a whole plan for this many teams would have.
    expect(planFaults(found.problem, found.plan)).toEqual([])
  })

  test('a team that comes back changes at most its own people, its two hosts, a guest and that guest s host', () => {
    const gone = repaired(problem, plan, { without: new Set([5]) })
    const back: Plan = { course: new Uint8Array(63).fill(noCourse), host: new Int32Array(189).fill(noHost) }
    for (const [position, team] of gone.teams.entries()) {
      back.course[team] = gone.plan.course[position] ?? noCourse
      for (let course = 0; course < 3; course++) {
        back.host[team * 3 + course] = gone.teams[gone.plan.host[position * 3 + course] ?? noHost] ?? noHost
      }
    }
    expect(repaired(problem, back, { added: new Set([5]) }).changedPeople).toBeLessThanOrEqual(10)
  })

  test('who wants another course changes places with a team it meets anyway', () => {
    const course = ((plan.course[3] ?? 0) + 1) % 3
    const found = repaired(problem, plan, { courses: new Map([[3, course]]) })
    expect(found.plan.course[3]).toBe(course)
    expect(found.changedPeople).toBeLessThanOrEqual(12)
  })

  test('of two repairs with as few people the one with shorter ways is taken', () => {
    const without = new Set([8])
    const far = repaired({ ...problem, legCost: new Float64Array(63 * 63) }, plan, { without })
    const near = repaired(problem, plan, { without })
    const ways = ({ plan: { host } }: RepairedPlan) =>
      [...near.teams.keys()].reduce((sum, team) => {
        const [a = 0, b = 0, c = 0] = host.subarray(team * 3, team * 3 + 3)
        return sum + (near.problem.legCost[a * 62 + b] ?? 0) + (near.problem.legCost[b * 62 + c] ?? 0)
      }, 0)
    expect(near.changedPeople).toBe(far.changedPeople)
    expect(ways(near)).toBeLessThan(ways(far))
  })
})

describe('where there is no plan', () => {
  test('refuses to repair a plan of nine teams that loses one', () => {
    const problem = exampleProblem(9, 3)
    const options = { without: new Set([0]), people: [], random: seededRandom(1) }
    expect(repairPlan(problem, examplePlan(problem), options)).toMatchObject({
      issues: [{ message: 'plan_repair_impossible' }],
    })
  })

  test('accepts a plan without remaining teams', () => {
    const problem = exampleProblem(9, 3)
    const options = { without: new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]), people: [], random: seededRandom(1) }
    expect(repairPlan(problem, examplePlan(problem), options)).toHaveProperty('issues')
  })
})
