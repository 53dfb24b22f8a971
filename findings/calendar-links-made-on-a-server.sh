#!/bin/sh
# calendar-link 2.11.5 and datebook 8.0.1: links "add to my calendar", made from one instant in UTC (18:00Z, 19:00 in Berlin).
# Expected: a link holds the instant, or the wall time of a zone that it names; it is the same text wherever the program runs.
# Seen: the four Outlook and Office links of calendar-link and the Yahoo link of datebook hold the wall time of the process's own zone,
# without a zone: 18:00 from a server in UTC, 19:00 from a browser in Berlin. The other links, of both packages, hold 18:00Z;
# so does Yahoo in calendar-link, and Outlook in datebook. Rendered on a server, two buttons of one page tell guests different hours.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund calendar-link@2.11.5 datebook@8.0.1
cat > see.mjs <<'JS'
import * as calendarLink from 'calendar-link'
import * as datebook from 'datebook'

const [start, end] = ['2026-12-05T18:00:00Z', '2026-12-05T23:00:00Z']
const event = { title: 'Running dinner', start, end }
const config = { title: 'Running dinner', start: new Date(start), end: new Date(end) }
const links = {}
for (const name of ['google', 'yahoo', 'outlook', 'outlookMobile', 'office365', 'office365Mobile'])
  links[`calendar-link ${name}`] = calendarLink[name](event)
for (const name of ['GoogleCalendar', 'YahooCalendar', 'OutlookCalendar']) links[`datebook ${name}`] = new datebook[name](config).render()
for (const [name, link] of Object.entries(links)) {
  const query = new URL(link).searchParams
  const time = (query.get('dates') ?? query.get('st') ?? query.get('startdt')).split('/')[0]
  console.log(`${name}: ${time.replaceAll(/[-:]/g, '')}`)
}
JS
TZ=UTC node see.mjs >utc
TZ=Europe/Berlin node see.mjs >berlin
echo 'the same in both:'
grep -Fxf utc berlin | tee same
echo 'from UTC, then from Berlin:'
diff utc berlin | grep '^[<>]' | tee differ
cat >expected <<'SEEN'
calendar-link google: 20261205T180000Z
calendar-link yahoo: 20261205T180000Z
datebook GoogleCalendar: 20261205T180000Z
datebook OutlookCalendar: 20261205T180000Z
< calendar-link outlook: 20261205T180000
< calendar-link outlookMobile: 20261205T180000
< calendar-link office365: 20261205T180000
< calendar-link office365Mobile: 20261205T180000
> calendar-link outlook: 20261205T190000
> calendar-link outlookMobile: 20261205T190000
> calendar-link office365: 20261205T190000
> calendar-link office365Mobile: 20261205T190000
< datebook YahooCalendar: 20261205T180000
> datebook YahooCalendar: 20261205T190000
SEEN
cat same differ | cmp -s - expected || { echo CHANGED; exit 1; }
