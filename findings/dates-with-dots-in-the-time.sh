#!/bin/sh
# any-date-parser 2.2.4 reads, with the locale de, when an evening begins, in a process in Berlin.
# Expected: German writes 19:30 and 19.30 alike; a text that is not understood is refused (its fromString then returns an invalid date), as other texts are.
# Seen: after a date with dots, a time with a dot is dropped without a word, and the evening begins at midnight. After a month in letters or a
# weekday, 19.30 is read as 19 March: the dinner of 13 June moves to 13 March. A time without minutes ("19 Uhr") is dropped as well. With a
# colon all is right, also before "Uhr".
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund any-date-parser@2.2.4
cat > see.mjs <<'JS'
import parser from 'any-date-parser'

for (const text of ['13.06.2026 19:30', '13.06.2026, 19:30 Uhr', '13.06.2026 19.30', '13.06.2026, 19.30 Uhr', '13.6.26 um 19.30 Uhr', '13. Juni 2026 19.30', '13.06.2026 19 Uhr', '13. Juni 2026 um 19 Uhr', 'im Juni', 'Samstag 19.30']) {
  const date = parser.fromString(text, 'de')
  console.log(`${text}: ${Number.isNaN(date.getTime()) ? 'refused' : date.toLocaleString('sv').slice(5, 16)}`)
}
JS
TZ=Europe/Berlin node see.mjs | tee seen
cat >expected <<'SEEN'
13.06.2026 19:30: 06-13 19:30
13.06.2026, 19:30 Uhr: 06-13 19:30
13.06.2026 19.30: 06-13 00:00
13.06.2026, 19.30 Uhr: 06-13 00:00
13.6.26 um 19.30 Uhr: 06-13 00:00
13. Juni 2026 19.30: 03-13 00:00
13.06.2026 19 Uhr: 06-13 00:00
13. Juni 2026 um 19 Uhr: 06-13 00:00
im Juni: refused
Samstag 19.30: 03-19 00:00
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
