import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { seededRandom, shuffled } from '../../random.ts'
import type { Team } from '../teams/team.ts'
import { evenings, type PlannedTeam, planVisits, type Visit } from './dinner-plan.ts'
import { dinnerRoute } from './dinner-route.ts'
import { type PlanViolation, planViolations } from './plan-violations.ts'

const meals = ['starter', 'main', 'dessert'].map((id, index) => ({ id, label: id, time: `2030-05-01T1${index}:00` }))

/** Equally many teams cook each course; number 2 dropped out. */
function givenPlan(count: number) {
  const teams = Array.from({ length: count }, (_, index): Team => {
    const members = [exampleParticipant(2 * index), exampleParticipant(2 * index + 1)]
    const mealId = meals[Math.floor((index * 3) / count)]?.id ?? ''
    const team = { id: `t${index + 1}`, teamNumber: index + 1, mealId }
    return index === 1
      ? { ...team, status: 'CANCELLED', members: [], hostMemberId: undefined }
      : { ...team, status: 'OK', members, hostMemberId: members[0]?.id }
  })
  const visits = planVisits(
    teams,
    meals.map((meal) => meal.id),
  ).map((visit) => ({
    hostTeamId: `t${visit.hostTeamNumber}`,
    guestTeamId: `t${visit.guestTeamNumber}`,
    mealId: visit.mealId,
  }))
  return { teams, visits }
}

test.each([9, 12, 27])('of %i teams: evenings equal their routes, without the cancelled team', (count) => {
  const { teams, visits } = givenPlan(count)
  const all = evenings(teams, visits, meals)
  expect(all).toHaveLength(count - 1)
  const sorted = (stops: ReturnType<typeof dinnerRoute>) =>
    stops.map((stop) => ({ ...stop, guests: stop.guests.map((guest) => guest.id).sort() }))
  for (const { team, stops } of all) expect(sorted(stops)).toEqual(sorted(dinnerRoute(team, teams, visits, meals)))
})

const threeMeals = ['starter', 'main', 'dessert']
const twoMeals = ['main', 'dessert']

/** `count` teams with random courses. */
function teamsOf(count: number, mealIds: string[], seed: number): PlannedTeam[] {
  const dealt = Array.from({ length: count }, (_, index) => mealIds[index % mealIds.length] ?? '')
  return shuffled(dealt, seededRandom(seed)).map((mealId, index) => ({ teamNumber: index + 1, mealId }))
}

const kinds = (found: PlanViolation[]) => [...new Set(found.map((violation) => violation.kind))]

describe('a plan exists and is valid', () => {
  const sizes = (first: number, step: number) =>
    Array.from({ length: (300 - first) / step + 1 }, (_, index) => first + step * index)

  test('for three courses and every multiple of three from 9 to 300', () => {
    for (const count of sizes(9, 3)) {
      const teams = teamsOf(count, threeMeals, count)
      const visits = planVisits(teams, threeMeals)
      expect(visits, `${count} teams`).toHaveLength(2 * count)
      expect(planViolations(teams, visits, threeMeals), `${count} teams`).toEqual([])
    }
  })

  test('for two courses and every even number from 4 to 300', () => {
    for (const count of sizes(4, 2)) {
      const teams = teamsOf(count, twoMeals, count)
      const visits = planVisits(teams, twoMeals)
      expect(visits, `${count} teams`).toHaveLength(count)
      expect(planViolations(teams, visits, twoMeals), `${count} teams`).toEqual([])
    }
  })

  test('for any order and any courses of the teams', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), fc.integer(), (perMeal, seed) => {
        const teams = teamsOf(3 * perMeal, threeMeals, seed)
        expect(planViolations(teams, planVisits(teams, threeMeals), threeMeals)).toEqual([])
      }),
    )
  })
})

