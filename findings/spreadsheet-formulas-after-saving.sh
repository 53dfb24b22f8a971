#!/bin/sh
# hucre 1.0.0 opens an xlsx file that exceljs 4.4.0 wrote and saves it unchanged (`openXlsx`, `saveXlsx`); read by read-excel-file 9.3.17.
# A formula's cell holds the formula and its last result, which is all that a reader without a calculator has.
# Expected: formulas and results are there afterwards, or the results of all formulas are gone.
# Seen: the results that are numbers stay. Those that are texts, truth values or dates are gone, so that a list whose names are
# put together by a formula has no names for its next reader; the formulas themselves are kept.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund hucre@1.0.0 exceljs@4.4.0 read-excel-file@9.3.17 2>/dev/null
cat > see.mjs <<'JS'
import exceljs from 'exceljs'
import { openXlsx, saveXlsx } from 'hucre'
import readXlsxFile from 'read-excel-file/node'

const book = new exceljs.Workbook()
book.addWorksheet('Guests').addRow([
  'Anna',
  { formula: 'A1&" Kurz"', result: 'Anna Kurz' },
  { formula: '1+1', result: 2 },
  { formula: '1=1', result: true },
  { formula: 'DATE(2026,12,5)', result: new Date('2026-12-05') },
  'end',
])
const written = Buffer.from(await book.xlsx.writeBuffer())
const saved = Buffer.from(await saveXlsx(await openXlsx(written)))
const again = await new exceljs.Workbook().xlsx.load(saved)
const rows = async (file) => JSON.stringify((await readXlsxFile(file))[0].data[0])
const seen = [
  ['written', await rows(written), '["Anna","Anna Kurz",2,true,"2026-12-05T00:00:00.000Z","end"]'],
  ['saved', await rows(saved), '["Anna",null,2,null,null,"end"]'],
  ['formula', again.worksheets[0].getCell('B1').formula, 'A1&" Kurz"'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
