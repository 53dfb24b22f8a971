import { describe, expect, test } from 'vitest'
import { travelModes } from '../events/dinner/dinner.ts'
import { eveningOpensAt, eveningPhaseOf, isTooEarly, waitsForReaders } from './evening-window.ts'
import { isoTimeIn } from './iso-time.ts'
import { knownPlace, leaveBy, wayMinutes } from './leave-by.ts'

const event = {
  basicDetails: { date: '2030-06-15', timeZone: 'Europe/Berlin' },
  meals: [{ time: '2030-06-15T19:00' }, { time: '2030-06-15T23:00' }],
  afterPartyLocation: undefined,
}
const before = (instant: string) => new Date(Date.parse(instant) - 1)

test('the phase turns three hours before the first course and three hours after the last stop', () => {
  const phase = (instant: Date) => eveningPhaseOf(event, instant)
  expect([phase(before('2030-06-15T14:00:00Z')), phase(new Date('2030-06-15T14:00:00Z'))]).toEqual([
    'BEFORE',
    'TONIGHT',
  ])
  expect([phase(before('2030-06-16T00:00:00Z')), phase(new Date('2030-06-16T00:00:00Z'))]).toEqual(['TONIGHT', 'OVER'])
})

test('the first course begins the evening in whatever order the courses are', () => {
  const { meals, ...rest } = event
  const opens = eveningOpensAt({ ...rest, meals: [...meals].reverse() })
  expect(opens).toEqual(new Date('2030-06-15T14:00:00Z'))
})

test('reports of the evening are accepted from a day before, what was read at any time', () => {
  const early = before('2030-06-14T17:00:00Z')
  expect([isTooEarly(event, 'COMING', early), isTooEarly(event, 'SEEN', early)]).toEqual([true, false])
  expect(isTooEarly(event, 'COMING', new Date('2030-06-14T17:00:00Z'))).toBe(false)
  expect(waitsForReaders(event, early)).toBe(false)
  expect(waitsForReaders(event, new Date('2030-06-14T17:00:00Z'))).toBe(true)
})

describe('leave by', () => {
  const [town, away] = [
    { lat: 51.34, lng: 12.37 },
    { lat: 51.36, lng: 12.37 },
  ]

  test('is the start minus the minutes of the mode minus five', () => {
    const start = new Date('2030-06-15T19:00:00Z')
    // 2,671 m by road.
    const ways = travelModes.map((mode) => {
      const minutes = wayMinutes(town, away, mode)
      return [mode, minutes, leaveBy(start, minutes)?.toISOString().slice(11, 16)]
    })
    expect(ways).toEqual([
      ['WALK', 34, '18:21'],
      ['BICYCLE', 13, '18:42'],
      ['PUBLIC_TRANSPORT', 18, '18:37'],
      ['CAR', 12, '18:43'],
    ])
    expect(leaveBy(start, wayMinutes(town, town, 'WALK'))).toEqual(new Date('2030-06-15T18:55:00Z'))
  })

  test('is unknown where a home is unknown or only its town is known', () => {
    expect([
      wayMinutes(undefined, town, 'WALK'),
      wayMinutes(town, undefined, 'WALK'),
      leaveBy(new Date(), null),
    ]).toEqual([null, null, null])
    expect(knownPlace({ ...town, quality: 'APPROXIMATE' })).toBeUndefined()
    expect(knownPlace({ ...town, quality: 'MANUAL' })).toMatchObject(town)
  })
})

test.each([
  ['2030-06-15T18:34:05.123Z', 'Europe/Berlin', '2030-06-15T20:34:05+02:00'],
  ['2030-01-15T18:34:00Z', 'Europe/Berlin', '2030-01-15T19:34:00+01:00'],
  ['2030-06-15T18:34:59Z', 'UTC', '2030-06-15T18:34:59+00:00'],
  ['2030-06-15T18:34:00Z', 'America/St_Johns', '2030-06-15T16:04:00-02:30'],
  ['2030-06-15T18:34:00Z', 'Asia/Kolkata', '2030-06-16T00:04:00+05:30'],
])('writes %s in %s with its offset', (instant, zone, expected) => {
  expect(isoTimeIn(zone, new Date(instant))).toBe(expected)
  expect(new Date(expected).getTime()).toBe(Math.floor(Date.parse(instant) / 1000) * 1000)
})
