#!/bin/sh
# ical-js-parser 0.7.4, cal-parser 1.0.2 and ical2json 5.0.0 read a dinner with two guests, who have answered, and a reminder; ical-js-parser and
# ical2json write it again, and ical.js 2.2.1 reads that.
# Expected: one event with its text, two guests and its reminder, before and after.
# Seen: cal-parser takes the reminder's text for the event's, and has the last guest only. ical-js-parser writes the end of the event before the
# reminder, which so belongs to no event, and two lines of its own making (":" and "E:EN"), without an error. ical2json is right, but for a guest
# whose quoted name has a semicolon and a colon, as RFC 5545 allows: part of the name is gone, and the answer is not where its data has answers.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund ical-js-parser@0.7.4 cal-parser@1.0.2 ical2json@5.0.0 ical.js@2.2.1
cat > see.mjs <<'JS'
import calParser from 'cal-parser'
import ICAL from 'ical.js'
import * as ical2json from 'ical2json'
import { createRequire } from 'node:module'

const icalJsParser = createRequire(import.meta.url)('ical-js-parser').default
const file = (guest) => `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//EN
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20260601T000000Z
DTSTART:20260613T170000Z
DTEND:20260613T213000Z
SUMMARY:Dinner
DESCRIPTION:At Anna's
ATTENDEE;CN=${guest};PARTSTAT=DECLINED:mailto:anna@example.org
ATTENDEE;CN=Bo;PARTSTAT=ACCEPTED:mailto:bo@example.org
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT2H
DESCRIPTION:Remember
END:VALARM
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n')
const told = (text) => {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const guests = event.getAllProperties('attendee').map((guest) => `${guest.getParameter('cn')} ${guest.getParameter('partstat')}`)
  return `${event.getFirstPropertyValue('description')}; ${guests.join(', ')}; ${event.getAllSubcomponents('valarm').length} reminder`
}
for (const guest of ['Anna', '"Anna; host: Kurz"']) {
  console.log(`${guest}: ${told(file(guest))}`)
  const [{ description, attendee }] = calParser.parseString(file(guest)).events
  console.log(`cal-parser: ${description.value}; ${[attendee].flat().map(({ params }) => `${params.cn} ${params.partstat}`)}`)
  const written = icalJsParser.toString(icalJsParser.toJSON(file(guest)))
  const stray = written.split(/\r?\n/).filter((line) => line === ':' || line === 'E:EN')
  console.log(`ical-js-parser: ${told(written)}; also ${stray.join(' ')}`)
  const data = ical2json.convert(file(guest))
  console.log(`ical2json: ${told(ical2json.revert(data))}; in the data ${data.VCALENDAR[0].VEVENT[0].ATTENDEE[0].PARTSTAT}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
Anna: At Anna's; Anna DECLINED, Bo ACCEPTED; 1 reminder
cal-parser: Remember; Bo ACCEPTED
ical-js-parser: At Anna's; Anna DECLINED, Bo ACCEPTED; 0 reminder; also : E:EN
ical2json: At Anna's; Anna DECLINED, Bo ACCEPTED; 1 reminder; in the data DECLINED
"Anna; host: Kurz": At Anna's; Anna; host: Kurz DECLINED, Bo ACCEPTED; 1 reminder
cal-parser: Remember; Bo ACCEPTED
ical-js-parser: At Anna's; Anna; HOST: KURZ=host: Kurz DECLINED, Bo ACCEPTED; 0 reminder; also : E:EN
ical2json: At Anna's; Anna: Kurz DECLINED, Bo ACCEPTED; 1 reminder; in the data undefined
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
