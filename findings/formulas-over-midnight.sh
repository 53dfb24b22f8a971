#!/bin/sh
# hot-formula-parser 4.0.0, fast-formula-parser 1.0.19 and hyperformula 3.5.0 calculate what a time table of an evening has: hours from 19:30 to 01:30
# (the usual MOD of the difference), the hour of a time, the day on which half a day before the start falls, the same date a month later.
# Expected: what Excel documents: 6 hours; 19; day -1, since INT rounds down; 28 February, since EDATE stays in the month; -3, away from zero.
# Seen: hot-formula-parser has 18 hours (the sign is lost), the hour 1, -2 for -2.5 rounded, and 3 March. fast-formula-parser has 3 March. hyperformula cuts towards zero
# in INT, so that what is before the start falls on its day. None says so.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund hot-formula-parser@4.0.0 fast-formula-parser@1.0.19 hyperformula@3.5.0
cat > see.cjs <<'JS'
const { Parser } = require('hot-formula-parser')
const { HyperFormula } = require('hyperformula')
const FastParser = require('fast-formula-parser')

const hot = new Parser()
const fast = new FastParser({})
const hyper = HyperFormula.buildFromArray([[]], { licenseKey: 'gpl-v3' })
const engines = {
  'hot-formula-parser': (formula) => hot.parse(formula).result,
  'fast-formula-parser': (formula) => fast.parse(formula, { sheet: 'S', row: 9, col: 9 }),
  hyperformula: (formula) => hyper.calculateFormula(`=${formula}`, 0),
}
const right = { 'MOD(0.0625-0.8125,1)*24': 6, 'HOUR(TIME(19,30,0))': 19, 'INT(-0.5)': -1, 'EDATE(DATE(2026,1,31),1)': 46081, 'ROUND(-2.5,0)': -3 }
for (const [formula, result] of Object.entries(right)) {
  for (const [name, run] of Object.entries(engines)) console.log(`${formula} is ${result}, ${name}: ${run(formula)}`)
}
JS
TZ=Europe/Berlin node see.cjs | tee seen
cat >expected <<'SEEN'
MOD(0.0625-0.8125,1)*24 is 6, hot-formula-parser: 18
MOD(0.0625-0.8125,1)*24 is 6, fast-formula-parser: 6
MOD(0.0625-0.8125,1)*24 is 6, hyperformula: 6
HOUR(TIME(19,30,0)) is 19, hot-formula-parser: 1
HOUR(TIME(19,30,0)) is 19, fast-formula-parser: 19
HOUR(TIME(19,30,0)) is 19, hyperformula: 19
INT(-0.5) is -1, hot-formula-parser: -1
INT(-0.5) is -1, fast-formula-parser: -1
INT(-0.5) is -1, hyperformula: 0
EDATE(DATE(2026,1,31),1) is 46081, hot-formula-parser: 46084
EDATE(DATE(2026,1,31),1) is 46081, fast-formula-parser: 46084
EDATE(DATE(2026,1,31),1) is 46081, hyperformula: 46081
ROUND(-2.5,0) is -3, hot-formula-parser: -2
ROUND(-2.5,0) is -3, fast-formula-parser: -3
ROUND(-2.5,0) is -3, hyperformula: -3
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
