import { describe, expect, test } from 'vitest'
import { defaultAfterParty, defaultBasicDetails, openedEndOfRegistration } from './defaults.ts'
import {
  type DraftMeal,
  inOrderOfTime,
  mealIssues,
  mealsOutOfOrder,
  movedToDate,
  moveMealsToDate,
} from './meal-times.ts'

const basicDetails = { ...defaultBasicDetails('2030-05-01'), date: '2030-06-15' }
const meals = [
  { id: '1', label: 'A', time: '2030-06-15T19:00' },
  { id: '2', label: 'B', time: '2030-06-15T21:00' },
]
const dinner = {
  basicDetails,
  meals,
  afterPartyLocation: { ...defaultAfterParty(meals, basicDetails), time: '2030-06-16T02:30' },
  publicSettings: undefined,
}
const settings = {
  publicDinnerId: 'p',
  title: '',
  description: '',
  publicContactName: '',
  publicContactEmail: '',
  publicContactMobileNumber: '',
  endOfRegistrationDate: '2030-06-10',
  registrationDeactivated: false,
  participantLimit: undefined,
}

test('clock times stay, also across a clock change and at an hour that the day does not have', () => {
  const { meals: moved, afterPartyLocation } = movedToDate(dinner, '2031-03-29', '2030-05-01')
  expect(moved.map((meal) => meal.time)).toEqual(['2031-03-29T19:00', '2031-03-29T21:00'])
  expect(afterPartyLocation?.time).toBe('2031-03-30T02:30')
})

test.each([
  ['a later day leaves the deadline alone', '2030-07-01', '2030-06-10'],
  ['so does an earlier one that is not before it', '2030-06-10', '2030-06-10'],
  ['an earlier one brings it forward', '2030-06-09', '2030-06-04'],
  ['but not into the past', '2030-05-03', '2030-05-01'],
])('%s', (_, date, expected) => {
  const { publicSettings } = movedToDate({ ...dinner, publicSettings: settings }, date, '2030-05-01')
  expect(publicSettings?.endOfRegistrationDate).toBe(expected)
})

test.each([
  ['a week before the event', '2030-06-15', '2030-06-08'],
  ['exactly a week ahead', '2030-05-08', '2030-05-01'],
  ['today, if that is past', '2030-05-07', '2030-05-01'],
  ['the day of the event, if that is today', '2030-05-01', '2030-05-01'],
  ['the day of the event, if even that is past', '2030-04-20', '2030-04-20'],
])('the registration of an event opened later ends %s', (_, date, expected) => {
  expect(openedEndOfRegistration(date, '2030-05-01')).toBe(expected)
})

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
