#!/bin/sh
# hucre 1.0.0 reads one list from .xlsx and from .ods (as office programs write them): a date with a time, and a time of day alone.
# Expected: the same values from both.
# Seen: the date is a Date in both. The time of day is a Date on 31 December 1899 from .xlsx and the text "PT19H30M00S" from .ods, which is how
# the file spells it; shown there is 19:30. Code that asks for a Date, or shows text as it is, works with one of two files.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund hucre@1.0.0 exceljs@4.4.0 fflate@0.8.3 2>/dev/null
cat > see.mjs <<'JS'
import Excel from 'exceljs'
import { strToU8, zipSync } from 'fflate'
import { readOds, readXlsx } from 'hucre'

const workbook = new Excel.Workbook()
const row = workbook.addWorksheet('Courses').addRow([46361 + 19.5 / 24, 19.5 / 24])
row.getCell(1).numFmt = 'dd/mm/yyyy hh:mm'
row.getCell(2).numFmt = 'hh:mm'
const xlsx = new Uint8Array(await workbook.xlsx.writeBuffer())

const names = ['office', 'table', 'text'].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`).join(' ')
const cell = (type, value, text) =>
  `<table:table-cell office:value-type="${type}" office:${type}-value="${value}"><text:p>${text}</text:p></table:table-cell>`
const content = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content ${names} office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Courses"><table:table-row>
${cell('date', '2026-12-05T19:30:00', '05.12.2026 19:30')}${cell('time', 'PT19H30M00S', '19:30')}
</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`
const ods = zipSync({
  mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
  'content.xml': strToU8(content),
})
const written = (value) => (value instanceof Date ? `Date ${value.toISOString().slice(0, 16)}` : JSON.stringify(value))
const seen = [
  ['.xlsx', (await readXlsx(xlsx)).sheets[0].rows[0], 'Date 2026-12-05T19:30, Date 1899-12-31T19:30'],
  ['.ods', (await readOds(ods)).sheets[0].rows[0], 'Date 2026-12-05T19:30, "PT19H30M00S"'],
].map(([name, values, was]) => [name, values.map(written).join(', '), was])
for (const [name, is] of seen) console.log(`${name}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [name, is, was] of changed) console.log(`CHANGED ${name}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
TZ=Europe/Berlin node see.mjs
