import { legCosts } from '@running-dinner/domain/plan'
import { seededRandom } from '@running-dinner/domain/random'
import { expect, test } from 'vitest'
import { exampleProblem } from '../test/example-problem.ts'
import type { PlanProblem } from './plan-problem.ts'
import { solvePlan } from './solve-plan.ts'

function solve(problem: PlanProblem, seed = 1, moves = 4000) {
  return solvePlan(problem, { random: seededRandom(seed), budget: (tried) => tried / moves })
}

/** Every team at the course its number gives it, one after the other; the last is only guest where the number is odd. */
function settled(teamCount: number, courseCount: 2 | 3): PlanProblem {
  const courseCost = new Float64Array(teamCount * courseCount).fill(Number.POSITIVE_INFINITY)
  for (let team = 0; team < teamCount; team++) courseCost[team * courseCount + (team % courseCount)] = 0
  const problem = exampleProblem(teamCount, courseCount, { courseCost }, teamCount)
  return teamCount % 2 === 1 && courseCount === 2 ? { ...problem, roamingTeam: teamCount - 1 } : problem
}

test('settled courses give the proven best plan, whatever the seed', () => {
  const found = [1, 2, 3].map((seed) => solve(settled(18, 3), seed))
  const costs = found.map((solved) => ('plan' in solved ? solved.cost : undefined))
  expect(new Set(costs).size).toBe(1)
  expect(found.every((solved) => 'plan' in solved && solved.provenOptimal)).toBe(true)
})

test('who has the larger table is searched for, and not called proven', () => {
  const found = [1, 2, 3].map((seed) => solve(settled(13, 2), seed))
  const costs = found.map((solved) => ('plan' in solved ? solved.cost : undefined))
  expect(new Set(costs).size).toBe(1)
  expect(found.some((solved) => 'plan' in solved && solved.provenOptimal)).toBe(false)
})

test('proves a plan without ways optimal', () => {
  const problem = { ...exampleProblem(18, 3, {}, 1), legCost: new Float64Array(18 * 18), afterPartyCost: undefined }
  expect(solve(problem)).toMatchObject({ cost: 0, provenOptimal: true })
})

test.each([
  [8, 3, { message: 'plan_too_few_teams', data: { courses: 3, minimum: 9, teams: 8 } }],
  [10, 3, { message: 'plan_impossible_team_count', data: { teams: 10, fewer: 9, more: 11 } }],
  [3, 2, { message: 'plan_too_few_teams', data: { courses: 2, minimum: 4, teams: 3 } }],
  [5, 2, { message: 'plan_impossible_team_count', data: { teams: 5, fewer: 4, more: 6 } }],
  [9, 2, { message: 'plan_impossible_team_count', data: { teams: 9, fewer: 8, more: 10 } }],
] as const)('%d teams and %d courses have no plan in which every team cooks', (teams, courses, expected) => {
  const problem = { ...exampleProblem(teams, courses, {}, 1), roamingTeam: undefined }
  expect(solve(problem)).toMatchObject({ issues: [expected] })
})

test('courses that cannot be shared equally are named', () => {
  const courseCost = new Float64Array(18 * 3)
  for (let team = 0; team < 8; team++) courseCost.fill(Number.POSITIVE_INFINITY, team * 3 + 1, team * 3 + 3)
  expect(solve(exampleProblem(18, 3, { courseCost }, 1))).toMatchObject({
    issues: [{ message: 'plan_courses_unequal', data: { course: 1, count: 8, possible: 6 } }],
  })
})

test('a team that may cook nothing is named', () => {
  const courseCost = new Float64Array(18 * 3).fill(Number.POSITIVE_INFINITY, 6, 9)
  expect(solve(exampleProblem(18, 3, { courseCost }, 1))).toMatchObject({
    issues: [{ message: 'plan_course_impossible', data: { team: 3 } }],
  })
})

test('a small evening is not searched again once half of the work brought nothing better', () => {
  let last = 0
  const budget = (moves: number) => {
    last = moves / 120_000
    return last
  }
  solvePlan(exampleProblem(18, 3, {}, 1), { random: seededRandom(1), budget })
  expect(last).toBeGreaterThan(0.7)
  expect(last).toBeLessThan(0.8)
})

test('a search that may not take any time still answers a plan', () => {
  expect(solvePlan(exampleProblem(60, 3, {}, 1), { random: seededRandom(1), budget: () => 1 })).toHaveProperty('plan')
})

test('homes on a grid, where many sums of ways are equal but for their rounding, are planned to the end', () => {
  const places = Array.from({ length: 102 }, (_, team) => ({
    lat: 48 + (((2 * team + 1) * 7919) % 1000) / 20_000,
    lng: 7.8 + (((2 * team + 1) * 104_729) % 1000) / 15_000,
  }))
  const problem = { ...exampleProblem(102, 3, {}, 1), legCost: legCosts(places).metres, afterPartyCost: undefined }
  for (const seed of [1, 2, 3]) expect(solve(problem, seed, 20_000)).toHaveProperty('plan')
})
