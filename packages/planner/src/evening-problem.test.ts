import { issue } from '@running-dinner/domain/issue'
import { legCosts, teamPlace } from '@running-dinner/domain/plan'
import { exampleEvening, exampleMeals } from '@running-dinner/domain/test/example-evening.ts'
import { describe, expect, test } from 'vitest'
import { eveningOf, plannedTeams, visitsOfPlan, withTeamNumbers } from './evening-problem.ts'
import { weights } from './objective.ts'
import { planFaults } from './plan-faults.ts'
import { noCourse, noHost, planCost } from './plan-problem.ts'

const measured = (teams: Parameters<typeof plannedTeams>[0]) => legCosts(plannedTeams(teams).map(teamPlace)).metres
const byIds = (visits: { hostTeamId: string; guestTeamId: string; mealId: string }[]) =>
  visits.map((visit) => `${visit.mealId} ${visit.hostTeamId} ${visit.guestTeamId}`).sort()

describe('the place of a team', () => {
  const quality = 'EXACT' as const
  const homes = { host: { lat: 48, lng: 8, quality }, other: { lat: 49, lng: 9, quality } }
  const [team] = exampleEvening(12).teams
  const [host, other] = team?.members ?? []
  if (!team || !host || !other) throw new Error('no team of two')
  const with2 = (ofHost: typeof homes.host | undefined, hostMemberId: string | undefined) => ({
    ...team,
    hostMemberId,
    members: [
      { ...host, geocodingResult: ofHost },
      { ...other, geocodingResult: homes.other },
    ],
  })

  test('is the home of its host', () => {
    expect(teamPlace(with2(homes.host, host.id))).toEqual(homes.host)
    expect(teamPlace(with2(homes.host, other.id))).toEqual(homes.other)
  })

  test('is unknown where that of the host is, whatever is known of the other member', () => {
    expect(teamPlace(with2(undefined, host.id))).toBeUndefined()
    expect(teamPlace(with2(homes.host, undefined))).toBeUndefined()
  })
})

describe('an evening for the planner', () => {
  test('is the stored one, there and back', () => {
    const stored = exampleEvening(12)
    const evening = eveningOf({ ...stored, metres: measured(stored.teams) })
    expect(planFaults(evening.problem, evening.plan)).toEqual([])
    expect(byIds(visitsOfPlan(evening.teamIds, evening.plan, exampleMeals))).toEqual(byIds(stored.visits))
    expect(evening.plan.course[4]).toBe(1)
  })

  test('leaves out cancelled teams and the second of two with one id, and their guests have no seat', () => {
    const { teams, visits, meals } = exampleEvening(12)
    const stored = teams.map((team, index) =>
      index === 3 ? { ...team, status: 'CANCELLED' as const, members: [] } : team,
    )
    const evening = eveningOf({ teams: [...stored, ...stored], visits, meals, metres: measured(stored) })
    expect(evening.teamIds).toEqual(teams.map((team) => team.id).filter((id) => id !== 't3'))
    expect(evening.plan.host.filter((host) => host === noHost)).toHaveLength(2)
  })

  test('a team that is guest at every course cooks none', () => {
    const [starter, main] = exampleMeals
    const meals = [starter, main].flatMap((meal) => meal ?? [])
    const teams = exampleEvening(7).teams.map((team, index) => ({ ...team, mealId: meals[index % 2]?.id ?? '' }))
    const visits = meals.map((meal, index) => ({ hostTeamId: `t${index}`, guestTeamId: 't6', mealId: meal.id }))
    const evening = eveningOf({ teams, visits, meals, metres: measured(teams) })
    expect([evening.plan.course[6], evening.problem.roamingTeam]).toEqual([noCourse, 6])
  })

  test('wishes, missing seats and shared addresses cost metres', () => {
    const wished = exampleEvening(12, (team, member) =>
      team === 0 ? { preferredMeal: member === 0 ? 'main' : 'starter' } : {},
    )
    const cost = (given: Parameters<typeof exampleEvening>[1]) => {
      const stored = exampleEvening(12, given)
      const evening = eveningOf({ ...stored, metres: new Float64Array(144) })
      return planCost(evening.problem, evening.plan)
    }
    expect(cost(() => ({}))).toBe(0)
    expect(eveningOf({ ...wished, metres: measured(wished.teams) }).problem.courseCost.slice(0, 3)).toEqual(
      Float64Array.of(1, 1, 2).map((wishes) => wishes * weights.wishBroken),
    )
    expect(cost((team) => (team === 5 ? { numSeats: 4 } : {}))).toBe(2 * weights.seatMissing)
    expect(cost((team) => (team === 5 ? { numSeats: undefined } : {}))).toBe(2 * weights.seatPerhapsMissing)
    // Teams 0 and 3 both cook the starter.
    expect(cost((team) => (team === 3 ? { streetNr: '0' } : {}))).toBe(weights.sameAddress)
  })

  test('a leg above the limit costs more and more, others their metres', () => {
    const stored = exampleEvening(9)
    const metres = new Float64Array(81).fill(1_000)
    const { problem } = eveningOf({ ...stored, metres, legLimitMetres: 700 })
    expect(problem.legCost[1]).toBe(1_300)
    expect(eveningOf({ ...stored, metres, legLimitMetres: 1_000 }).problem.legCost[1]).toBe(1_000)
    expect(problem.legCost[0]).toBe(0)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -5])('a way of %s metres counts as an average one', (length) => {
    const metres = new Float64Array(81).fill(500)
    metres[1] = length
    const { problem } = eveningOf({ ...exampleEvening(9), metres })
    expect(problem.legCost[1]).toBe(500)
  })

  test('accepts an evening without teams', () => {
    expect(eveningOf({ teams: [], visits: [], meals: exampleMeals, metres: new Float64Array() }).teamIds).toEqual([])
  })
})

test('an issue names teams by their numbers, not by their index', () => {
  const { teams, visits, meals } = exampleEvening(9)
  const evening = eveningOf({ teams: teams.slice(2), visits, meals, metres: new Float64Array(49) })
  const [named] = withTeamNumbers([issue('plan_locks_contradict', undefined, { team: 1, other: 7 })], evening)
  expect(named?.data).toEqual({ team: 3, other: 9 })
})
