import { expect, test } from 'vitest'
import { inOrderOfTime, mealsOutOfOrder } from './meal-order.ts'

const at = (...times: string[]) => times.map((time) => ({ time: /^\d\d:/.test(time) ? `2030-06-01T${time}` : time }))

test.each([
  ['courses in order', at('19:00', '21:00', '23:00'), []],
  ['a course after midnight', at('19:00', '22:00', '2030-06-02T00:30'), []],
  ['a second course before the first', at('22:00', '21:00', '23:00'), [1]],
  ['a dessert before the main course', at('19:00', '22:00', '21:00'), [2]],
  ['two courses at the same time', at('19:00', '19:00', '21:00'), [1]],
  ['a first course after all others', at('23:30', '21:00', '23:00'), [1, 2]],
  ['a time still being typed', at('22:00', '2', '23:00'), []],
  ['an empty time between two in the wrong order', at('22:00', '', '21:00'), [2]],
])('%s', (_, meals, expected) => {
  expect(mealsOutOfOrder(meals).map((found) => found.position)).toEqual(expected)
})

test('compares a course that is out of order with the latest one before it', () => {
  expect(mealsOutOfOrder(at('19:00', '22:00', '21:00'))).toEqual([{ position: 2, other: 1, isSameTime: false }])
  expect(mealsOutOfOrder(at('19:00', '19:00'))).toEqual([{ position: 1, other: 0, isSameTime: true }])
})

test('sorts meals by time; equal times keep their order', () => {
  const meals = [
    { label: 'A', time: '2030-06-01T21:00' },
    { label: 'B', time: '2030-06-01T19:00' },
    { label: 'C', time: '2030-06-01T19:00' },
  ]
  expect(inOrderOfTime(meals).map((meal) => meal.label)).toEqual(['B', 'C', 'A'])
  expect(mealsOutOfOrder(inOrderOfTime(meals.slice(0, 2)))).toEqual([])
})
