#!/bin/sh
# A contact card (vCard 4.0) whose note holds a semicolon: "Ring at Kurz; third floor", read by ical.js 2.2.1, vcard4 4.0.5,
# vcf 2.1.2 and vcard4-ts 0.4.1. RFC 6350 lets a writer put a backslash before the semicolon of a note or leave it out.
# Expected: all readers take both spellings, at least there is one that all of them take.
# Seen: ical.js keeps the backslash, vcard4 makes a list of two notes where there is none, vcf keeps every backslash (also before
# a comma, where the RFC demands it, and `\n` for a line's end). Only vcard4-ts reads both, so there is no spelling that is right for all.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund ical.js@2.2.1 vcard4@4.0.5 vcf@2.1.2 vcard4-ts@0.4.1
cat > see.mjs <<'JS'
import ICAL from 'ical.js'
import { parse } from 'vcard4'
import { parseVCards } from 'vcard4-ts'
import VCard from 'vcf'

const readers = {
  'ical.js': (card) => new ICAL.Component(ICAL.parse(card)).getFirstPropertyValue('note'),
  vcard4: (card) => parse(card).parsedVcard.find(({ property }) => property === 'NOTE').value,
  vcf: (card) => new VCard().parse(card).get('note').valueOf(),
  'vcard4-ts': (card) => parseVCards(card).vCards[0].NOTE[0].value,
}
const card = (note) => ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Anna Kurz', `NOTE:${note}`, 'END:VCARD', ''].join('\r\n')
const escaped = card('Ring at Kurz\\; third floor\\, left')
const plain = card('Ring at Kurz; third floor\\, left')
const right = JSON.stringify('Ring at Kurz; third floor, left')
const was = {
  'ical.js': [JSON.stringify('Ring at Kurz\\; third floor, left'), right],
  vcard4: [right, JSON.stringify(['Ring at Kurz', ' third floor, left'])],
  vcf: [JSON.stringify('Ring at Kurz\\; third floor\\, left'), JSON.stringify('Ring at Kurz; third floor\\, left')],
  'vcard4-ts': [right, right],
}
let isChanged = false
for (const [name, read] of Object.entries(readers)) {
  const is = [read(escaped), read(plain)].map((note) => JSON.stringify(note))
  console.log(`${name}: with backslash ${is[0]}, without ${is[1]}`)
  if (is.join() === was[name].join()) continue
  isChanged = true
  console.log(`CHANGED ${name}, was ${was[name].join(', ')}`)
}
process.exit(isChanged ? 1 : 0)
JS
node see.mjs
