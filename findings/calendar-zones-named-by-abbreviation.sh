#!/bin/sh
# vobject 0.9.6 (Debian; the CalDAV server Radicale is built on it) writes a dinner at 19:00 on 13 June 2026 in three zones.
# Read by node-ical 0.27.2, ical.js 2.2.1 and ts-ics 2.4.6.
# Expected: the zone that went in, under its name, so that all read the same instant.
# Seen: vobject names a zone by its abbreviation in winter and writes its rules beside it: London is GMT, New York EST, Berlin CET.
# ical.js and ts-ics go by the rules and are right. node-ical goes by the name, where GMT and EST are zones without summer time: a dinner in
# London or New York is an hour late there. CET is a zone with summer time, so nobody in Berlin sees it.
# Needs Debian 12 with apt, and python3.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund node-ical@0.27.2 ical.js@2.2.1 ts-ics@2.4.6 2>/dev/null
apt-get download -qq python3-vobject=0.9.6.1-2 python3-dateutil=2.8.2-2 python3-six=1.16.0-4 python3-tz=2022.7.1-4 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
cat > write.py <<'PY'
from datetime import datetime, timezone
import sys
from zoneinfo import ZoneInfo
import vobject

zone, local = sys.argv[1:]
start = datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone))
calendar = vobject.iCalendar()
event = calendar.add("vevent")
event.add("uid").value = "1@example.org"
event.add("dtstart").value = start
event.add("summary").value = "Dinner"
with open("event.ics", "w", newline="") as file:
    file.write(calendar.serialize())
print(f"{zone} {local}: {start.astimezone(timezone.utc):%H:%M}Z", end=" ")
PY
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

const text = readFileSync('event.ics', 'utf8')
const times = {
  'node-ical': Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').start,
  'ical.js': new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toJSDate(),
  'ts-ics': convertIcsCalendar(undefined, text).events[0].start.date,
}
const read = Object.entries(times).map(([name, time]) => `${name} ${time.toISOString().slice(11, 16)}Z`)
console.log(`written as ${text.match(/DTSTART;(TZID=[^:]*)/)[1]}; read by ${read.join(', ')}`)
JS
{
  for event in 'Europe/London 2026-06-13T19:00' 'America/New_York 2026-06-13T19:00' 'Europe/Berlin 2026-06-13T19:00'; do
    # shellcheck disable=SC2086
    PYTHONPATH="$PWD/root/usr/lib/python3/dist-packages" python3 write.py $event
    node read.mjs
  done
} | tee seen
cat >expected <<'SEEN'
Europe/London 2026-06-13T19:00: 18:00Z written as TZID=GMT; read by node-ical 19:00Z, ical.js 18:00Z, ts-ics 18:00Z
America/New_York 2026-06-13T19:00: 23:00Z written as TZID=EST; read by node-ical 00:00Z, ical.js 23:00Z, ts-ics 23:00Z
Europe/Berlin 2026-06-13T19:00: 17:00Z written as TZID=CET; read by node-ical 17:00Z, ical.js 17:00Z, ts-ics 17:00Z
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
