#!/bin/sh
# ts-ics 2.4.6 (`extendByRecurrenceRule`) and ical.js 2.2.1 expand the same monthly events at 19:00Z.
# Expected: the same instants, the first one included.
# Seen: with an ordinal weekday (`BYDAY=4SA`, `-1SA`) ts-ics drops the first date, replaces the time by midnight and adds a date at the end;
# in a process in Berlin the last Saturday of April 2027 becomes 1 May. `BYMONTHDAY=26` is right in UTC; in Berlin, 19:00Z becomes
# 20:00Z in winter. From the 31st, where the standard skips months without such a day, ts-ics goes to the 28th and stays there.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ical.js@2.2.1
cat > see.mjs <<'JS'
import ICAL from 'ical.js'
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics'

const file = (day, rule) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1@example.org', 'DTSTAMP:20260901T000000Z',
    `DTSTART:${day}T190000Z`, 'DURATION:PT4H', `RRULE:FREQ=MONTHLY;${rule}`, 'SUMMARY:Dinner', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const written = (dates) => dates.map((date) => date.toISOString().slice(0, 16).replace('T19:00', '')).join(' ')

function byIcal(text) {
  const dates = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator()
  const found = []
  for (let next = dates.next(); next; next = dates.next()) found.push(next.toJSDate())
  return written(found)
}
function byTsIcs(text) {
  const { recurrenceRule, start } = convertIcsCalendar(undefined, text).events[0]
  return written(extendByRecurrenceRule(recurrenceRule, { start: start.date, end: new Date('2030-01-01') }))
}
const events = [
  ['20260926', 'BYMONTHDAY=26;COUNT=3'],
  ['20260926', 'BYDAY=4SA;COUNT=3'],
  ['20260131', 'COUNT=3'],
  ['20270327', 'BYDAY=-1SA;COUNT=3'],
]
for (const [day, rule] of events) {
  const text = file(day, rule)
  console.log(`${day} ${rule}\n  ical.js ${byIcal(text)}\n  ts-ics  ${byTsIcs(text)}`)
}
JS
for zone in UTC Europe/Berlin; do
  echo "process in $zone"
  TZ=$zone node see.mjs
done | tee seen
cat >expected <<'SEEN'
process in UTC
20260926 BYMONTHDAY=26;COUNT=3
  ical.js 2026-09-26 2026-10-26 2026-11-26
  ts-ics  2026-09-26 2026-10-26 2026-11-26
20260926 BYDAY=4SA;COUNT=3
  ical.js 2026-09-26 2026-10-24 2026-11-28
  ts-ics  2026-10-24T00:00 2026-11-28T00:00 2026-12-26T00:00
20260131 COUNT=3
  ical.js 2026-01-31 2026-03-31 2026-05-31
  ts-ics  2026-01-31 2026-02-28 2026-03-28
20270327 BYDAY=-1SA;COUNT=3
  ical.js 2027-03-27 2027-04-24 2027-05-29
  ts-ics  2027-04-24T00:00 2027-05-29T00:00 2027-06-26T00:00
process in Europe/Berlin
20260926 BYMONTHDAY=26;COUNT=3
  ical.js 2026-09-26 2026-10-26 2026-11-26
  ts-ics  2026-09-26 2026-10-26T20:00 2026-11-26T20:00
20260926 BYDAY=4SA;COUNT=3
  ical.js 2026-09-26 2026-10-24 2026-11-28
  ts-ics  2026-10-24T00:00 2026-11-28T00:00 2026-12-26T00:00
20260131 COUNT=3
  ical.js 2026-01-31 2026-03-31 2026-05-31
  ts-ics  2026-01-31 2026-02-28 2026-03-28
20270327 BYDAY=-1SA;COUNT=3
  ical.js 2027-03-27 2027-04-24 2027-05-29
  ts-ics  2027-05-01T00:00 2027-05-29T00:00 2027-06-26T00:00
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
