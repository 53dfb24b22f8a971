import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readCalendar } from '../../../test/read-calendar.ts'
import { type CalendarFileEntry, calendarFile } from './calendar-file.ts'

const entry: CalendarFileEntry = {
  uid: 'starter.guest@running-dinner',
  sequence: 3,
  changedAt: new Date('2030-05-01T10:00:00Z'),
  start: new Date('2030-06-01T17:00:00Z'),
  end: new Date('2030-06-01T19:00:00Z'),
  title: 'Vorspeise bei Familie Ott',
  address: 'Weg 3, 79100 Freiburg',
  place: { lat: 47.99, lng: 7.85 },
  description: 'Ida Ott: 0171\nHinterhaus',
  url: 'https://dinner.example/self/abc',
  isCancelled: false,
}
const file = (changes: Partial<CalendarFileEntry> = {}, name = 'Running Dinner') =>
  calendarFile({ name, language: 'de', entries: [{ ...entry, ...changes }], isPrivate: true })

test('writes a file that another program reads', () => {
  const { entries, ...calendar } = readCalendar(file())
  expect(calendar).toMatchObject({ name: 'Running Dinner', method: 'PUBLISH', refresh: 'PT1H' })
  expect(entries).toEqual([
    {
      ...{ uid: entry.uid, sequence: 3, title: entry.title, address: entry.address, description: entry.description },
      ...{ start: '2030-06-01T17:00:00Z', end: '2030-06-01T19:00:00Z', place: [47.99, 7.85], url: entry.url },
      ...{ status: 'CONFIRMED', class: 'PRIVATE' },
    },
  ])
  expect(readCalendar(file({ isCancelled: true })).entries[0]?.status).toBe('CANCELLED')
})

const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']

test('has the same instants whatever the time zone of the server: over midnight and when summer time ends (INP-04)', async () => {
  const script = resolve(import.meta.dirname, '../../../test/print-calendar.ts')
  const printed = await Promise.all(
    zones.map((TZ) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env: { ...process.env, TZ } }),
    ),
  )
  const [first, ...others] = printed.map(({ stdout }) => stdout)
  expect(readCalendar(first ?? '').entries.map(({ uid, start }) => [uid, start])).toEqual([
    ['2030-06-01T19:00', '2030-06-01T17:00:00Z'],
    ['2030-06-02T00:30', '2030-06-01T22:30:00Z'],
    ['2027-10-31T01:30', '2027-10-30T23:30:00Z'],
    ['2027-10-31T19:00', '2027-10-31T18:00:00Z'],
    ['2027-03-28T19:00', '2027-03-28T17:00:00Z'],
  ])
  for (const other of others) expect(other).toBe(first)
  // Starts a process for each time zone.
}, 60_000)

const hostile = [
  ['line breaks', 'Ott\r\nBEGIN:VEVENT\rUID:x\nATTACH:https://evil.example'],
  ['separators', 'Ott, Ida; "Hof\\\\Tor": https://a.example?b=c,d'],
  ['other line ends and control characters', 'Ott\u2028END:VCALENDAR\u0085X\u0000\u0007\u001bY\tZ'],
  ['255 characters of several bytes', '🍲ß'.repeat(85)],
] as const

test.each(hostile)('keeps texts with %s within their property, and lines within 75 bytes', (_, text) => {
  const written = file({ title: text, address: text, description: text }, text)
  for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(written).not.toMatch(/[^\P{Cc}\r\n]/u)
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const { name, properties, entries } = readCalendar(written)
  const inOneLine = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').replace(/\s+/g, ' ')
  expect(properties).toEqual([
    ...['version', 'prodid', 'method', 'name', 'x-wr-calname', 'refresh-interval', 'x-published-ttl'],
  ])
  expect(entries).toHaveLength(1)
  expect({ name, title: entries[0]?.title, address: entries[0]?.address }).toEqual({
    name: inOneLine,
    title: inOneLine,
    address: inOneLine,
  })
  expect(entries[0]?.description.replace(/\s+/g, ' ')).toBe(inOneLine)
})
