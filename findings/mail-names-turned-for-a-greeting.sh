#!/bin/sh
# address-rfc2822 2.2.4 makes the name of a sender as one would greet them (`name()`) from what mail programs write (`phrase`):
# "Kurz, Anna" is turned into Anna Kurz, and a name all in capitals or all in small letters gets the letters of a name.
# Expected: first and last name of each, whatever last name or letters they have; or the name as it was, where it is not
# understood.
# Seen: a last name of two words is not turned round, and what stands behind the comma is cut off: "von Berg, Anna" is von Berg,
# without a first name, and so are Maria Garcia Lopez and Bo Müller Lüdenscheidt. For the letters only those from a to z are
# part of a word, so JÜRGEN MÜLLER is JüRgen MüLler. Xi and Vi, names in China and Vietnam, are the numbers XI and VI, but not
# in a name with both capitals and small letters. No error.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund address-rfc2822@2.2.4
cat > see.mjs <<'JS'
import addresses from 'address-rfc2822'

const phrases = [
  'Kurz, Anna',
  'KURZ, ANNA',
  'von Berg, Anna',
  'Garcia Lopez, Maria',
  'Müller-Lüdenscheidt, Bo',
  'Müller Lüdenscheidt, Bo',
  'Jürgen Müller',
  'JÜRGEN MÜLLER',
  'jürgen müller',
  'rené özil',
  'Xi Chen',
  'xi chen',
  'VI TRAN',
]
for (const written of phrases) {
  const [address] = addresses.parse(`"${written}" <guest@example.org>`)
  console.log(`${address.phrase} -> ${address.name()}${address.phrase === written ? '' : ' (phrase changed)'}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
Kurz, Anna -> Anna Kurz
KURZ, ANNA -> Anna Kurz
von Berg, Anna -> von Berg
Garcia Lopez, Maria -> Garcia Lopez
Müller-Lüdenscheidt, Bo -> Bo Müller-Lüdenscheidt
Müller Lüdenscheidt, Bo -> Müller Lüdenscheidt
Jürgen Müller -> Jürgen Müller
JÜRGEN MÜLLER -> JüRgen MüLler
jürgen müller -> JüRgen MüLler
rené özil -> René öZil
Xi Chen -> Xi Chen
xi chen -> XI Chen
VI TRAN -> VI Tran
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