test('every team meets six others with three courses, and every table has one team per course', () => {
  const teams = teamsOf(12, threeMeals, 1)
  const visits = planVisits(teams, threeMeals)
  const mealOf = (number: number) => teams.find((team) => team.teamNumber === number)?.mealId
  for (const { teamNumber } of teams) {
    const tables = visits.filter((visit) => visit.guestTeamNumber === teamNumber || visit.hostTeamNumber === teamNumber)
    const hosts = new Set(tables.map((visit) => visit.hostTeamNumber))
    const met = new Set<number>()
    for (const host of hosts) {
      const guests = visits.filter((visit) => visit.hostTeamNumber === host).map((visit) => visit.guestTeamNumber)
      expect(new Set([host, ...guests].map(mealOf)).size).toBe(3)
      for (const number of [host, ...guests]) met.add(number)
    }
    met.delete(teamNumber)
    expect(met.size).toBe(6)
  }
})

test.each([
  ['fewer than three teams per course', teamsOf(6, threeMeals, 1), threeMeals],
  ['courses with unequal numbers of teams', teamsOf(10, threeMeals, 1), threeMeals],
  ['a single course', teamsOf(9, ['main'], 1), ['main']],
  ['four courses', teamsOf(16, ['a', 'b', 'c', 'd'], 1), ['a', 'b', 'c', 'd']],
])('there is no plan for %s', (_, teams, mealIds) => {
  expect(planVisits(teams, mealIds)).toEqual([])
})

describe('finds what is wrong with a broken plan', () => {
  const teams = teamsOf(27, threeMeals, 5)
  const plan = planVisits(teams, threeMeals)
  const first = plan[0] as Visit
  const found = (visits: Visit[]) => kinds(planViolations(teams, visits, threeMeals))

  test('when a visit is missing', () => {
    expect(found(plan.slice(1))).toEqual(['WRONG_GUEST_COUNT', 'WRONG_VISIT_COUNT'])
  })

  test('when a visit is there twice', () => {
    expect(found([...plan, first])).toContain('WRONG_VISIT_COUNT')
  })

  test('when a guest goes to another table', () => {
    const elsewhere = plan.find(
      (visit) => visit.mealId === first.mealId && visit.hostTeamNumber !== first.hostTeamNumber,
    )
    const moved = { ...first, hostTeamNumber: elsewhere?.hostTeamNumber ?? 0 }
    expect(found([moved, ...plan.slice(1)])).toContain('WRONG_GUEST_COUNT')
  })

  test('when a team hosts at a course it does not cook', () => {
    const turned = { ...first, hostTeamNumber: first.guestTeamNumber, guestTeamNumber: first.hostTeamNumber }
    expect(found([turned, ...plan.slice(1)])).toContain('HOSTS_WRONG_MEAL')
  })

  test('when a team is not of this dinner', () => {
    expect(found([{ ...first, guestTeamNumber: 99 }, ...plan.slice(1)])).toContain('UNKNOWN_TEAM')
  })

  test('when the courses have unequal numbers of teams', () => {
    const starter = teams.findIndex((team) => team.mealId === 'starter')
    const changed = teams.map((team, index) => (index === starter ? { ...team, mealId: 'main' } : team))
    expect(planViolations(changed, plan, threeMeals)).toContainEqual({ kind: 'UNEQUAL_MEALS', counts: [8, 10, 9] })
  })

  test('when two teams meet again although every count is right', () => {
    const hosts = new Map(teams.map((team) => [team.teamNumber, team.mealId]))
    const earlier = plan.find(
      (visit) => visit.mealId === 'starter' && hosts.get(visit.guestTeamNumber) === 'main',
    ) as Visit
    const [host, guest] = [earlier.hostTeamNumber, earlier.guestTeamNumber]
    // At the main course the starter's host is sent to its former guest, in exchange for one of the guests there.
    const own = plan.find((visit) => visit.mealId === 'main' && visit.guestTeamNumber === host) as Visit
    const there = plan.find((visit) => visit.mealId === 'main' && visit.hostTeamNumber === guest) as Visit
    const mutant = [
      ...plan.filter((visit) => visit !== own && visit !== there),
      { ...own, hostTeamNumber: guest },
      { ...there, hostTeamNumber: own.hostTeamNumber },
    ]
    const [teamNumber, otherTeamNumber] = host < guest ? [host, guest] : [guest, host]
    expect(planViolations(teams, mutant, threeMeals)).toContainEqual({
      kind: 'MEETS_AGAIN',
      teamNumber,
      otherTeamNumber,
      count: 2,
    })
    expect(found(mutant)).toEqual(['MEETS_AGAIN'])
  })
})
