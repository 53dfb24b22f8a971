#!/bin/sh
# hot-formula-parser 4.0.0, fast-formula-parser 1.0.19, xlsx-calc 0.9.2 and hyperformula 3.5.0 (with useWildcards) calculate the formulas with which an
# organiser counts diets in a list: Anna vegan, 2 people; Bo Vegetarisch, 3; Cem VEGAN, 4; Dora none, 1.
# Expected: what Excel documents, where texts are equal in capitals and small letters: 2 vegan entries, 3 that begin with "veg", 6 people.
# Seen: only hyperformula does. hot-formula-parser and fast-formula-parser find one vegan entry, xlsx-calc two people, VLOOKUP of "cem" finds nobody.
# "veg*" counts no one in hot-formula-parser. No error anywhere but for what a package does not know: two guests get meat, and the list looks right.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund hot-formula-parser@4.0.0 fast-formula-parser@1.0.19 xlsx-calc@0.9.2 hyperformula@3.5.0
cat > see.cjs <<'JS'
const { Parser } = require('hot-formula-parser')
const { HyperFormula } = require('hyperformula')
const FastParser = require('fast-formula-parser')
const calculate = require('xlsx-calc')

const list = [['Anna', 'vegan', 2], ['Bo', 'Vegetarisch', 3], ['Cem', 'VEGAN', 4], ['Dora', 'none', 1]]
const cut = (top, bottom, left, right) => list.slice(top, bottom + 1).map((row) => row.slice(left, right + 1))
const hot = new Parser()
hot.on('callRangeValue', (from, to, done) => done(cut(from.row.index, to.row.index, from.column.index, to.column.index)))
const fast = new FastParser({ onRange: ({ from, to }) => cut(from.row - 1, to.row - 1, from.col - 1, to.col - 1) })
const hyper = HyperFormula.buildFromArray(list, { licenseKey: 'gpl-v3', useWildcards: true })
const engines = {
  hyperformula: (formula) => hyper.calculateFormula(`=${formula}`, 0),
  'hot-formula-parser': (formula) => hot.parse(formula).error ?? hot.parse(formula).result,
  'fast-formula-parser': (formula) => fast.parse(formula, { sheet: 'S', row: 9, col: 9 }),
  'xlsx-calc': (formula) => {
    const cells = list.flatMap((row, y) => row.map((v, x) => [`${'ABC'[x]}${y + 1}`, { v, t: typeof v === 'number' ? 'n' : 's' }]))
    const sheet = { '!ref': 'A1:I9', ...Object.fromEntries(cells), I9: { f: formula } }
    calculate({ SheetNames: ['S'], Sheets: { S: sheet } })
    return sheet.I9.w ?? sheet.I9.v
  },
}
const formulas = ['COUNTIF(B1:B4,"vegan")', 'COUNTIF(B1:B4,"veg*")', 'SUMIF(B1:B4,"vegan",C1:C4)', 'VLOOKUP("cem",A1:C4,3,0)', 'IF("vegan"="VEGAN",1,0)']
for (const formula of formulas) {
  for (const [name, run] of Object.entries(engines)) {
    let result
    try {
      result = run(formula)
    } catch {
      result = 'refused'
    }
    console.log(`${formula} ${name}: ${typeof result === 'object' ? result.message || result.value || result.name || result.type : result}`)
  }
}
JS
node see.cjs | tee seen
cat >expected <<'SEEN'
COUNTIF(B1:B4,"vegan") hyperformula: 2
COUNTIF(B1:B4,"vegan") hot-formula-parser: 1
COUNTIF(B1:B4,"vegan") fast-formula-parser: 1
COUNTIF(B1:B4,"vegan") xlsx-calc: refused
COUNTIF(B1:B4,"veg*") hyperformula: 3
COUNTIF(B1:B4,"veg*") hot-formula-parser: 0
COUNTIF(B1:B4,"veg*") fast-formula-parser: 1
COUNTIF(B1:B4,"veg*") xlsx-calc: refused
SUMIF(B1:B4,"vegan",C1:C4) hyperformula: 6
SUMIF(B1:B4,"vegan",C1:C4) hot-formula-parser: #VALUE!
SUMIF(B1:B4,"vegan",C1:C4) fast-formula-parser: 2
SUMIF(B1:B4,"vegan",C1:C4) xlsx-calc: 2
VLOOKUP("cem",A1:C4,3,0) hyperformula: 4
VLOOKUP("cem",A1:C4,3,0) hot-formula-parser: #NAME?
VLOOKUP("cem",A1:C4,3,0) fast-formula-parser: #N/A
VLOOKUP("cem",A1:C4,3,0) xlsx-calc: #N/A
IF("vegan"="VEGAN",1,0) hyperformula: 1
IF("vegan"="VEGAN",1,0) hot-formula-parser: 0
IF("vegan"="VEGAN",1,0) fast-formula-parser: 0
IF("vegan"="VEGAN",1,0) xlsx-calc: 1
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
