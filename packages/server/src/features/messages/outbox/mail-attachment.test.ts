import { expect, test } from 'vitest'
import { readCalendar } from '../../../../test/read-calendar.ts'
import { calendarFile } from '../../../platform/calendar/calendar-file.ts'
import { storedAttachments } from './mail-attachment.ts'

const entry = {
  ...{ uid: 'starter.guest@running-dinner', sequence: 3, changedAt: new Date('2030-05-01T10:00:00Z') },
  ...{ start: new Date('2030-06-01T17:00:00Z'), end: new Date('2030-06-01T19:00:00Z') },
  ...{ title: 'Vorspeise', address: 'Weg 3', description: '', url: '', isCancelled: false },
}
const calendar = (place?: { lat: number; lng: number }) => ({
  ...{ name: 'Running Dinner', language: 'de', isPrivate: true },
  entries: [{ ...entry, place }],
})
const stored = (value: object) => JSON.parse(JSON.stringify(value)) as unknown

test.each([[undefined], [{ lat: 47.99, lng: 7.85 }]])(
  'a stored calendar leaves as the file it would have been, place %j',
  (place) => {
    const [file] = storedAttachments(stored([{ filename: 'evening.ics', calendar: calendar(place) }]))
    expect(file).toMatchObject({ filename: 'evening.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' })
    expect(file?.content).toBe(calendarFile(calendar(place)))
    expect(readCalendar(file?.content ?? '').entries).toMatchObject([{ start: '2030-06-01T17:00:00Z', sequence: 3 }])
  },
)

test('files of mails from before are sent as they were stored, and a mail may have none', () => {
  const file = { filename: 'evening.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }
  expect(storedAttachments(stored([file]))).toEqual([file])
  expect(storedAttachments(null)).toEqual([])
})
