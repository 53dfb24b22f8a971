#!/bin/sh
# mailparser 3.14.2, postal-mime 4.0.0 and letterparser 0.1.8 read when a mail was sent, with the zone as a number and in letters.
# Expected: the instant, or the time as UTC where letters are not known, as RFC 5322 (4.3) advises, or nothing.
# Seen: GMT, EST and EDT are understood. Where mailparser does not know the letters (CEST, CET, BST), it gives the moment of reading: an answer from June
# looks like one from just now, and the same mail has another date each time; only a mail without any date has none. postal-mime returns the text
# in place of its ISO date, letterparser a Date that is invalid.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund mailparser@3.14.2 postal-mime@4.0.0 letterparser@0.1.8
cat > see.mjs <<'JS'
import { extract } from 'letterparser'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const started = Date.now()
const told = (date) => {
  if (date === undefined || date === null) return 'none'
  const at = new Date(date)
  if (Number.isNaN(at.getTime())) return date instanceof Date ? 'an invalid Date' : `the text "${date}"`
  return at.getTime() >= started - 1000 ? 'the moment of reading' : at.toISOString().slice(0, 16)
}
for (const date of ['Sat, 14 Jun 2025 19:00:00 +0200', 'Sat, 14 Jun 2025 17:00:00 GMT', 'Sat, 14 Jun 2025 13:00:00 EDT', 'Sat, 14 Jun 2025 19:00:00 CEST', 'Sat, 6 Dec 2025 19:00:00 CET', 'Sat, 14 Jun 2025 18:00:00 BST', '']) {
  const mail = `From: anna@example.org\r\nSubject: Dinner\r\n${date ? `Date: ${date}\r\n` : ''}\r\nYes.\r\n`
  const dates = { mailparser: (await simpleParser(mail)).date, 'postal-mime': (await PostalMime.parse(mail)).date, letterparser: extract(mail).date }
  console.log(`${date || 'no date'}: ${Object.entries(dates).map(([name, read]) => `${name} ${told(read)}`).join(', ')}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
Sat, 14 Jun 2025 19:00:00 +0200: mailparser 2025-06-14T17:00, postal-mime 2025-06-14T17:00, letterparser 2025-06-14T17:00
Sat, 14 Jun 2025 17:00:00 GMT: mailparser 2025-06-14T17:00, postal-mime 2025-06-14T17:00, letterparser 2025-06-14T17:00
Sat, 14 Jun 2025 13:00:00 EDT: mailparser 2025-06-14T17:00, postal-mime 2025-06-14T17:00, letterparser 2025-06-14T17:00
Sat, 14 Jun 2025 19:00:00 CEST: mailparser the moment of reading, postal-mime the text "Sat, 14 Jun 2025 19:00:00 CEST", letterparser an invalid Date
Sat, 6 Dec 2025 19:00:00 CET: mailparser the moment of reading, postal-mime the text "Sat, 6 Dec 2025 19:00:00 CET", letterparser an invalid Date
Sat, 14 Jun 2025 18:00:00 BST: mailparser the moment of reading, postal-mime the text "Sat, 14 Jun 2025 18:00:00 BST", letterparser an invalid Date
no date: mailparser none, postal-mime none, letterparser none
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
