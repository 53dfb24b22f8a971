import { expect, test } from 'vitest'
import { exampleTeam } from '../../../../test/example-team.ts'
import { figureChange, routeChanges } from './plan-comparison.ts'

test('reports a fifth less as 20 % shorter and a fifth more as 20 % longer', () => {
  expect(figureChange(5000, 4000)).toEqual({ kind: 'shorter', percent: 20 })
  expect(figureChange(5000, 6000)).toEqual({ kind: 'longer', percent: 20 })
})

test('reports half a per cent as 1 % and less as no change', () => {
  expect(figureChange(50_000, 49_750)).toEqual({ kind: 'shorter', percent: 1 })
  expect(figureChange(50_000, 49_751)).toEqual({ kind: 'same' })
  expect(figureChange(50_000, 50_249)).toEqual({ kind: 'same' })
})

test('reports no percentage of a length of zero', () => {
  expect(figureChange(0, 500)).toEqual({ kind: 'same' })
})

const meals = ['Starter', 'Main', 'Dessert'].map((label, index) => ({
  id: `m${index}`,
  label,
  time: `2030-05-01T${19 + index}:00`,
}))

/** The route of team 1, by the hosts of its courses. */
function route(...hosts: number[]) {
  return {
    teams: hosts.map((teamNumber, index) => ({
      ...exampleTeam(teamNumber),
      meal: meals[index] ?? exampleTeam(0).meal,
      currentTeam: teamNumber === 1,
      contactInfo: [],
      contacts: [],
      hostTeamMember: null,
    })),
  }
}

test('lists no changes of an unchanged route', () => {
  expect(routeChanges(route(1, 2, 3), route(1, 2, 3))).toEqual({ course: undefined, stops: [] })
})

test('reports a changed host with its course', () => {
  const { course, stops } = routeChanges(route(1, 2, 3), route(1, 2, 4))
  expect(course).toBeUndefined()
  expect(stops).toEqual([{ mealId: 'm2', mealLabel: 'Dessert', before: 3, after: 4 }])
})

test('reports the new course, and the new host of the course it cooked before', () => {
  const { course, stops } = routeChanges(route(1, 2, 3), route(4, 1, 3))
  expect(course).toEqual({ before: 'Starter', after: 'Main' })
  expect(stops).toEqual([{ mealId: 'm0', mealLabel: 'Starter', before: 1, after: 4 }])
})

test('reports all stops of a team without a route before', () => {
  expect(routeChanges(undefined, route(1, 2, 3)).stops).toHaveLength(2)
})

test('reports the course of a team that was only guest before', () => {
  expect(routeChanges(route(4, 5, 6), route(4, 1, 6))).toEqual({
    course: { before: undefined, after: 'Main' },
    stops: [],
  })
})
