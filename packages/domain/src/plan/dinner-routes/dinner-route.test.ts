import { describe, expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import type { Team } from '../teams/team.ts'
import { planVisits } from './dinner-plan.ts'
import { dinnerRoute, meetingPlan, type TeamVisit } from './dinner-route.ts'

const meals = ['starter', 'main', 'dessert'].map((id, index) => ({ id, label: id, time: `2030-05-01T1${index}:00` }))

/** Nine teams; 1 to 3 cook the starter, 4 to 6 the main course, 7 to 9 the dessert. */
const teams = Array.from({ length: 9 }, (_, index): Team => {
  const members = [exampleParticipant(2 * index), exampleParticipant(2 * index + 1)]
  const mealId = meals[Math.floor(index / 3)]?.id ?? ''
  return { id: `t${index + 1}`, teamNumber: index + 1, status: 'OK', mealId, members, hostMemberId: members[0]?.id }
})
const visits = planVisits(
  teams,
  meals.map((meal) => meal.id),
).map(
  (visit): TeamVisit => ({
    hostTeamId: `t${visit.hostTeamNumber}`,
    guestTeamId: `t${visit.guestTeamNumber}`,
    mealId: visit.mealId,
  }),
)

const numbers = (list: Team[]) => list.map((team) => team.teamNumber)
const cancelled = (number: number, list: Team[] = teams) =>
  list.map(
    (team): Team =>
      team.teamNumber === number ? { ...team, status: 'CANCELLED', members: [], hostMemberId: undefined } : team,
  )
const teamNumbered = (number: number, list: Team[]) => list.find((team) => team.teamNumber === number) as Team
const routeOf = (number: number, list: Team[] = teams) => dinnerRoute(teamNumbered(number, list), list, visits, meals)

describe('a route', () => {
  test('has one stop per course in order of time, the own one marked', () => {
    expect(routeOf(4).map((stop) => [stop.meal.id, stop.isOwn])).toEqual([
      ['starter', false],
      ['main', true],
      ['dessert', false],
    ])
    expect(routeOf(4)[1]?.team.teamNumber).toBe(4)
  })

  test('leads every team to the hosts that invited it', () => {
    for (const team of teams) {
      for (const stop of routeOf(team.teamNumber).filter(({ isOwn }) => !isOwn)) {
        expect(visits).toContainEqual({ hostTeamId: stop.team.id, guestTeamId: team.id, mealId: stop.meal.id })
      }
    }
  })

  test('lists the other guests of every stop', () => {
    expect(routeOf(1).map((stop) => [stop.team.teamNumber, numbers(stop.guests)])).toEqual([
      [1, [4, 7]],
      [5, [9]],
      [8, [6]],
    ])
  })

  test('keeps a cancelled host as a cancelled stop', () => {
    expect(routeOf(1, cancelled(5)).map((stop) => stop.team.status)).toEqual(['OK', 'CANCELLED', 'OK'])
  })

  test('leaves out cancelled guests', () => {
    expect(numbers(routeOf(1, cancelled(4))[0]?.guests ?? [])).toEqual([7])
    expect(routeOf(1, cancelled(9))[1]?.guests).toEqual([])
  })

  test('has no own stop for a team that is guest at the course it would cook', () => {
    const guest = { ...teamNumbered(4, teams), id: 't10', teamNumber: 10 }
    const invited = meals.map((meal, index) => ({
      hostTeamId: `t${3 * index + 1}`,
      guestTeamId: 't10',
      mealId: meal.id,
    }))
    const route = dinnerRoute(guest, [...teams, guest], invited, meals)
    expect(route.map((stop) => [stop.team.teamNumber, stop.isOwn])).toEqual([
      [1, false],
      [4, false],
      [7, false],
    ])
  })

  test('has only the own stop while there are no visits', () => {
    expect(dinnerRoute(teamNumbered(4, teams), teams, [], meals).map((stop) => stop.isOwn)).toEqual([true])
  })
})

test('a meeting plan lists the own guests, and for every host the other guests', () => {
  const plan = meetingPlan(teamNumbered(1, teams), teams, visits, meals)
  expect(numbers(plan.guestTeams)).toEqual([4, 7])
  expect(plan.hostTeams.map(({ team, metTeams }) => [team.teamNumber, numbers(metTeams)])).toEqual([
    [5, [9]],
    [8, [6]],
  ])
})
