import { planViolations } from '@running-dinner/domain/plan'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { planFaults } from './plan-faults.ts'
import type { Plan, PlanProblem } from './plan-problem.ts'

const mealIds = ['0', '1', '2']

function violations({ courseCount }: PlanProblem, { course, host }: Plan) {
  const teams = Array.from(course, (cooked, teamNumber) => ({ teamNumber, mealId: `${cooked}` }))
  const visits = [...host.entries()].flatMap(([seat, hostTeamNumber]) => {
    const guestTeamNumber = Math.floor(seat / courseCount)
    return hostTeamNumber === guestTeamNumber
      ? []
      : [{ hostTeamNumber, guestTeamNumber, mealId: `${seat % courseCount}` }]
  })
  return planViolations(teams, visits, mealIds.slice(0, courseCount))
}

test('the plan by construction has no faults', () => {
  for (const teams of [9, 12, 15, 27, 60]) {
    const problem = exampleProblem(teams, 3)
    expect(planFaults(problem, examplePlan(problem))).toEqual([])
  }
  const problem = exampleProblem(8, 2)
  expect(planFaults(problem, examplePlan(problem))).toEqual([])
})

test('two checkers that know nothing of each other agree whether a plan is good', () => {
  const anyMixUp = fc.array(fc.tuple(fc.nat(26), fc.nat(26), fc.nat(2)), { maxLength: 3 })
  fc.assert(
    fc.property(fc.constantFrom(9, 12, 15, 27), fc.integer(), anyMixUp, (teamCount, seed, mixUps) => {
      const problem = exampleProblem(teamCount, 3)
      const plan = examplePlan(problem, seed)
      for (const [one, other, course] of mixUps) {
        const [here, there] = [(one % teamCount) * 3 + course, (other % teamCount) * 3 + course]
        const kept = plan.host[here] ?? 0
        plan.host[here] = plan.host[there] ?? 0
        plan.host[there] = kept
      }
      expect(planFaults(problem, plan).length === 0).toBe(violations(problem, plan).length === 0)
    }),
    { numRuns: 1000 },
  )
})

test('names team, course and table size of each fault', () => {
  const problem = exampleProblem(9, 3)
  const plan = examplePlan(problem)
  const cook = plan.course.indexOf(1)
  const seat = plan.host.indexOf(cook, 0)
  const guest = [0, 1, 2, 3, 4, 5, 6, 7, 8].find((team) => team !== cook && plan.host[team * 3 + 1] === cook) ?? seat
  plan.host[guest * 3 + 1] = -1
  expect(planFaults(problem, plan)).toEqual([
    { kind: 'NOT_SEATED', team: guest, course: 1 },
    { kind: 'TABLE_SIZE', team: cook, size: 2 },
  ])
  expect(planFaults(problem, { course: plan.course, host: new Int32Array(3) })).toEqual([{ kind: 'WRONG_SHAPE' }])
})

test('a course a team may not cook is a fault', () => {
  const plan = examplePlan(exampleProblem(9, 3))
  const courseCost = new Float64Array(27)
  courseCost[plan.course[0] ?? 0] = Number.POSITIVE_INFINITY
  const faults = planFaults(exampleProblem(9, 3, { courseCost }), plan)
  expect(faults).toEqual([{ kind: 'COURSE_FORBIDDEN', team: 0, course: plan.course[0] }])
})
