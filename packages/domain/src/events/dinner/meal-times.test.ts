import { describe, expect, test } from 'vitest'
import { type DraftMeal, mealIssues, moveMealsToDate } from './meal-times.ts'

describe('moving meals to another day', () => {
  test('keeps clock times and the night after', () => {
    const meals = [
      { label: 'A', time: '2030-06-01T19:30' },
      { label: 'B', time: '2030-06-01T22:00' },
      { label: 'C', time: '2030-06-02T00:15' },
    ]
    expect(moveMealsToDate(meals, '2030-12-31')).toEqual([
      { label: 'A', time: '2030-12-31T19:30' },
      { label: 'B', time: '2030-12-31T22:00' },
      { label: 'C', time: '2031-01-01T00:15' },
    ])
  })

  test('counts from the day of the event where that is known', () => {
    const afterMidnight = [{ time: '2030-06-02T00:30' }]
    expect(moveMealsToDate(afterMidnight, '2030-07-01', '2030-06-01')).toEqual([{ time: '2030-07-02T00:30' }])
  })

  test('never puts a meal before the event', () => {
    expect(moveMealsToDate([{ time: '2030-05-31T19:00' }], '2030-07-01', '2030-06-01')).toEqual([
      { time: '2030-07-01T19:00' },
    ])
  })

  test('changes nothing without a time', () => {
    expect(moveMealsToDate([], '2030-07-01')).toEqual([])
  })
})

describe('meals are refused', () => {
  const good: DraftMeal = { id: 'a', label: 'Starter', time: '2030-06-01T19:00' }
  const second: DraftMeal = { id: 'b', label: 'Main course', time: '2030-06-01T21:00' }
  const found = (meals: (DraftMeal | undefined)[]) =>
    mealIssues(meals, '2030-06-01').map(({ field, message }) => `${field} ${message}`)

  test.each([0, 1, 4])('when there are %i', (size) => {
    const meals = [good, second, { ...good, id: 'c' }, { ...good, id: 'd' }].slice(0, size)
    expect(found(meals)).toEqual(['meals error_invalid_meal_size'])
  })

  test('when there is one, together with all that is wrong with it', () => {
    expect(found([{ label: '', time: '' }])).toEqual([
      'meals error_invalid_meal_size',
      'meals[0].label error_required_meal_label',
      'meals[0].time error_required_meal_time',
    ])
  })

  test.each([2, 3])('not when there are %i', (size) => {
    expect(found([good, second, { ...good, id: 'c' }].slice(0, size))).toEqual([])
  })

  test.each<[string, DraftMeal, string]>([
    ['without a label', { ...good, label: ' ' }, 'meals[1].label error_required_meal_label'],
    ['with a label too long', { ...good, label: 'x'.repeat(256) }, 'meals[1].label max_length_exceeded'],
    ['without a time', { ...good, time: '' }, 'meals[1].time error_required_meal_time'],
    ['with no time at all', { ...good, time: '7 pm' }, 'meals[1].time time_invalid'],
    ['the day before', { ...good, time: '2030-05-31T23:59' }, 'meals[1].time error_invalid_meal_time'],
    ['more than 48 hours later', { ...good, time: '2030-06-03T00:01' }, 'meals[1].time error_invalid_meal_time'],
    ['with the id of another', { ...good, id: 'b' }, 'meals[1].id value_invalid'],
  ])('%s', (_, meal, expected) => {
    expect(found([second, meal])).toEqual([expected])
  })

  test.each<[string, DraftMeal | undefined]>([
    ['255 emoji as a label', { ...good, label: '🍲'.repeat(255) }],
    ['the first minute of the day', { ...good, time: '2030-06-01T00:00' }],
    ['the last minute allowed', { ...good, time: '2030-06-03T00:00' }],
    ['seconds of zero', { ...good, time: '2030-06-01T19:00:00' }],
    ['no id yet', { label: 'A', time: '2030-06-01T19:00' }],
    ['fields refused elsewhere', {}],
    ['what was refused as a whole', undefined],
  ])('not with %s', (_, meal) => {
    expect(found([second, meal])).toEqual([])
  })

  test('not twice without ids', () => {
    expect(
      found([
        { ...good, id: '' },
        { ...second, id: '' },
      ]),
    ).toEqual([])
  })

  test('for their time only when the day is known', () => {
    expect(mealIssues([good, { ...second, time: '1999-01-01T00:00' }], undefined)).toEqual([])
    expect(mealIssues(undefined, '2030-06-01')).toEqual([])
  })

  test('under the path they were sent in', () => {
    expect(mealIssues([good, { ...second, label: '' }], '2030-06-01', 'options.meals')[0]?.field).toBe(
      'options.meals[1].label',
    )
  })
})
