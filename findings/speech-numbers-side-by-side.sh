#!/bin/sh
# espeak-ng 1.0.2 (eSpeak NG 1.52-dev, the voice of the screen readers NVDA and Orca, as WebAssembly) reads what a cue card says in German: a time, the number of a
# course, a date, a house number with a distance behind it. Two spellings sound the same if their sounds are, stress aside.
# Expected: "19:30 Uhr" as people say it; "2. Gang" is the second course; a house and the metres to it are two numbers.
# Seen: a blank before three digits groups thousands, so "Haus 12 350 Meter" is house twelve thousand three hundred and fifty, and a team and its minutes, or the code of a
# country and of a town, are one number, too. 35 metres, a comma, or the English voice keep them apart. The time has "Uhr" twice. A number with a point is an ordinal
# only before a small letter, where German nouns do not begin: "2. Gang" and "13. Juni" are "two", the end of a sentence, and a sentence "Gang" or "Juni".
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund espeak-ng@1.0.2
cat > see.mjs <<'JS'
import startSpeech from 'espeak-ng'

const sounds = async (voice, text) => {
  const speech = await startSpeech({ arguments: ['--phonout', 'sounds', '-q', '--ipa', '-v', voice, text] })
  return speech.FS.readFile('sounds', { encoding: 'utf8' }).replace(/[ˈˌ]/g, '')
}
const spellings = [
  ['de', 'Haus 12 350 Meter weiter', 'Haus 12350 Meter weiter'],
  ['de', 'Haus 12 35 Meter weiter', 'Haus 1235 Meter weiter'],
  ['de', 'Haus 12, 350 Meter weiter', 'Haus 12350 Meter weiter'],
  ['en', 'House 12 350 metres on', 'House 12350 metres on'],
  ['de', 'Team 4 120 Minuten', 'Team 4120 Minuten'],
  ['de', 'Ruf an: +49 341 4960', 'Ruf an: +49341 4960'],
  ['de', 'um 19:30 Uhr', 'um 19 Uhr dreißig Uhr'],
  ['de', 'um 19:00 Uhr', 'um 19 Uhr null null Uhr'],
  ['de', 'der 2. Gang', 'der zweite Gang'],
  ['de', 'der 2. Gang', 'der zwei. Gang'],
  ['de', 'der 2. gang', 'der zweite gang'],
  ['de', 'am 13. Juni', 'am dreizehn. Juni'],
]
for (const [voice, written, other] of spellings) {
  const isSame = (await sounds(voice, written)) === (await sounds(voice, other))
  console.log(`${voice}: "${written}" ${isSame ? 'sounds like' : 'is not'} "${other}"`)
}
JS
node see.mjs 2>/dev/null | tee seen
cat >expected <<'SEEN'
de: "Haus 12 350 Meter weiter" sounds like "Haus 12350 Meter weiter"
de: "Haus 12 35 Meter weiter" is not "Haus 1235 Meter weiter"
de: "Haus 12, 350 Meter weiter" is not "Haus 12350 Meter weiter"
en: "House 12 350 metres on" is not "House 12350 metres on"
de: "Team 4 120 Minuten" sounds like "Team 4120 Minuten"
de: "Ruf an: +49 341 4960" sounds like "Ruf an: +49341 4960"
de: "um 19:30 Uhr" sounds like "um 19 Uhr dreißig Uhr"
de: "um 19:00 Uhr" sounds like "um 19 Uhr null null Uhr"
de: "der 2. Gang" is not "der zweite Gang"
de: "der 2. Gang" sounds like "der zwei. Gang"
de: "der 2. gang" sounds like "der zweite gang"
de: "am 13. Juni" sounds like "am dreizehn. Juni"
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
