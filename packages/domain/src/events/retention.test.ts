import { describe, expect, test } from 'vitest'
import { dayIn } from '../local-date.ts'
import { deletionDay, isEventDue, isWarningDue, keptSince } from './retention.ts'

const confirmed = { createdAt: new Date(0), acknowledgedAt: new Date(0), cancelledAt: undefined, hasAddress: true }

const isDue = (date: string, timeZone: string, instant: string, cancelledAt?: string) => {
  const now = new Date(instant)
  const event = { ...confirmed, date, cancelledAt: cancelledAt === undefined ? undefined : new Date(cancelledAt) }
  return isEventDue(event, dayIn(timeZone, now), now)
}

describe('the data of an event', () => {
  test.each([
    ['the last millisecond of the fifth day after', '2030-06-20T21:59:59.999Z', 'Europe/Berlin', false],
    ['the first of the sixth', '2030-06-20T22:00:00.000Z', 'Europe/Berlin', true],
    ['the fifth day still lasts in Los Angeles', '2030-06-21T06:59:59.999Z', 'America/Los_Angeles', false],
    ['until midnight there', '2030-06-21T07:00:00.000Z', 'America/Los_Angeles', true],
    ['Kiritimati is a day ahead', '2030-06-20T10:00:00.000Z', 'Pacific/Kiritimati', true],
    ['by a minute', '2030-06-20T09:59:00.000Z', 'Pacific/Kiritimati', false],
    ['half hours count', '2030-06-20T18:29:59.000Z', 'Asia/Kolkata', false],
    ['in Kolkata', '2030-06-20T18:30:00.000Z', 'Asia/Kolkata', true],
    ['a clock that jumped ahead by years', '2035-01-01T00:00:00Z', 'Europe/Berlin', true],
  ])('is kept for calendar days: %s', (_, instant, timeZone, expected) => {
    expect(isDue('2030-06-15', timeZone, instant)).toBe(expected)
  })

  // The days in between have 23 and 25 hours.
  test.each([
    ['2027-03-26', '2027-03-31T21:59:59Z', '2027-03-31T22:00:00Z'],
    ['2027-10-29', '2027-11-03T22:59:59Z', '2027-11-03T23:00:00Z'],
  ])('is kept over a change of the clocks: %s (INP-04)', (date, before, after) => {
    expect(isDue(date, 'Europe/Berlin', before)).toBe(false)
    expect(isDue(date, 'Europe/Berlin', after)).toBe(true)
  })

  test('goes a day after it was cancelled, whenever it was to take place', () => {
    const cancelled = '2030-05-01T10:00:00Z'
    expect(isDue('2031-06-15', 'Europe/Berlin', '2030-05-02T09:59:59Z', cancelled)).toBe(false)
    expect(isDue('2031-06-15', 'Europe/Berlin', '2030-05-02T10:00:00Z', cancelled)).toBe(true)
  })

  test('of an event cancelled late goes no later than that of any other', () => {
    expect(isDue('2030-06-15', 'Europe/Berlin', '2030-06-20T22:00:00Z', '2030-06-20T21:00:00Z')).toBe(true)
  })

  test('is warned about two days before, from the fourth day after the event on', () => {
    const event = { ...confirmed, date: '2030-06-15' }
    expect(deletionDay(event.date)).toBe('2030-06-21')
    expect(isWarningDue(event, '2030-06-18')).toBe(false)
    expect(isWarningDue(event, '2030-06-19')).toBe(true)
    expect(isWarningDue({ ...event, cancelledAt: new Date(0) }, '2030-06-19')).toBe(false)
    expect(isWarningDue({ ...event, acknowledgedAt: undefined }, '2030-06-19')).toBe(false)
  })
})

describe('of an unconfirmed event', () => {
  const unconfirmed = { ...confirmed, createdAt: new Date('2030-05-01T10:00:00Z'), acknowledgedAt: undefined }
  const isGone = (event: typeof unconfirmed | typeof confirmed, instant: string) =>
    isEventDue({ ...event, date: '2032-04-30' }, instant.slice(0, 10), new Date(instant))

  test('is deleted 30 days after it was created, regardless of its date', () => {
    expect(isGone(unconfirmed, '2030-05-31T09:59:59Z')).toBe(false)
    expect(isGone(unconfirmed, '2030-05-31T10:00:00Z')).toBe(true)
  })

  test('goes after three days where it has no address', () => {
    const demo = { ...unconfirmed, hasAddress: false }
    expect(isGone(demo, '2030-05-04T09:59:59Z')).toBe(false)
    expect(isGone(demo, '2030-05-04T10:00:00Z')).toBe(true)
  })

  test('stays once it is confirmed', () => {
    expect(isGone({ ...unconfirmed, acknowledgedAt: new Date('2030-05-02T10:00:00Z') }, '2031-05-31T10:00:00Z')).toBe(
      false,
    )
  })
})

test.each([
  ['unconfirmedRegistration', '2030-05-01T10:00:00.000Z'],
  ['removedParticipant', '2030-05-08T10:00:00.000Z'],
  ['abandonedOrder', '2030-05-13T10:00:00.000Z'],
  ['mail', '2030-05-08T10:00:00.000Z'],
  ['paymentEvent', '2030-04-15T10:00:00.000Z'],
  ['unconfirmedAccount', '2030-05-01T10:00:00.000Z'],
  ['unusedAccount', '2028-05-15T10:00:00.000Z'],
  ['counter', '2030-05-14T10:00:00.000Z'],
  ['feedback', '2029-05-15T10:00:00.000Z'],
] as const)('on 15 May a row of the kind %s goes that is from %s', (kind, since) => {
  expect(keptSince(kind, new Date('2030-05-15T10:00:00Z')).toISOString()).toBe(since)
})
