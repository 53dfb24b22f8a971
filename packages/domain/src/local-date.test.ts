import { expect, onTestFinished, test, vi } from 'vitest'
import { dayIn, formatDay, instantIn, localTimeIn } from './local-date.ts'

test.each([
  ['in summer', 'Europe/Berlin', '2030-06-01T19:00', '2030-06-01T17:00Z'],
  ['in winter, after midnight', 'Europe/Berlin', '2030-12-01T00:30', '2030-11-30T23:30Z'],
  ['west of UTC', 'America/Los_Angeles', '2030-06-01T19:00', '2030-06-02T02:00Z'],
  ['with half an hour', 'Asia/Kolkata', '2030-06-01T19:00', '2030-06-01T13:30Z'],
  ['south of the equator', 'Pacific/Auckland', '2030-01-01T00:00', '2029-12-31T11:00Z'],
  ['on the day summer time ends, in the evening', 'Europe/Berlin', '2027-10-31T19:00', '2027-10-31T18:00Z'],
  ['shortly before that change', 'Europe/Berlin', '2027-10-31T01:59', '2027-10-30T23:59Z'],
  ['that comes twice, the first of the two', 'Europe/Berlin', '2027-10-31T02:30', '2027-10-31T00:30Z'],
  ['on the day summer time begins, in the evening', 'Europe/Berlin', '2027-03-28T19:00', '2027-03-28T17:00Z'],
  ['that is skipped, as from the hour before', 'Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30Z'],
])('the instant of a local time %s (INP-04)', (_, timeZone, time, instant) => {
  expect(instantIn(timeZone, time)).toEqual(new Date(instant))
})

test('answers the same local time again, in each time zone, whatever a caller did with the first answer', () => {
  const [time, berlin] = ['2031-06-01T19:00', '2031-06-01T17:00:00.000Z']
  instantIn('Europe/Berlin', time).setFullYear(1999)
  expect(instantIn('Europe/Berlin', time).toISOString()).toBe(berlin)
  expect(instantIn('America/Los_Angeles', time).toISOString()).toBe('2031-06-02T02:00:00.000Z')
  for (let minute = 0; minute < 1_100; minute++) {
    const clock = new Date(Date.UTC(2031, 0, 1, 0, minute)).toISOString().slice(0, 16)
    expect(instantIn('UTC', clock).toISOString()).toBe(`${clock}:00.000Z`)
  }
  expect(instantIn('Europe/Berlin', time).toISOString()).toBe(berlin)
})

/** As WebKit with ICU 72 writes `en-CA`: the texts of all locales are 01/06/2027, and only the parts are promised. */
function withTextsMonthFirst() {
  class MonthFirst extends Intl.DateTimeFormat {
    constructor(_locale: string, options: Intl.DateTimeFormatOptions) {
      super('en-US', options)
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: MonthFirst } }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

test.each([
  ['Europe/Lisbon', '2027-01-06T23:30:00Z', '2027-01-06', '2027-01-06T23:30'],
  ['Europe/Helsinki', '2027-01-06T23:30:00Z', '2027-01-07', '2027-01-07T01:30'],
  ['America/Denver', '2027-07-01T05:59:00Z', '2027-06-30', '2027-06-30T23:59'],
  ['Asia/Tokyo', '2027-01-05T15:00:00Z', '2027-01-06', '2027-01-06T00:00'],
])('the day and time in %s are read from parts where texts put the month first', (timeZone, instant, day, time) => {
  withTextsMonthFirst()
  expect(dayIn(timeZone, new Date(instant))).toBe(day)
  expect(localTimeIn(timeZone, new Date(instant))).toBe(time)
  expect(instantIn(timeZone, time)).toEqual(new Date(`${instant.slice(0, 16)}:00.000Z`))
})

test('writes a day with its weekday in the language and the date alike in both', () => {
  expect(formatDay('2027-05-01', 'de')).toBe('Samstag, 01.05.2027')
  expect(formatDay('2027-05-01', 'en')).toBe('Saturday, 01.05.2027')
})
