#!/bin/sh
# spacetime 7.15.0, a library of dates with zones, tells what a clock in Berlin shows when a dinner begins, at week-ends on which clocks change in
# 2026 to 2030. Beside it Intl of Node.
# Expected: the rule, the last Sunday of the month, whichever year the evening is in.
# Seen: spacetime's table holds a day of the month for each change, the one of the year in which it was released, and takes it for all
# years: 29 March and 25 October. In the days between that one and the right Sunday, up to six in each spring and autumn, every time is an hour
# off. Its readme says so of dates in the past; it holds for those to come as well.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund spacetime@7.15.0
cat > see.mjs <<'JS'
import spacetime from 'spacetime'

const zone = 'Europe/Berlin'
for (const instant of ['2026-03-29T18:00:00Z', '2026-10-25T18:00:00Z', '2027-03-28T18:00:00Z', '2027-10-30T17:00:00Z', '2028-03-26T18:00:00Z', '2028-10-28T17:00:00Z', '2030-03-30T18:00:00Z']) {
  const at = Date.parse(instant)
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
  console.log(`${instant}: ${clock}, spacetime ${spacetime(at, zone).format('{hour-24-pad}:{minute-pad}')}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
2026-03-29T18:00:00Z: 20:00, spacetime 20:00
2026-10-25T18:00:00Z: 19:00, spacetime 19:00
2027-03-28T18:00:00Z: 20:00, spacetime 19:00
2027-10-30T17:00:00Z: 19:00, spacetime 18:00
2028-03-26T18:00:00Z: 20:00, spacetime 19:00
2028-10-28T17:00:00Z: 19:00, spacetime 18:00
2030-03-30T18:00:00Z: 19:00, spacetime 20:00
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
