#!/bin/sh
# ical2html 3.0 (Debian; W3C's, on libical) makes a month's page of a group's calendar, to be put on a web site: a dinner every Saturday of June at 19:00 in
# Berlin, of which the 13th is left out (EXDATE) and the 20th was moved to Sunday, and one that was cancelled. node-ical 0.27.2 beside it.
# Expected: three dinners at 19:00, on the 6th, the 21st and the 27th; the cancelled one is gone or marked.
# Seen: the page has all of them, the 13th too, and the 20th as well as the 21st, with nothing to tell that one is cancelled. In UTC or with a zone, an EXDATE changes nothing.
# Without -z times are in UTC, as its usage says, without a word of that on the page; with -z they are right.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund node-ical@0.27.2 2>/dev/null
apt-get download -qq ical2html=3.0-1 libical3=3.0.16-1+b1 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
export LD_LIBRARY_PATH="$PWD/root/usr/lib/x86_64-linux-gnu" TZ=Europe/Berlin
file() {
  cat <<ICS
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//EN
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20260501T000000Z
DTSTART;TZID=Europe/Berlin:20260606T190000
DURATION:PT4H
RRULE:FREQ=WEEKLY;COUNT=4
$1
SUMMARY:Dinner
END:VEVENT
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20260501T000000Z
RECURRENCE-ID;TZID=Europe/Berlin:20260620T190000
DTSTART;TZID=Europe/Berlin:20260621T190000
DURATION:PT4H
SUMMARY:Moved
END:VEVENT
BEGIN:VEVENT
UID:2@example.org
DTSTAMP:20260501T000000Z
DTSTART;TZID=Europe/Berlin:20260605T190000
DURATION:PT4H
STATUS:CANCELLED
SUMMARY:Brunch
END:VEVENT
END:VCALENDAR
ICS
}
page() {
  echo "$1: $(root/usr/bin/ical2html $2 20260601 P30D party.ics | tr '\n' ' ' |
    grep -oE 'class="dtstart" title="[0-9]{8}|</?(b|del|s)>|T[0-9]{6}Z">[0-9:]{5}</abbr>-|"summary">[A-Za-z]+|cancel[a-z]*' |
    sed 's/.*title="202606//; s/.*">//; s/<.*//' | tr '\n' ' ' | sed 's/ $//')"
}
cat >see.mjs <<'JS'
import nodeIcal from 'node-ical'
const events = Object.values(nodeIcal.sync.parseFile('party.ics')).filter(({ type }) => type === 'VEVENT')
const june = { from: new Date(2026, 5, 1), to: new Date(2026, 6, 1) }
const dates = events.flatMap((event) => (event.rrule ? nodeIcal.expandRecurringEvent(event, june) : [event]))
console.log(dates.map(({ start, summary, status }) => [start.toISOString().slice(8, 16).replace('T', ' '), summary, status].filter(Boolean).join(' ')).sort().join(', '))
JS
for left_out in 'EXDATE;TZID=Europe/Berlin:20260613T190000' 'EXDATE:20260613T170000Z'; do
  echo "$left_out"
  file "$left_out" | sed 's/$/\r/' >party.ics
  page 'page in Berlin' '-z Europe/Berlin'
  page 'page as it is' ''
  echo "node-ical: $(node see.mjs)"
done | tee seen
cat >expected <<'SEEN'
EXDATE;TZID=Europe/Berlin:20260613T190000
page in Berlin: 05 19:00 Brunch 06 19:00 Dinner 13 19:00 Dinner 20 19:00 Dinner 21 19:00 Moved 27 19:00 Dinner
page as it is: 05 17:00 Brunch 06 17:00 Dinner 13 17:00 Dinner 20 17:00 Dinner 21 17:00 Moved 27 17:00 Dinner
node-ical: 05 17:00 Brunch CANCELLED, 06 17:00 Dinner, 21 17:00 Moved, 27 17:00 Dinner
EXDATE:20260613T170000Z
page in Berlin: 05 19:00 Brunch 06 19:00 Dinner 13 19:00 Dinner 20 19:00 Dinner 21 19:00 Moved 27 19:00 Dinner
page as it is: 05 17:00 Brunch 06 17:00 Dinner 13 17:00 Dinner 20 17:00 Dinner 21 17:00 Moved 27 17:00 Dinner
node-ical: 05 17:00 Brunch CANCELLED, 06 17:00 Dinner, 21 17:00 Moved, 27 17:00 Dinner
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
