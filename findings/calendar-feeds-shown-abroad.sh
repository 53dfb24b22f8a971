#!/bin/sh
# @fullcalendar/icalendar 6.1.21 with ical.js 1.5.0, the version that it asks for, shows a calendar file on a page: two dinners at 19:00 in
# Berlin, one in UTC, one with TZID=Europe/Berlin and the rules of the zone beside it. The reader sits in Berlin, then in London.
# Expected: with timeZone 'local' both dinners begin at 18:00 in London.
# Seen: in London the dinner with a TZID begins at 19:00, an hour late; at 19:00 UTC with timeZone 'UTC'. The plugin takes the time as it is
# written and leaves out the zone, although ical.js has read it. In Berlin nobody sees it. What is written in UTC is right.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund @fullcalendar/core@6.1.22 @fullcalendar/icalendar@6.1.21 @fullcalendar/list@6.1.21 ical.js@1.5.0 jsdom@26.1.0
cat > see.cjs <<'JS'
const { JSDOM } = require('jsdom')

const feed = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//EN
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:utc@example.org
DTSTAMP:20260601T000000Z
DTSTART:20260613T170000Z
DTEND:20260613T223000Z
SUMMARY:in UTC
END:VEVENT
BEGIN:VEVENT
UID:zone@example.org
DTSTAMP:20260601T000000Z
DTSTART;TZID=Europe/Berlin:20260613T190000
DTEND;TZID=Europe/Berlin:20260614T003000
SUMMARY:with TZID
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n')
const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true })
for (const name of ['document', 'HTMLElement', 'Element', 'Node', 'getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame'])
  globalThis[name] = window[name]
globalThis.window = window
globalThis.fetch = async () => new Response(feed)
const { Calendar } = require('@fullcalendar/core')
const { default: icalendar } = require('@fullcalendar/icalendar')
const { default: list } = require('@fullcalendar/list')

const calendar = new Calendar(window.document.querySelector('main'), {
  plugins: [icalendar, list],
  initialView: 'listMonth',
  initialDate: '2026-06-13',
  timeZone: process.argv[2],
  events: { url: 'https://calendar.example/dinners.ics', format: 'ics' },
  eventSourceSuccess(events) {
    setTimeout(() => {
      const starts = calendar.getEvents().map(({ title, startStr }) => `${title} ${startStr}`)
      console.log(`${process.env.TZ}, ${process.argv[2]}: ${starts.sort().join(', ')}`)
      process.exit()
    })
    return events
  },
})
calendar.render()
JS
{
  TZ=Europe/Berlin node see.cjs local
  TZ=Europe/London node see.cjs local
  TZ=Europe/London node see.cjs UTC
} | tee seen
cat >expected <<'SEEN'
Europe/Berlin, local: in UTC 2026-06-13T19:00:00+02:00, with TZID 2026-06-13T19:00:00+02:00
Europe/London, local: in UTC 2026-06-13T18:00:00+01:00, with TZID 2026-06-13T19:00:00+01:00
Europe/London, UTC: in UTC 2026-06-13T17:00:00Z, with TZID 2026-06-13T19:00:00Z
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
