#!/bin/sh
# chrono-node 2.10.3 (`chrono.de`) finds when something begins in what Germans write, on Monday, 1 June 2026, with forwardDate; the same in English beside it.
# Expected: the right day and hour, or nothing, or the day without the hour; its German is only in part there, as its readme says.
# Seen: it is sure of wrong ones. "13. Juni, 19 Uhr" is 13 June 2019, at noon: the hour is taken for a year, also behind a comma. "Sa 13.6." is the next Saturday at one o'clock in
# the afternoon, one o'clock being the 13. "Frühstück am Sonntag" begins on Friday, since a word ends for it before a letter like ü: Früchte and "früh" are Fr, and so is
# the Friday in "morgen früh". At night, one o'clock is 13:00. With the month as a number and a year, or with the minutes, "13. Juni, 19:00 Uhr", it is right. So is the English, but for the night.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund chrono-node@2.10.3
cat > see.mjs <<'JS'
import { de, en } from 'chrono-node'

const monday = new Date(2026, 5, 1, 10)
const show = (date) => (date ? date.toString().slice(0, 21) : 'nothing')
const read = (language, texts) => {
  for (const text of texts) console.log(`${text} => ${show(language.parseDate(text, monday, { forwardDate: true }))}`)
}
read(de, [
  'Samstag, 13. Juni, 19:00 Uhr',
  'Samstag, 13.6.2026, 19 Uhr',
  'Samstag, 13. Juni, 19 Uhr',
  'am 13. Juni, 20 Uhr',
  'Sa 13.6.',
  'Samstag 13.6. um 19 Uhr',
  'Frühstück am Sonntag um 10 Uhr',
  'Brunch am Sonntag um 10 Uhr',
  'Früchte für Sonntag',
  'heute Nacht um 1 Uhr',
])
read(en.GB, ['Saturday, 13 June, 7 pm', 'Sat 13/6', 'breakfast on Sunday at 10', 'tonight at 1'])
JS
TZ=Europe/Berlin node see.mjs | tee seen
cat >expected <<'SEEN'
Samstag, 13. Juni, 19:00 Uhr => Sat Jun 13 2026 19:00
Samstag, 13.6.2026, 19 Uhr => Sat Jun 13 2026 19:00
Samstag, 13. Juni, 19 Uhr => Thu Jun 13 2019 12:00
am 13. Juni, 20 Uhr => Sat Jun 13 2020 12:00
Sa 13.6. => Sat Jun 06 2026 13:00
Samstag 13.6. um 19 Uhr => Sat Jun 06 2026 13:00
Frühstück am Sonntag um 10 Uhr => Fri Jun 05 2026 12:00
Brunch am Sonntag um 10 Uhr => Sun Jun 07 2026 10:00
Früchte für Sonntag => Fri Jun 05 2026 12:00
heute Nacht um 1 Uhr => Mon Jun 01 2026 13:00
Saturday, 13 June, 7 pm => Sat Jun 13 2026 19:00
Sat 13/6 => Sat Jun 13 2026 12:00
breakfast on Sunday at 10 => Sun Jun 07 2026 10:00
tonight at 1 => Mon Jun 01 2026 13:00
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
