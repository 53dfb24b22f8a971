#!/bin/sh
# parse-duration 2.1.9 and timestring 7.0.0 read how long a course takes, as people type it, in minutes.
# Expected: 90 for each of these texts, or a refusal.
# Seen: in both a comma groups thousands wherever it stands, so "1,5 h" is fifteen hours. "1½ h" is a minute in parse-duration, which leaves out the
# unit with the sign, and an hour in timestring. "1:30" is a minute and a half in parse-duration; "1h30" is right there, and an hour in timestring.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund parse-duration@2.1.9 timestring@7.0.0
cat > see.mjs <<'JS'
import parse from 'parse-duration'
import timestring from 'timestring'

const readers = { 'parse-duration': (text) => parse(text, 'm'), timestring: (text) => timestring(text, 'm') }
for (const text of ['90 min', '1.5 h', '1,5 h', '1½ h', '1h30', '1:30', 'soon']) {
  for (const [name, read] of Object.entries(readers)) {
    let minutes
    try {
      minutes = read(text)
    } catch {
      minutes = null
    }
    console.log(`${text} ${name}: ${minutes === null ? 'refused' : minutes}`)
  }
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
90 min parse-duration: 90
90 min timestring: 90
1.5 h parse-duration: 90
1.5 h timestring: 90
1,5 h parse-duration: 900
1,5 h timestring: 900
1½ h parse-duration: 1
1½ h timestring: 60
1h30 parse-duration: 90
1h30 timestring: 60
1:30 parse-duration: 1.5
1:30 timestring: refused
soon parse-duration: refused
soon timestring: refused
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
