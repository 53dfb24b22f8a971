#!/bin/sh
# exceljs 4.4.0 writes numbers whose format shows a word beside them, as guest lists have it ("4 Personen", "25.00 Euro"). Read by exceljs,
# hucre 1.0.0, read-excel-file 9.3.17, openpyxl 3.0.9 and xlsx2csv 0.7.8 (both Debian).
# Expected: the number in all, or with the word where the reader prints cells as they are shown.
# Seen: xlsx2csv prints the format in lower case and without the number, with letters replaced as in dates: four people are "0 personen",
# 2.5 km are "0.0 k01", the postal code 1067, shown as D-01067, is "02-00000". In `_D_M`, a space as wide as "DM" that old German sheets have behind amounts, exceljs,
# openpyxl and xlsx2csv see a day and a month: 25 becomes a day in January 1900. hucre and read-excel-file have the number in all.
# Needs Debian 12 with apt, and python3.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund exceljs@4.4.0 hucre@1.0.0 read-excel-file@9.3.17 2>/dev/null
apt-get download -qq xlsx2csv=1:0.7.8-1 python3-openpyxl=3.0.9-1 python3-et-xmlfile=1.0.1-2.1 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
export PYTHONPATH="$PWD/root/usr/lib/python3/dist-packages"
cat > write.mjs <<'JS'
import Excel from 'exceljs'
const cells = [[4, '0" Personen"'], [25, '#,##0.00" Euro"'], [2.5, '0.0" km"'], [1067, '"D-"00000'], [25, '#,##0.00\\ _D_M']]
const workbook = new Excel.Workbook()
const sheet = workbook.addWorksheet('Guests')
for (const [value, format] of cells) sheet.addRow([value]).getCell(1).numFmt = format
await workbook.xlsx.writeFile('guests.xlsx')
JS
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import Excel from 'exceljs'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'

const written = (values) => values.map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)).join(' | ')
const workbook = new Excel.Workbook()
await workbook.xlsx.readFile('guests.xlsx')
console.log('exceljs:', written(workbook.worksheets[0].getColumn(1).values.slice(1)))
const { sheets } = await readXlsx(readFileSync('guests.xlsx'))
console.log('hucre:', written(sheets[0].rows.flat()))
const [{ data }] = await readExcelFile('guests.xlsx')
console.log('read-excel-file:', written(data.flat()))
JS
cat > read.py <<'PY'
import openpyxl
rows = openpyxl.load_workbook("guests.xlsx").worksheets[0].iter_rows(values_only=True)
print("openpyxl:", " | ".join(str(row[0]) for row in rows))
PY
node write.mjs
{
  node read.mjs
  python3 read.py
  python3 root/usr/bin/xlsx2csv -d tab guests.xlsx | tr -d '"' | paste -s -d '|' | sed 's/|/ | /g; s/^/xlsx2csv: /'
} | tee seen
cat >expected <<'SEEN'
exceljs: 4 | 25 | 2.5 | 1067 | 1900-01-24
hucre: 4 | 25 | 2.5 | 1067 | 25
read-excel-file: 4 | 25 | 2.5 | 1067 | 25
openpyxl: 4 | 25 | 2.5 | 1067 | 1900-01-25 00:00:00
xlsx2csv: 0 personen | 25 | 0.0 k01 | 02-00000 | #,##0.00 _24_01
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
