#!/bin/sh
# calcurse 4.7.1 (Debian), a calendar for the terminal, takes over a calendar file in Berlin and writes it out again, as one does to show the
# evening to others: a dinner at 17:00 UTC with a reminder two hours before, and one that was cancelled. node-ical 0.27.2 reads both.
# Expected: the same instants, whoever reads; the cancelled dinner is gone or still cancelled; the reminder where it was.
# Seen: calcurse turns the instant into local time right, and writes it without any zone: a program in London reads 18:00 UTC, one in
# New York 23:00 UTC. It drops STATUS, so the cancelled dinner comes out as one that takes place. Each reminder becomes its own, five minutes before.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund node-ical@0.27.2 2>/dev/null
apt-get download -qq calcurse=4.7.1-1 libncursesw6 libtinfo6 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
cat >before.unix <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//EN
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20260601T000000Z
DTSTART:20260613T170000Z
DTEND:20260613T223000Z
SUMMARY:Dinner
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT2H
DESCRIPTION:Dinner
END:VALARM
END:VEVENT
BEGIN:VEVENT
UID:2@example.org
DTSTAMP:20260601T000000Z
DTSTART:20260620T170000Z
DTEND:20260620T223000Z
SUMMARY:Second
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
ICS
sed 's/$/\r/' before.unix >before.ics
calcurse() {
  LD_LIBRARY_PATH="root/lib/x86_64-linux-gnu:root/usr/lib/x86_64-linux-gnu" LC_ALL=C.UTF-8 TZ=Europe/Berlin root/usr/bin/calcurse -D data "$@"
}
mkdir data
calcurse -i before.ics >log
calcurse -x >after.ics
cat > see.mjs <<'JS'
import ical from 'node-ical'

const [file] = process.argv.slice(2)
const events = Object.values(ical.sync.parseFile(file)).filter(({ type }) => type === 'VEVENT')
const told = events.map(({ summary, start, end, status, alarms }) => {
  const reminder = alarms ? `, reminder ${alarms[0].trigger}` : ''
  return `${summary} ${start.toISOString().slice(11, 16)}-${end.toISOString().slice(11, 16)} UTC${status ? `, ${status}` : ''}${reminder}`
})
console.log(`${file} in ${process.env.TZ}: ${told.sort().join('; ')}`)
JS
for file in before after; do
  for zone in Europe/Berlin Europe/London America/New_York; do TZ=$zone node see.mjs $file.ics; done
done | tee seen
cat >expected <<'SEEN'
before.ics in Europe/Berlin: Dinner 17:00-22:30 UTC, reminder -PT2H; Second 17:00-22:30 UTC, CANCELLED
before.ics in Europe/London: Dinner 17:00-22:30 UTC, reminder -PT2H; Second 17:00-22:30 UTC, CANCELLED
before.ics in America/New_York: Dinner 17:00-22:30 UTC, reminder -PT2H; Second 17:00-22:30 UTC, CANCELLED
after.ics in Europe/Berlin: Dinner 17:00-22:30 UTC, reminder -P300S; Second 17:00-22:30 UTC
after.ics in Europe/London: Dinner 18:00-23:30 UTC, reminder -P300S; Second 18:00-23:30 UTC
after.ics in America/New_York: Dinner 23:00-04:30 UTC, reminder -P300S; Second 23:00-04:30 UTC
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
