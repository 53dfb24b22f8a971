import { describe, expect, test } from 'vitest'
import { formatDate, formatInstant, formatMoment, formatTime, onEvening, parseDate, parseTime } from './dates.ts'

describe('showing dates', () => {
  test('days and times read the same in both languages', () => {
    expect(formatDate('2026-12-04')).toBe('04.12.2026')
    expect(formatTime('2026-12-04T19:05')).toBe('19:05')
    expect(formatMoment('Europe/Berlin', '2026-12-04T23:05:00Z')).toBe('05.12.2026, 00:05')
    expect(formatInstant('2026-12-04T19:05:09.000Z')).toMatch(/^0[45]\.12\.2026 \d\d:05:09$/)
  })
})

describe('reading what people type', () => {
  test.each([
    ['24.12.2026', '2026-12-24'],
    ['4.2.26', '2026-02-04'],
    ['24122026', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['morgen', 'morgen'],
    ['', ''],
  ])('day %s', (typed, day) => expect(parseDate(typed)).toBe(day))

  test.each([
    ['19:00', '19:00'],
    ['19.30', '19:30'],
    ['1930', '19:30'],
    ['7', '07:00'],
    ['19 Uhr', '19:00'],
    ['abends', 'abends'],
  ])('time %s', (typed, time) => expect(parseTime(typed)).toBe(time))
})

test('half past midnight belongs to the night after the event', () => {
  expect(onEvening('2026-12-31', '23:30')).toBe('2026-12-31T23:30')
  expect(onEvening('2026-12-31', '00:30')).toBe('2027-01-01T00:30')
})
