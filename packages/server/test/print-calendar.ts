import { instantIn } from '@running-dinner/domain/local-date'
import { calendarFile } from '../src/platform/calendar/calendar-file.ts'

/** Prints a file with entries at these local times in Berlin, for tests that run it in other time zones. */
const entries = [
  '2030-06-01T19:00',
  '2030-06-02T00:30',
  '2027-10-31T01:30',
  '2027-10-31T19:00',
  '2027-03-28T19:00',
].map((time) => ({
  uid: time,
  sequence: 0,
  changedAt: new Date('2027-01-01T00:00:00Z'),
  start: instantIn('Europe/Berlin', time),
  end: new Date(instantIn('Europe/Berlin', time).getTime() + 7_200_000),
  title: time,
  address: '',
  place: undefined,
  description: '',
  url: '',
  isCancelled: false,
}))
process.stdout.write(calendarFile({ name: 'Running Dinner', language: 'de', entries, isPrivate: true }))
