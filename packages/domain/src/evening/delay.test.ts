import { expect, test } from 'vitest'
import { delayed, delayIssues, movedStops } from './delay.ts'

const meal = (id: string, time: string) => ({ id, label: id, time })
const event = {
  basicDetails: { date: '2030-06-15', timeZone: 'Europe/Berlin' },
  meals: [meal('starter', '2030-06-15T19:00'), meal('main', '2030-06-15T21:00'), meal('dessert', '2030-06-15T23:45')],
  afterPartyLocation: { title: 'Bar', time: '2030-06-16T01:00' },
}
const before = new Date('2030-06-15T16:00:00Z')
const timesOf = ({ meals, afterPartyLocation }: Pick<typeof event, 'meals' | 'afterPartyLocation'>) => [
  ...meals.map(({ time }) => time.slice(8)),
  afterPartyLocation.time.slice(8),
]

test.each([
  ['starter', ['15T19:20', '15T21:20', '16T00:05', '16T01:20']],
  ['main', ['15T19:00', '15T21:20', '16T00:05', '16T01:20']],
  ['dessert', ['15T19:00', '15T21:00', '16T00:05', '16T01:20']],
])('moves the %s, what comes after it and the after party, also past midnight', (fromMealId, expected) => {
  expect(timesOf(delayed(event, { fromMealId, minutes: 20 }))).toEqual(expected)
})

test('leaves an after party that begins before the course, and says what moves', () => {
  const early = { ...event, afterPartyLocation: { title: 'Bar', time: '2030-06-15T20:30' } }
  expect(movedStops(early, { fromMealId: 'dessert', minutes: 5 })).toEqual([
    { mealId: 'dessert', label: 'dessert', before: '2030-06-15T23:45', time: '2030-06-15T23:50' },
  ])
  expect(movedStops(event, { fromMealId: 'dessert', minutes: 5 })).toHaveLength(2)
  expect(movedStops({ ...event, afterPartyLocation: undefined }, { fromMealId: 'main', minutes: 5 })).toHaveLength(2)
})

test.each([
  [
    'is refused for a course of another event',
    { fromMealId: 'cheese', minutes: 5 },
    before,
    ['fromMealId value_invalid'],
  ],
  [
    'is refused for a course that begins now',
    { fromMealId: 'main', minutes: 5 },
    new Date('2030-06-15T19:00:00Z'),
    ['fromMealId course_begun'],
  ],
  ['is possible for a course that is frozen', { fromMealId: 'main', minutes: 5 }, new Date('2030-06-15T18:59:59Z'), []],
])('a delay %s', (_, delay, now, expected) => {
  expect(delayIssues(event, delay, now).map(({ field, message }) => `${field} ${message}`)).toEqual(expected)
})

test('refuses times of more than two days after the day began', () => {
  const weekend = { ...event, afterPartyLocation: { title: 'Brunch', time: '2030-06-16T23:30' } }
  const messages = (minutes: number) =>
    delayIssues(weekend, { fromMealId: 'main', minutes }, before).map(({ message }) => message)
  expect(messages(30)).toEqual([])
  expect(messages(31)).toEqual(['error_invalid_meal_time'])
})
