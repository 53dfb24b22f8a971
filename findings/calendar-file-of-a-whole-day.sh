#!/bin/sh
# calendar-link 2.11.5 writes the calendar file of an event of a whole day, read by ical.js 2.2.1, node-ical 0.26.1 and ts-ics 2.4.6.
# Expected: the day comes back, since calendar files of whole days are everyday.
# Seen: the file says `DTSTART:20261205` without `VALUE=DATE`, so that the day stands where a time is due. node-ical reads the day,
# ical.js throws as soon as the start is asked for, ts-ics returns an event whose start is of type DATE-TIME with an invalid date.
# The UID is a random number below 100,000: a second file of the same event is another event, and two events can share one.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.26.1 ts-ics@2.4.6
cat > see.mjs <<'JS'
import { ics } from 'calendar-link'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

const link = ics({ title: 'Running dinner', start: '2026-12-05', end: '2026-12-06', allDay: true })
const file = decodeURIComponent(link.slice(link.indexOf(',') + 1))
const readers = {
  'ical.js': () => new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')).startDate.toString(),
  'node-ical': () => {
    const { start, datetype } = Object.values(nodeIcal.sync.parseICS(file)).find(({ type }) => type === 'VEVENT')
    return `${datetype} ${start.toISOString().slice(0, 10)}`
  },
  'ts-ics': () => {
    const { date, type } = convertIcsCalendar(undefined, file).events[0].start
    return `${type} ${date}`
  },
}
const read = (name) => {
  try {
    return readers[name]()
  } catch {
    return 'throws'
  }
}
const uid = /\r\nUID:(.*)\r\n/.exec(file)[1]
const seen = [
  ['written', /DTSTART.*/.exec(file)[0], 'DTSTART:20261205'],
  ['uid', /^\d{1,5}$/.test(uid) ? 'at most five digits' : uid, 'at most five digits'],
  ['ical.js', read('ical.js'), 'throws'],
  ['node-ical', read('node-ical'), 'date 2026-12-05'],
  ['ts-ics', read('ts-ics'), 'DATE-TIME Invalid Date'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
TZ=UTC node see.mjs
