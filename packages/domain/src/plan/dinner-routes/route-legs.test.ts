import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import type { Team } from '../teams/team.ts'
import { planVisits } from './dinner-plan.ts'
import { dinnerRoute } from './dinner-route.ts'
import { routeLegs, type WayBetween } from './route-legs.ts'

const meals = ['starter', 'main', 'dessert'].map((id, index) => ({ id, label: id, time: `2030-05-01T1${index}:00` }))
const teams = Array.from({ length: 9 }, (_, index): Team => {
  const members = [exampleParticipant(2 * index), exampleParticipant(2 * index + 1)]
  const mealId = meals[Math.floor(index / 3)]?.id ?? ''
  return { id: `t${index + 1}`, teamNumber: index + 1, status: 'OK', mealId, members, hostMemberId: members[0]?.id }
})
const visits = planVisits(
  teams,
  meals.map((meal) => meal.id),
).map((visit) => ({
  hostTeamId: `t${visit.hostTeamNumber}`,
  guestTeamId: `t${visit.guestTeamNumber}`,
  mealId: visit.mealId,
}))

/** Numbers of the teams as house numbers in one street, and the party at its end. */
const alongTheStreet: WayBetween = (from, to) => {
  const metres = Math.abs((to?.teamNumber ?? 100) - from.teamNumber)
  return { metres, minutes: 2 * metres }
}

test('every team has the stops of its route, with the way to the next stop and to the party', () => {
  const routes = routeLegs(teams, visits, meals, alongTheStreet)
  expect(routes).toHaveLength(9)
  for (const { team, stops } of routes) {
    const expected = dinnerRoute(team, teams, visits, meals).map((stop) => stop.team.teamNumber)
    expect(stops.map((stop) => stop.host.teamNumber)).toEqual(expected)
    const houses = [...expected, 100]
    const ways = expected.map((house, at) => Math.abs((houses[at + 1] ?? 0) - house))
    expect(stops.map((stop) => stop.way?.metres)).toEqual(ways)
  }
})

test('leaves out the way where a place is unknown', () => {
  const [first] = routeLegs(teams, visits, meals, (from, to) => (to ? alongTheStreet(from, to) : undefined))
  expect(first?.stops.map((stop) => stop.way !== undefined)).toEqual([true, true, false])
})

test('a cancelled team has no route, and remains a stop of its guests', () => {
  const after = teams.map((team): Team => (team.id === 't1' ? { ...team, status: 'CANCELLED', members: [] } : team))
  const routes = routeLegs(after, visits, meals, alongTheStreet)
  expect(routes.map(({ team }) => team.id)).not.toContain('t1')
  const atCancelled = routes.filter(({ stops }) => stops.some((stop) => stop.host.id === 't1'))
  expect(atCancelled).toHaveLength(2)
})

test('leaves out a stop without a host, and the way leads to the next one', () => {
  const without = visits.filter((visit) => !(visit.guestTeamId === 't1' && visit.mealId === 'main'))
  const [first] = routeLegs(teams, without, meals, alongTheStreet)
  expect(first?.stops.map((stop) => stop.meal.id)).toEqual(['starter', 'dessert'])
})

test('a team that is guest at every course starts at a host, not at home', () => {
  const guest: Team = { ...(teams[3] as Team), id: 't10', teamNumber: 10 }
  const invited = meals.map((meal, course) => ({
    hostTeamId: `t${3 * course + 1}`,
    guestTeamId: guest.id,
    mealId: meal.id,
  }))
  const routes = routeLegs([...teams, guest], [...visits, ...invited], meals, alongTheStreet)
  expect(routes.find(({ team }) => team.id === 't10')?.stops.map(({ host }) => host.teamNumber)).toEqual([1, 4, 7])
})
