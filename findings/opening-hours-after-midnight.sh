#!/bin/sh
# opening_hours 3.15.0, the evaluator of the format of OpenStreetMap, is asked about bars for the party after a dinner, at 1 in the morning.
# Expected: what opened at 18:00 stays open until 02:00.
# Seen: a rule for a day, after a semicolon, replaces the earlier rules from midnight on, with the hours that the evening before
# left in it. "Sa 18:00-02:00; Su 10:00-20:00", as people write it, closes at midnight from Saturday to Sunday; "PH off" closes the
# night before a holiday, "Dec 24 off" the night of the 23rd. The library says so in a warning, but evaluates. With a comma, or
# without a rule for the next day, the bar is open.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund opening_hours@3.15.0
cat > see.mjs <<'JS'
import OpeningHours from 'opening_hours'

const leipzig = { lat: 51.34, lon: 12.37, address: { country_code: 'de', state: 'Sachsen' } }
const sunday = '2026-06-14'
const reformationDay = '2026-10-31'
const expected = [
  ['Sa 18:00-02:00', sunday, 'open'],
  ['Sa 18:00-02:00, Su 10:00-20:00', sunday, 'open'],
  ['Sa 18:00-02:00; Su 10:00-20:00', sunday, 'closed'],
  ['Mo-Su 18:00-02:00; Su 10:00-20:00', sunday, 'closed'],
  ['Fr,Sa 18:00-02:00', reformationDay, 'open'],
  ['Fr,Sa 18:00-02:00; PH off', reformationDay, 'closed'],
  ['Mo-Su 18:00-02:00', '2026-12-24', 'open'],
  ['Mo-Su 18:00-02:00; Dec 24 off', '2026-12-24', 'closed'],
]
let changed = 0
for (const [rules, day, was] of expected) {
  const is = new OpeningHours(rules, leipzig).getState(new Date(`${day}T01:00`)) ? 'open' : 'closed'
  console.log(`${rules} | ${day} 01:00: ${is}`)
  if (is === was) continue
  console.log(`CHANGED, was ${was}`)
  changed++
}
process.exit(changed > 0 ? 1 : 0)
JS
TZ=Europe/Berlin node see.mjs
