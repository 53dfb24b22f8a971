#!/bin/sh
# cron-schedule 6.0.0 and croner 11.0.1 say when a job runs, in Berlin: at 19:00 on the last Saturday (6L) and on the second one (6#2) of each month, on the
# weekday nearest to the 15th (15W), and each half an hour in the night in which clocks are put back.
# Expected: cron-schedule, which lists no such letters, refuses them, as it refuses L alone; and each half hour has its run.
# Seen: it reads a number as far as it goes: 6L and 6#2 are each Saturday, 15W is the 15th, a Sunday or not, without an error; so a monthly reminder goes
# out weekly. In the night of the change it steps from 02:30 to 03:00 on the clock, an hour and a half later. croner does all of it right.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund cron-schedule@6.0.0 croner@11.0.1
cat > see.mjs <<'JS'
import { parseCronExpression } from 'cron-schedule'
import { Cron } from 'croner'

const asked = [
  ['0 19 * * 6L', '2027-06-01T00:00:00Z'],
  ['0 19 * * 6#2', '2027-06-01T00:00:00Z'],
  ['0 9 15W * *', '2027-08-01T00:00:00Z'],
  ['0 9 L * *', '2027-08-01T00:00:00Z'],
  ['*/30 * * * *', '2027-10-31T00:10:00Z'],
]
const readers = {
  'cron-schedule': (text, from) => parseCronExpression(text).getNextDates(3, from),
  croner: (text, from) => new Cron(text).nextRuns(3, from),
}
for (const [text, from] of asked) {
  for (const [name, read] of Object.entries(readers)) {
    let runs
    try {
      runs = read(text, new Date(from)).map((run) => run.toISOString().slice(5, 16)).join(' ')
    } catch {
      runs = 'refused'
    }
    console.log(`${text} ${name}: ${runs}`)
  }
}
JS
TZ=Europe/Berlin node see.mjs | tee seen
cat >expected <<'SEEN'
0 19 * * 6L cron-schedule: 06-05T17:00 06-12T17:00 06-19T17:00
0 19 * * 6L croner: 06-26T17:00 07-31T17:00 08-28T17:00
0 19 * * 6#2 cron-schedule: 06-05T17:00 06-12T17:00 06-19T17:00
0 19 * * 6#2 croner: 06-12T17:00 07-10T17:00 08-14T17:00
0 9 15W * * cron-schedule: 08-15T07:00 09-15T07:00 10-15T07:00
0 9 15W * * croner: 08-16T07:00 09-15T07:00 10-15T07:00
0 9 L * * cron-schedule: refused
0 9 L * * croner: 08-31T07:00 09-30T07:00 10-31T08:00
*/30 * * * * cron-schedule: 10-31T00:30 10-31T02:00 10-31T02:30
*/30 * * * * croner: 10-31T00:30 10-31T01:00 10-31T01:30
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
