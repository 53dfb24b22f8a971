import { expect, test } from 'vitest'
import type { DraftMeal } from './meal-times.ts'
import { scheduleIssues } from './schedule-issues.ts'

const starter = { id: 'a', label: 'Starter', time: '2030-06-15T19:00' }
const main = { id: 'b', label: 'Main', time: '2030-06-15T21:00' }
const found = (meals: DraftMeal[] | undefined) =>
  scheduleIssues(meals, { meals: [starter, main], date: '2030-06-15' }).map((one) => `${one.field} ${one.message}`)

test.each<[string, DraftMeal[], string[]]>([
  ['none', [], ['meals meals_remove_constraint']],
  ['one', [starter], ['meals meals_remove_constraint']],
  ['four', [starter, main, { ...main, id: '' }, { ...main, id: '' }], ['meals meals_add_constraint']],
  [
    'one without name and time',
    [{ id: 'a', label: '', time: '' }],
    [
      'meals meals_remove_constraint',
      'meals[0].label error_required_meal_label',
      'meals[0].time error_required_meal_time',
    ],
  ],
  ['one of another event', [starter, { ...main, id: 'x' }], ['meals[1].id value_invalid']],
  ['the same twice', [starter, starter], ['meals[1].id value_invalid']],
  ['one without a name', [starter, { ...main, label: '' }], ['meals[1].label error_required_meal_label']],
  ['one without a time', [starter, { ...main, time: '' }], ['meals[1].time error_required_meal_time']],
  ['one the day before', [starter, { ...main, time: '2030-06-14T21:00' }], ['meals[1].time error_invalid_meal_time']],
])('%s is refused', (_, meals, expected) => {
  expect(found(meals)).toEqual(expected)
})

test.each<[string, DraftMeal[] | undefined]>([
  ['two known', [starter, main]],
  ['two known and a new one', [starter, main, { id: '', label: 'Dessert', time: '2030-06-15T23:59' }]],
  ['what was refused elsewhere', undefined],
])('%s is accepted', (_, meals) => {
  expect(found(meals)).toEqual([])
})
