#!/bin/sh
# openpyxl 3.0.9 with `iso_dates` writes dates into cells of type "d" (ISO 8601 text, a cell type of the xlsx standard). Read by
# exceljs 4.4.0, hucre 1.0.0 and read-excel-file 9.3.17, each beside the usual spelling, a day number.
# Expected: both spellings come back as the same date, or the cell is refused.
# Seen: exceljs takes the digits before the first hyphen or colon for a day number: 5 December 2026 becomes 18 July 1905, 19:30 becomes
# 18 January 1900. hucre returns text instead of a Date. read-excel-file reads the number as UTC and the text as time of the
# process's zone (an hour apart in Berlin), and refuses the whole file for a time alone.
# Needs Debian 12 with apt, and python3.
set -eu
cd "$(mktemp -d)"
apt-get download -qq python3-openpyxl=3.0.9-1 python3-et-xmlfile=1.0.1-2.1 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
PYTHONPATH=root/usr/lib/python3/dist-packages python3 - <<'PY'
from datetime import date, datetime, time
from openpyxl import Workbook
for name, value in [('day', date(2026, 12, 5)), ('instant', datetime(2026, 12, 5, 19, 30)), ('time', time(19, 30))]:
    for iso in (True, False):
        book = Workbook()
        book.iso_dates = iso
        book.active.append([value])
        book.save(f'{name}-{"text" if iso else "number"}.xlsx')
PY
npm install --silent --no-audit --no-fund exceljs@4.4.0 hucre@1.0.0 read-excel-file@9.3.17 2>/dev/null
cat > see.mjs <<'JS'
import { readFile } from 'node:fs/promises'
import exceljs from 'exceljs'
import { readXlsx } from 'hucre'
import readXlsxFile from 'read-excel-file/node'

const written = (value) => (value instanceof Date ? value.toISOString().slice(0, 16) : JSON.stringify(value))
const readers = {
  exceljs: async (file) => (await new exceljs.Workbook().xlsx.load(file)).worksheets[0].getCell('A1').value,
  hucre: async (file) => (await readXlsx(file)).sheets[0].rows[0][0],
  'read-excel-file': async (file) => (await readXlsxFile(file))[0].data[0][0],
}
async function read(name) {
  const file = await readFile(name)
  const answers = Object.entries(readers).map(async ([reader, value]) => `${reader} ${await value(file).then(written, () => 'refused')}`)
  return (await Promise.all(answers)).join(', ')
}
const seen = [
  ['day-number', 'exceljs 2026-12-05T00:00, hucre 2026-12-05T00:00, read-excel-file 2026-12-05T00:00'],
  ['day-text', 'exceljs 1905-07-18T00:00, hucre "2026-12-05", read-excel-file 2026-12-05T00:00'],
  ['instant-number', 'exceljs 2026-12-05T19:30, hucre 2026-12-05T19:30, read-excel-file 2026-12-05T19:30'],
  ['instant-text', 'exceljs 1905-07-18T00:00, hucre "2026-12-05T19:30:00", read-excel-file 2026-12-05T18:30'],
  ['time-number', 'exceljs 1899-12-30T19:30, hucre 1899-12-31T19:30, read-excel-file 1899-12-30T19:30'],
  ['time-text', 'exceljs 1900-01-18T00:00, hucre "19:30:00", read-excel-file refused'],
]
for (const cell of seen) cell.push(await read(`${cell[0]}.xlsx`))
for (const [cell, , is] of seen) console.log(`${cell}: ${is}`)
const changed = seen.filter(([, was, is]) => is !== was)
for (const [cell, was, is] of changed) console.log(`CHANGED ${cell}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
TZ=Europe/Berlin node see.mjs
