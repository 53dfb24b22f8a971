#!/bin/sh
# libphonenumber-js 1.13.16 (max metadata): two numbers in one field, as guests type them into forms.
# Expected: a slash and a comma between two numbers are read alike, and a full-width plus is a plus.
# Seen: behind a slash the second number is found whole. Behind a comma its area code is taken as the end of the first, and the rest
# counts as a valid number of another town, so that a call button would reach a stranger. A full-width plus is dropped, not read:
# the country code behind it is taken as an area code, and the result counts as valid.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16
cat > see.mjs <<'JS'
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max'
const found = (text) => findPhoneNumbersInText(text, 'DE').map(({ number }) => number.number).join(' ')
const parsed = (text) => {
  const number = parsePhoneNumberFromString(text, 'DE')
  return `${number?.number} ${number?.isValid() ? 'valid' : 'not valid'}`
}
const seen = [
  ['slash', found('0176 45607229 / 0176 45607230'), '+4917645607229 +4917645607230'],
  ['comma', found('0176 45607229, 0176 45607230'), '+4917645607229 +4945607230'],
  ['plus', parsed('+49 176 45607229'), '+4917645607229 valid'],
  ['full-width plus', parsed('\uFF0B49 176 45607229'), '+494917645607229 valid'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
