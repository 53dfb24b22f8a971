#!/bin/sh
# node-ical 0.27.2, ical.js 2.2.1 and ts-ics 2.4.6 read a dinner at 19:00 on 13 June 2026 in a zone that the file itself defines (VTIMEZONE
# with the rules of central Europe), under the names that Outlook, Exchange and Evolution give it; in a process in UTC and one in New York.
# Expected: the definition in the file decides, so that all read 17:00Z.
# Seen: node-ical goes by the name. Of names that it does not know, German Windows', Exchange's and Evolution's, it takes the time as one of
# the process's own zone: 19:00Z and 23:00Z, without an error. It asks for Node 22; here it runs on whichever is installed.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund node-ical@0.27.2 ical.js@2.2.1 ts-ics@2.4.6 2>/dev/null
cat > see.mjs <<'JS'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

const rule = (kind, from, to, month) => [
  `BEGIN:${kind}`, 'DTSTART:16010101T020000', `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`, `END:${kind}`,
]
const file = (zone) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VTIMEZONE', `TZID:${zone}`, ...rule('STANDARD', '+0200', '+0100', 10),
    ...rule('DAYLIGHT', '+0100', '+0200', 3), 'END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:1@example.org', 'DTSTAMP:20260601T000000Z',
    `DTSTART;TZID=${zone}:20260613T190000`, 'DURATION:PT4H', 'SUMMARY:Dinner', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const readers = {
  'node-ical': (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').start,
  'ical.js': (text) => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toJSDate(),
  'ts-ics': (text) => convertIcsCalendar(undefined, text).events[0].start.date,
}
const zones = [
  'Europe/Berlin', 'W. Europe Standard Time', 'Mitteleuropäische Zeit', 'GMT +0100 (Standard) / GMT +0200 (Daylight)',
  '/freeassociation.sourceforge.net/Europe/Berlin',
]
for (const zone of zones) {
  const times = Object.entries(readers).map(([name, read]) => `${name} ${read(file(zone)).toISOString().slice(11, 16)}Z`)
  console.log(`  ${zone}: ${times.join(', ')}`)
}
JS
for zone in UTC America/New_York; do
  echo "process in $zone"
  TZ=$zone node see.mjs
done | tee seen
cat >expected <<'SEEN'
process in UTC
  Europe/Berlin: node-ical 17:00Z, ical.js 17:00Z, ts-ics 17:00Z
  W. Europe Standard Time: node-ical 17:00Z, ical.js 17:00Z, ts-ics 17:00Z
  Mitteleuropäische Zeit: node-ical 19:00Z, ical.js 17:00Z, ts-ics 17:00Z
  GMT +0100 (Standard) / GMT +0200 (Daylight): node-ical 19:00Z, ical.js 17:00Z, ts-ics 17:00Z
  /freeassociation.sourceforge.net/Europe/Berlin: node-ical 19:00Z, ical.js 17:00Z, ts-ics 17:00Z
process in America/New_York
  Europe/Berlin: node-ical 17:00Z, ical.js 17:00Z, ts-ics 17:00Z
  W. Europe Standard Time: node-ical 17:00Z, ical.js 17:00Z, ts-ics 17:00Z
  Mitteleuropäische Zeit: node-ical 23:00Z, ical.js 17:00Z, ts-ics 17:00Z
  GMT +0100 (Standard) / GMT +0200 (Daylight): node-ical 23:00Z, ical.js 17:00Z, ts-ics 17:00Z
  /freeassociation.sourceforge.net/Europe/Berlin: node-ical 23:00Z, ical.js 17:00Z, ts-ics 17:00Z
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
