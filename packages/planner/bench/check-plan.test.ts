import { expect, test } from 'vitest'
import { checkPlan } from './check-plan.ts'
import { solvePlan } from './cyclic-solver.ts'
import { generateInstance } from './generate-instance.ts'
import type { Instance } from './instance.ts'
import { instanceProblem, type PlanFile, planFile } from './instance-problem.ts'
import { keptBound } from './kept-bound.ts'

const evening = generateInstance('nine', 9, { pattern: 'uniform', seed: 1, party: true })

function planOf(instance: Instance): PlanFile {
  const found = solvePlan(instanceProblem(instance), { random: () => 0, budget: () => 1 })
  if ('issues' in found) throw new Error('the stand-in has no plan')
  return planFile(instance, found.plan)
}

const tableAt = (plan: PlanFile, at: number) => plan.tables[at] ?? { course: 0, host: 0, guests: [] }

test('a valid plan has no fault, and its ways are added up', () => {
  const { faults, distance, longestLeg, longestRoute } = checkPlan(evening, planOf(evening))
  expect(faults).toEqual([])
  expect(distance).toBeGreaterThan(longestRoute)
  expect(longestRoute).toBeGreaterThan(longestLeg)
})

test('the ways of a known plan equal those measured by hand', () => {
  const metres = Float64Array.from({ length: 81 }, (_, at) => (Math.floor(at / 9) === at % 9 ? 0 : 1))
  const flat = { ...evening, metres, afterPartyMetres: new Float64Array(9).fill(10) }
  expect(checkPlan(flat, planOf(flat))).toMatchObject({ distance: 9 * 12, longestLeg: 10, longestRoute: 12 })
})

const mutations: [string, (plan: PlanFile) => void][] = [
  ['there are no tables', (plan) => Object.assign(plan, { tables: undefined })],
  ['team 0 cooks 0 times', (plan) => plan.tables.shift()],
  ['team 0 cooks 2 times', (plan) => plan.tables.push({ course: 1, host: 0, guests: [] })],
  ['table 0 names a course or a team that does not exist', (plan) => Object.assign(tableAt(plan, 0), { host: 9 })],
  ['table 0 names a course or a team that does not exist', (plan) => Object.assign(tableAt(plan, 0), { course: 3 })],
  ['table 0 names a course or a team that does not exist', (plan) => tableAt(plan, 0).guests.push(-1)],
  ['hosts says another course for team 4 than its table', (plan) => Object.assign(plan.hosts, { 4: 0 })],
  ['sits twice at course 0', (plan) => tableAt(plan, 0).guests.push(tableAt(plan, 1).guests[0] ?? 0)],
  ['has no table at course 0', (plan) => tableAt(plan, 0).guests.pop()],
  ['a table has 4 teams', (plan) => tableAt(plan, 0).guests.push(tableAt(plan, 1).guests.pop() ?? 0)],
  ['meet twice', (plan) => ([tableAt(plan, 0).guests, tableAt(plan, 1).guests] = swapped(plan))],
]

function swapped(plan: PlanFile): [number[], number[]] {
  const [first, second] = [tableAt(plan, 0).guests, tableAt(plan, 1).guests]
  return [
    [first[0] ?? 0, second[1] ?? 0],
    [second[0] ?? 0, first[1] ?? 0],
  ]
}

test.each(mutations)('%s: the check reports it', (fault, mutate) => {
  const plan = planOf(evening)
  mutate(plan)
  expect(checkPlan(evening, plan).faults.join('\n')).toContain(fault)
})

test('a team that does not cook the course settled for it is named', () => {
  const fixedCourse = [1, ...Array.from({ length: 8 }, () => -1)]
  expect(checkPlan({ ...evening, fixedCourse }, planOf(evening)).faults).toEqual([
    'team 0 does not cook the course settled for it',
  ])
})

test('where the teams do not divide, two tables of four and two of two are allowed and three are not', () => {
  const sizes = (guests: number[]) => {
    const tables = guests.map((count, host) => ({ course: 0, host, guests: Array.from({ length: count }, () => 0) }))
    return checkPlan({ ...evening, n: 11 }, { hosts: {}, tables }).faults.filter((fault) =>
      / have \d teams$/.test(fault),
    )
  }
  expect(sizes([3, 3, 1, 1, 2])).toEqual([])
  expect(sizes([3, 3, 3, 1, 1, 1])).toEqual(['3 tables have 2 teams', '3 tables have 4 teams'])
})

test.each([undefined, null, 7, [], {}, { tables: [null, 3, { course: '0' }] }])('%j is reported as no plan', (file) => {
  expect(checkPlan(evening, file).faults.length).toBeGreaterThan(0)
})

test('no valid plan is shorter than the bound for its courses', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const instance = generateInstance('x', 12, { pattern: 'clustered', seed, party: seed % 2 === 0 })
    const plan = planOf(instance)
    const bound = keptBound(instance, Object.values(plan.hosts)) ?? Number.NaN
    expect(bound).toBeGreaterThan(0)
    expect(checkPlan(instance, plan).distance).toBeGreaterThanOrEqual(bound)
  }
})

test('with three tables a course the bound is the sum of all ways between them', () => {
  const courses = [0, 1, 2, 0, 1, 2, 0, 1, 2]
  const way = (from: number, to: number) => evening.metres[from * 9 + to] ?? 0
  const party = (team: number) => 3 * (evening.afterPartyMetres?.[team] ?? 0)
  const sum = [0, 3, 6].flatMap((starter) => [1, 4, 7].map((main) => way(starter, main) + way(main, starter + 2)))
  const mainToDessert = [1, 4, 7].flatMap((main) => [2, 5, 8].map((dessert) => way(main, dessert)))
  const starterToMain = [0, 3, 6].flatMap((starter) => [1, 4, 7].map((main) => way(starter, main)))
  const total = [...starterToMain, ...mainToDessert, ...[2, 5, 8].map(party)].reduce((all, one) => all + one, 0)
  expect(sum).toHaveLength(9)
  expect(keptBound(evening, courses)).toBe(total)
})

test('courses that are not equal in number have no such bound', () => {
  expect(keptBound(evening, [0, 0, 0, 0, 1, 1, 2, 2, 2])).toBeUndefined()
})
