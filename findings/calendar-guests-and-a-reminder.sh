#!/bin/sh
# ts-ics 2.4.6 writes an event with an organiser, a guest and a reminder, and reads it back; beside it ical.js 2.2.1.
# Expected: what it wrote it reads as it was, and so do others.
# Seen: the guest is written behind the reminder (RFC 5545 has all properties before the first alarm). Its own reader then adds a line
# break to whatever stands before the reminder: the organiser's address becomes "olga@example.org\n", without an organiser the title.
# ical.js reads that file right. A name with a colon is written without quotes, so that the rest of it becomes the address
# in both. Without guests, or without a reminder, all is right.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ical.js@2.2.1
cat > see.mjs <<'JS'
import ICAL from 'ical.js'
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics'

const event = {
  uid: '1@example.org',
  stamp: { date: new Date('2026-09-01T00:00:00Z') },
  start: { date: new Date('2026-12-05T18:00:00Z') },
  duration: { hours: 5 },
  summary: 'Dinner',
}
const alarms = [{ action: 'DISPLAY', description: 'Soon', trigger: { type: 'relative', value: { before: true, hours: 2 } } }]
const attendees = [{ email: 'anna@example.org' }]
const organizer = (name) => ({ name, email: 'olga@example.org' })

function read(more) {
  const file = generateIcsCalendar({ version: '2.0', prodId: '-//example//EN', events: [{ ...event, ...more }] })
  const own = convertIcsCalendar(undefined, file).events[0]
  const other = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  const address = other.getFirstPropertyValue('organizer')?.replace(/^mailto:/i, '')
  return JSON.stringify([own.summary, own.organizer?.email, other.getFirstPropertyValue('summary'), address].filter(Boolean))
}
const seen = [
  ['a guest', read({ attendees, organizer: organizer('Olga') }), '["Dinner","olga@example.org","Dinner","olga@example.org"]'],
  ['a reminder', read({ alarms, organizer: organizer('Olga') }), '["Dinner","olga@example.org","Dinner","olga@example.org"]'],
  ['both', read({ alarms, attendees, organizer: organizer('Olga') }), '["Dinner","olga@example.org\\n","Dinner","olga@example.org"]'],
  ['both, no organiser', read({ alarms, attendees }), '["Dinner\\n","Dinner"]'],
  ['a colon', read({ organizer: organizer('Olga: WG') }), '["Dinner"," WG:olga@example.org","Dinner"," WG:MAILTO:olga@example.org"]'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
