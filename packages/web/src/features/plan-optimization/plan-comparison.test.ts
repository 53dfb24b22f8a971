import { expect, test } from 'vitest'
import { exampleTeam } from '../../../test/example-team.ts'
import { figureChange, routeChanges } from './plan-comparison.ts'

test('a length that shrinks by a fifth is 20 % shorter, one that grows as much 20 % longer', () => {
  expect(figureChange(5000, 4000)).toEqual({ kind: 'shorter', percent: 20 })
  expect(figureChange(5000, 6000)).toEqual({ kind: 'longer', percent: 20 })
})

test('a few metres are no change, a little more is at least one per cent', () => {
  expect(figureChange(5000, 4995)).toEqual({ kind: 'same' })
  expect(figureChange(50_000, 49_900)).toEqual({ kind: 'shorter', percent: 1 })
})

test('no share is told of nothing', () => {
  expect(figureChange(0, 500)).toEqual({ kind: 'same' })
})

const meals = ['Starter', 'Main', 'Dessert'].map((label, index) => ({
  id: `m${index}`,
  label,
  time: `2030-05-01T${19 + index}:00`,
}))

/** The evening of team 1, told by whose tables it sits at. */
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

test('an evening that stays has no changes', () => {
  expect(routeChanges(route(1, 2, 3), route(1, 2, 3))).toEqual({ course: undefined, stops: [] })
})

test('another host is told with the course it is about', () => {
  const { course, stops } = routeChanges(route(1, 2, 3), route(1, 2, 4))
  expect(course).toBeUndefined()
  expect(stops).toEqual([{ mealId: 'm2', mealLabel: 'Dessert', before: 3, after: 4 }])
})

test('a team that cooks another course is a guest where it was at home', () => {
  const { course, stops } = routeChanges(route(1, 2, 3), route(4, 1, 3))
  expect(course).toEqual({ before: 'Starter', after: 'Main' })
  expect(stops).toEqual([{ mealId: 'm0', mealLabel: 'Starter', before: 1, after: 4 }])
})

test('a team that is new has a whole evening', () => {
  expect(routeChanges(undefined, route(1, 2, 3)).stops).toHaveLength(2)
})

test('a team that was only guest is told what it cooks now', () => {
  expect(routeChanges(route(4, 5, 6), route(4, 1, 6))).toEqual({
    course: { before: undefined, after: 'Main' },
    stops: [],
  })
})
