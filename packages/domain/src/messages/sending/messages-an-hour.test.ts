import { expect, test } from 'vitest'
import { nextMessageAt } from './messages-an-hour.ts'

/** Its evening is from 22:00 UTC of the day before until 00:00 UTC, three hours after the dessert begins. */
const event = {
  basicDetails: { date: '2030-06-15', timeZone: 'Europe/Berlin' },
  meals: [{ time: '2030-06-15T19:00' }, { time: '2030-06-15T23:00' }],
  afterPartyLocation: undefined,
}
const [before, onTheEvening] = [6, 30]
const times = (count: number, at: string) => Array.from({ length: count }, () => new Date(at))

test.each([
  ['six before the evening', times(before, '2030-06-14T10:00:00Z'), '2030-06-14T10:59:59Z', '2030-06-14T11:00:00.000Z'],
  ['one less', times(before - 1, '2030-06-14T10:00:00Z'), '2030-06-14T10:00:00Z', undefined],
  ['six, an hour later', times(before, '2030-06-14T10:00:00Z'), '2030-06-14T11:00:00Z', undefined],
  [
    'six, the minute before the day begins',
    times(before, '2030-06-14T21:30:00Z'),
    '2030-06-14T21:59:59Z',
    '2030-06-14T22:30:00.000Z',
  ],
  ['six, when the day begins', times(before, '2030-06-14T21:30:00Z'), '2030-06-14T22:00:00Z', undefined],
  ['six on the evening', times(before, '2030-06-15T19:00:00Z'), '2030-06-15T19:00:01Z', undefined],
  [
    'one less than the bound of the evening',
    times(onTheEvening - 1, '2030-06-15T23:59:00Z'),
    '2030-06-15T23:59:59Z',
    undefined,
  ],
  [
    'the bound of the evening',
    times(onTheEvening, '2030-06-15T23:59:00Z'),
    '2030-06-15T23:59:59Z',
    '2030-06-16T00:59:00.000Z',
  ],
  [
    'the bound, when the evening is over',
    times(onTheEvening, '2030-06-15T23:59:00Z'),
    '2030-06-16T00:00:00Z',
    undefined,
  ],
  ['six after the evening', times(before, '2030-06-16T00:00:00Z'), '2030-06-16T00:30:00Z', '2030-06-16T01:00:00.000Z'],
])('%s', (_, sentAt, now, expected) => {
  expect(nextMessageAt(event, sentAt, new Date(now))?.toISOString()).toBe(expected)
})

test('the next message is allowed when the first of the last six is an hour old, whatever their order', () => {
  const minutes = [50, 10, 40, 0, 30, 20, 45]
  const sentAt = minutes.map((minute) => new Date(Date.UTC(2030, 5, 14, 10, minute)))
  expect(nextMessageAt(event, sentAt, new Date('2030-06-14T10:59:00Z'))?.toISOString()).toBe('2030-06-14T11:10:00.000Z')
})
