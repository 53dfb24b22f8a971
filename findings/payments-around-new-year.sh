#!/bin/sh
# mt940-js 1.0.0, mt940js 1.3.5, lib-fints 1.5.0 and swiftmessageparser 1.2.1 read a bank statement (MT940) with two lines: a payment
# with the value date 31 December 2026 that was booked on 2 January, and the same payment given back (mark RC, a credit reversed).
# Expected: in MT940 the booking day has no year and the value date beside it has one, so 0102 after 261231 is 2 January 2027; and money
# that went back is no income.
# Seen: all four take the year of the value date, so the payment was booked on 2 January 2026, a year too early, without an error: a
# list of payments since the registration opened lacks it. mt940-js counts the reversal as a second credit of the same amount.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund tslib@2.8.1 mt940-js@1.0.0 mt940js@1.3.5 lib-fints@1.5.0 swiftmessageparser@1.2.1
cat > see.mjs <<'JS'
import { Parser } from 'mt940js'
import mt940 from 'mt940-js'
import swift from 'swiftmessageparser'
import { Mt940Parser } from './node_modules/lib-fints/dist/mt940parser.js'

const statement = [
  ':20:STATEMENT',
  ':25:10050000/0012345678',
  ':28C:1/1',
  ':60F:C261230EUR100,00',
  ':61:2612310102C12,50N051NONREF',
  ':86:166?00GUTSCHRIFT?20Dinner Anna',
  ':61:2701050105RC12,50N051NONREF',
  ':86:159?00RETOURE?20Dinner Anna',
  ':62F:C270105EUR100,00',
  '-',
  '',
].join('\r\n')
const readers = {
  'mt940-js': async () => (await mt940.read(Buffer.from(statement)))[0].transactions.map((line) => ({ ...line, amount: line.isCredit ? line.amount : -line.amount })),
  mt940js: () => new Parser().parse(statement)[0].transactions,
  'lib-fints': () => new Mt940Parser(statement).parse()[0].transactions,
  swiftmessageparser: () => swift.parse({ type: 'mt940', data: statement })[0].transactions,
}
const day = (date) => new Date(date).toISOString().slice(0, 10)
const booked = 'booked 2026-01-02 12.5, booked 2027-01-05'
const expected = {
  'mt940-js': `${booked} 12.5`,
  mt940js: `${booked} -12.5`,
  'lib-fints': `${booked} -12.5`,
  swiftmessageparser: `${booked} -12.5`,
}
let changed = 0
for (const [name, read] of Object.entries(readers)) {
  const is = (await read()).map(({ entryDate, amount }) => `booked ${day(entryDate)} ${amount}`).join(', ')
  console.log(`${name}: ${is}`)
  if (is === expected[name]) continue
  console.log(`CHANGED, was ${expected[name]}`)
  changed++
}
process.exit(changed > 0 ? 1 : 0)
JS
node see.mjs
