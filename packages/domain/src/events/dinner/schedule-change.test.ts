import { expect, test } from 'vitest'
import type { DraftMeal } from './meal-times.ts'
import { changesCourses, scheduleChange, scheduleIssues, type WantedMeal } from './schedule-change.ts'

const starterCourse = { id: 'a', label: 'Starter', time: '2030-06-15T19:00' }
const mainCourse = { id: 'b', label: 'Main', time: '2030-06-15T21:00' }
const found = (meals: DraftMeal[] | undefined) =>
  scheduleIssues(meals, { meals: [starterCourse, mainCourse], date: '2030-06-15' }).map(
    (one) => `${one.field} ${one.message}`,
  )

test.each<[string, DraftMeal[], string[]]>([
  ['none', [], ['meals meals_remove_constraint']],
  ['one', [starterCourse], ['meals meals_remove_constraint']],
  [
    'four',
    [starterCourse, mainCourse, { ...mainCourse, id: '' }, { ...mainCourse, id: '' }],
    ['meals meals_add_constraint'],
  ],
  [
    'one without name and time',
    [{ id: 'a', label: '', time: '' }],
    [
      'meals meals_remove_constraint',
      'meals[0].label error_required_meal_label',
      'meals[0].time error_required_meal_time',
    ],
  ],
  ['one of another event', [starterCourse, { ...mainCourse, id: 'x' }], ['meals[1].id value_invalid']],
  ['the same twice', [starterCourse, starterCourse], ['meals[1].id value_invalid']],
  ['one without a name', [starterCourse, { ...mainCourse, label: '' }], ['meals[1].label error_required_meal_label']],
  ['one without a time', [starterCourse, { ...mainCourse, time: '' }], ['meals[1].time error_required_meal_time']],
  [
    'one the day before',
    [starterCourse, { ...mainCourse, time: '2030-06-14T21:00' }],
    ['meals[1].time error_invalid_meal_time'],
  ],
])('%s is refused', (_, meals, expected) => {
  expect(found(meals)).toEqual(expected)
})

test.each<[string, DraftMeal[] | undefined]>([
  ['two known', [starterCourse, mainCourse]],
  ['two known and a new one', [starterCourse, mainCourse, { id: '', label: 'Dessert', time: '2030-06-15T23:59' }]],
  ['what was refused elsewhere', undefined],
])('%s is accepted', (_, meals) => {
  expect(found(meals)).toEqual([])
})

const starter = { id: 'a', label: 'Starter', time: '2030-06-15T19:00' }
const main = { id: 'b', label: 'Main', time: '2030-06-15T21:00' }
const dessert = { id: 'c', label: 'Dessert', time: '2030-06-15T23:00' }
const stored = [starter, main, dessert]
const ids = (meals: readonly { id: string }[]) => meals.map((meal) => meal.id)
const nameless = ({ id: _, ...meal }: WantedMeal) => meal

test.each<[string, WantedMeal[], { kept: string[]; added: string[]; removed: string[]; isNothing: boolean }]>([
  ['nothing', stored, { kept: ['a', 'b', 'c'], added: [], removed: [], isNothing: true }],
  [
    'nothing, in another order',
    [dessert, starter, main],
    { kept: ['c', 'a', 'b'], added: [], removed: [], isNothing: true },
  ],
  [
    'another time',
    [starter, { ...main, time: '2030-06-15T22:00' }, dessert],
    { kept: ['a', 'b', 'c'], added: [], removed: [], isNothing: false },
  ],
  [
    'another name',
    [starter, { ...main, label: 'Roast' }, dessert],
    { kept: ['a', 'b', 'c'], added: [], removed: [], isNothing: false },
  ],
  ['one less', [starter, dessert], { kept: ['a', 'c'], added: [], removed: ['b'], isNothing: false }],
  [
    'one for another',
    [starter, main, { label: 'Cheese', time: dessert.time }],
    { kept: ['a', 'b'], added: ['Cheese'], removed: ['c'], isNothing: false },
  ],
  ['no ids at all', stored.map(nameless), { kept: ['a', 'b', 'c'], added: [], removed: [], isNothing: true }],
  [
    'a name somebody claims by id',
    [{ ...main, id: 'a' }, main, { label: 'Main', time: main.time }],
    { kept: ['a', 'b'], added: ['Main'], removed: ['c'], isNothing: false },
  ],
  [
    'two of one name without ids',
    [
      { label: 'Starter', time: main.time },
      { label: 'Starter', time: main.time },
    ],
    { kept: ['a'], added: ['Starter'], removed: ['b', 'c'], isNothing: false },
  ],
])('%s', (_, wanted, expected) => {
  const change = scheduleChange(stored, wanted)
  expect({
    kept: ids(change.kept),
    added: change.added.map((meal) => meal.label),
    removed: ids(change.removed),
    isNothing: change.isNothing,
  }).toEqual(expected)
  expect(changesCourses(change)).toBe(expected.added.length + expected.removed.length > 0)
})

test('a repeated call without ids changes nothing more', () => {
  const wanted = [starter, main, { label: 'Cheese', time: dessert.time }]
  const { kept, added } = scheduleChange(stored, wanted)
  const after = [...kept, ...added.map((meal) => ({ ...meal, id: 'new' }))]
  expect(scheduleChange(after, wanted).isNothing).toBe(true)
})
