#!/bin/sh
# decode-formdata 0.9.0, parse-nested-form-data 1.0.1, form-data-to-object 0.2.1 and qs 6.17.1 read the same form: a group signs up, and its second of three
# guests was taken off the page again, so that the rows 0 and 2 are sent. Rows have a box "vegan", which Clara has ticked.
# Expected: two guests, as sent.
# Seen: parse-nested-form-data and qs close the gap: two guests, Clara is number 1. form-data-to-object has a null in the list. decode-formdata, which is
# told of list and boxes so that a box that was not ticked is false, makes a third guest of the gap, one without a name who is not vegan; with row 9
# after row 0 there are eight of them. So a group that took a row off pays for more places, or is told that a name is missing in a row that is not there.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund decode-formdata@0.9.0 parse-nested-form-data@1.0.1 form-data-to-object@0.2.1 qs@6.17.1
cat > see.mjs <<'JS'
import { decode } from 'decode-formdata'
import formDataToObject from 'form-data-to-object'
import { parseFormData } from 'parse-nested-form-data'
import qs from 'qs'

const form = (rows, name) => rows.flatMap(([row, guest]) => [[name(row, 'name'), guest], ...(guest === 'Clara' ? [[name(row, 'vegan'), 'on']] : [])])
const formData = (entries) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}
const told = (guests) => `${guests.length} guests: ${guests.map((guest) => JSON.stringify(guest)).join(' ')}`
for (const rows of [[[0, 'Anna'], [1, 'Clara']], [[0, 'Anna'], [2, 'Clara']], [[0, 'Anna'], [9, 'Clara']]]) {
  console.log(`rows ${rows.map(([row]) => row)}`)
  const dotted = formData(form(rows, (row, key) => `guests.${row}.${key}`))
  const mixed = formData(form(rows, (row, key) => `guests[${row}].${key}`))
  const bracketed = form(rows, (row, key) => `guests[${row}][${key}]`)
  console.log(`decode-formdata ${told(decode(dotted, { arrays: ['guests'], booleans: ['guests.$.vegan'] }).guests)}`)
  console.log(`parse-nested-form-data ${told(parseFormData(mixed).guests)}`)
  console.log(`form-data-to-object ${told(JSON.parse(JSON.stringify(formDataToObject.toObj(Object.fromEntries(bracketed)).guests)))}`)
  console.log(`qs ${told(qs.parse(new URLSearchParams(bracketed).toString()).guests)}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
rows 0,1
decode-formdata 2 guests: {"name":"Anna","vegan":false} {"name":"Clara","vegan":true}
parse-nested-form-data 2 guests: {"name":"Anna"} {"name":"Clara","vegan":"on"}
form-data-to-object 2 guests: {"name":"Anna"} {"name":"Clara","vegan":"on"}
qs 2 guests: {"name":"Anna"} {"name":"Clara","vegan":"on"}
rows 0,2
decode-formdata 3 guests: {"name":"Anna","vegan":false} {"vegan":false} {"name":"Clara","vegan":true}
parse-nested-form-data 2 guests: {"name":"Anna"} {"name":"Clara","vegan":"on"}
form-data-to-object 3 guests: {"name":"Anna"} null {"name":"Clara","vegan":"on"}
qs 2 guests: {"name":"Anna"} {"name":"Clara","vegan":"on"}
rows 0,9
decode-formdata 10 guests: {"name":"Anna","vegan":false} {"vegan":false} {"vegan":false} {"vegan":false} {"vegan":false} {"vegan":false} {"vegan":false} {"vegan":false} {"vegan":false} {"name":"Clara","vegan":true}
parse-nested-form-data 2 guests: {"name":"Anna"} {"name":"Clara","vegan":"on"}
form-data-to-object 10 guests: {"name":"Anna"} null null null null null null null null {"name":"Clara","vegan":"on"}
qs 2 guests: {"name":"Anna"} {"name":"Clara","vegan":"on"}
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
