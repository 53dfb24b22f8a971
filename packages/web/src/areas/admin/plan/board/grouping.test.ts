import { expect, test } from 'vitest'
import { exampleTeam } from '../../../../../test/example-team.ts'
import { groupByCourse, groupByTable } from './grouping.ts'

const meals = ['starter', 'main', 'dessert'].map((id, index) => ({
  id,
  label: id,
  time: `2030-05-01T${19 + index}:00`,
}))
const cooks = (teamNumber: number, course: number, given = {}) =>
  exampleTeam(teamNumber, { meal: meals[course] ?? { id: '', label: '', time: '' }, ...given })
const teams = [cooks(1, 0), cooks(2, 1), cooks(3, 0), cooks(4, 2), cooks(5, 1, { onlyGuest: true })]
const stop = (teamNumber: number) => {
  const team = teams.find((candidate) => candidate.teamNumber === teamNumber) ?? exampleTeam(teamNumber)
  return {
    teamNumber,
    status: team.status,
    meal: team.meal,
    currentTeam: false,
    hostTeamMember: null,
    contactInfo: [],
    contacts: [],
  }
}
const route = (teamNumber: number, stops: number[]) => ({ currentTeam: stop(teamNumber), teams: stops.map(stop) })

test('by course: lists every course in order with the teams that cook it', () => {
  const groups = groupByCourse(teams, meals).map((group) => [group.meal.id, group.teams.map((team) => team.teamNumber)])
  expect(groups).toEqual([
    ['starter', [1, 3]],
    ['main', [2, 5]],
    ['dessert', [4]],
  ])
})

test('by table: lists every host with its guests by number, and no table for teams that are only guests', () => {
  const routes = [route(4, [1, 2, 4]), route(2, [1, 2, 4]), route(1, [1, 2, 4]), route(5, [3, 2, 4])]
  const groups = groupByTable(teams, routes, meals).map(({ tables }) =>
    tables.map(({ host, guests }) => [host.teamNumber, guests.map((guest) => guest.teamNumber)]),
  )
  expect(groups).toEqual([
    [
      [1, [2, 4]],
      [3, [5]],
    ],
    [[2, [1, 4, 5]]],
    [[4, [1, 2, 5]]],
  ])
})

test('leaves out the route of a team that no longer exists', () => {
  const [starters] = groupByTable(teams, [route(99, [1])], meals)
  expect(starters?.tables[0]?.guests).toEqual([])
})
