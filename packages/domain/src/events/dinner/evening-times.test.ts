import { describe, expect, test } from 'vitest'
import { courseStagesOf, eveningEndsAt, frozenFrom, isEveningOver, isFrozen } from './evening-times.ts'

const berlin = 'Europe/Berlin'
const event = (times: string[], party?: string, timeZone = berlin) => ({
  basicDetails: { date: '2030-06-15', timeZone },
  meals: times.map((time) => ({ time })),
  afterPartyLocation: party === undefined ? undefined : { time: party },
})

describe('the evening ends', () => {
  test.each([
    ['three hours after dessert began', event(['2030-06-15T19:00', '2030-06-15T23:00']), '2030-06-16T00:00:00Z'],
    ['three hours after the party began', event(['2030-06-15T19:00'], '2030-06-16T01:00'), '2030-06-16T02:00:00Z'],
    ['on the day itself after a lunch', event(['2030-06-15T10:00', '2030-06-15T12:00']), '2030-06-15T13:00:00Z'],
    ['on the second day of a weekend', event(['2030-06-15T19:00', '2030-06-16T12:00']), '2030-06-16T13:00:00Z'],
    ['after the latest stop in any order', event(['2030-06-15T22:00', '2030-06-15T19:00']), '2030-06-15T23:00:00Z'],
    ['with its day without stops', event([]), '2030-06-15T22:00:00Z'],
    ['in its own time zone', event(['2030-06-15T22:00'], undefined, 'America/New_York'), '2030-06-16T05:00:00Z'],
    // Clocks go forward at 02:00 and back at 03:00: three hours are three hours.
    ['after three real hours in spring', event(['2030-03-30T23:00']), '2030-03-31T01:00:00Z'],
    ['after three real hours in autumn', event(['2030-10-26T23:00']), '2030-10-27T00:00:00Z'],
    ['after the first of two equal times', event(['2030-10-27T02:30']), '2030-10-27T03:30:00Z'],
  ])('%s', (_, given, expected) => {
    expect(eveningEndsAt(given)).toEqual(new Date(expected))
    expect(isEveningOver(given, new Date(Date.parse(expected) - 1))).toBe(false)
    expect(isEveningOver(given, new Date(expected))).toBe(true)
  })

  test('after midnight when dessert began at 23:00: half past midnight is still the evening', () => {
    const late = event(['2030-06-15T19:00', '2030-06-15T21:00', '2030-06-15T23:00'])
    expect(isEveningOver(late, new Date('2030-06-15T22:30:00Z'))).toBe(false)
  })
})

describe('a course is frozen', () => {
  test.each([
    ['half an hour before it starts', '2030-06-15T19:00', '2030-06-15T16:30:00Z'],
    ['before midnight when it starts after', '2030-06-16T00:15', '2030-06-15T21:45:00Z'],
    ['half a real hour before it when clocks went forward', '2030-03-31T03:15', '2030-03-31T00:45:00Z'],
    ['half a real hour before it when clocks went back', '2030-10-27T03:00', '2030-10-27T01:30:00Z'],
  ])('%s', (_, time, expected) => {
    expect(frozenFrom({ time }, berlin)).toEqual(new Date(expected))
    expect(isFrozen({ time }, berlin, new Date(Date.parse(expected) - 1))).toBe(false)
    expect(isFrozen({ time }, berlin, new Date(expected))).toBe(true)
  })

  test('for itself only: the starter is, the main course is not yet', () => {
    const now = new Date('2030-06-15T17:00:00Z')
    expect(['2030-06-15T19:00', '2030-06-15T21:00'].map((time) => isFrozen({ time }, berlin, now))).toEqual([
      true,
      false,
    ])
  })
})

test.each([
  ['2030-06-15T16:29:59Z', 'OPEN OPEN OPEN'],
  ['2030-06-15T16:30:00Z', 'FROZEN OPEN OPEN'],
  ['2030-06-15T17:00:00Z', 'BEGUN OPEN OPEN'],
  ['2030-06-15T18:30:00Z', 'OVER FROZEN OPEN'],
  ['2030-06-15T19:00:00Z', 'OVER BEGUN OPEN'],
  ['2030-06-15T20:30:00Z', 'OVER OVER FROZEN'],
  ['2030-06-15T23:59:59Z', 'OVER OVER BEGUN'],
  ['2030-06-16T00:00:00Z', 'OVER OVER OVER'],
])('at %s the courses at 19:00, 21:00 and 23:00 are %s', (now, expected) => {
  const meals = ['19:00', '21:00', '23:00'].map((clock) => ({ id: clock, time: `2030-06-15T${clock}` }))
  expect([...courseStagesOf({ ...event([]), meals }, new Date(now)).values()].join(' ')).toBe(expected)
})
