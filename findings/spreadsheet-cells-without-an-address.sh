#!/bin/sh
# One list as .xlsx in four spellings that the standard allows: as usual; cells without their address and rows without their number (`r` is
# optional: the next one then); elements with a prefix (`x:sheetData`), as .NET's Open XML SDK writes them; parts with other names, which the
# relationships tell. Read by exceljs 4.4.0, hucre 1.0.0, read-excel-file 9.3.17, openpyxl 3.0.9 and xlsx2csv 0.7.8 (both Debian).
# Expected: all read all, or name what they do not know.
# Seen: hucre and openpyxl read all. exceljs reads the first one only, and raises errors about its own fields or has no sheet.
# read-excel-file raises a TypeError where cells have no address. xlsx2csv prints an empty list there, with an exit status of 0.
# Needs Debian 12 with apt, and python3.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund exceljs@4.4.0 hucre@1.0.0 read-excel-file@9.3.17 fflate@0.8.3 2>/dev/null
apt-get download -qq xlsx2csv=1:0.7.8-1 python3-openpyxl=3.0.9-1 python3-et-xmlfile=1.0.1-2.1 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
export PYTHONPATH="$PWD/root/usr/lib/python3/dist-packages"
cat > write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const cell = (address, text) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`

function write(name, { sheet = 'xl/worksheets/sheet1.xml', change = (xml) => xml }) {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/${sheet}" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="${sheet.slice(3)}"/></Relationships>`,
    'xl/workbook.xml': change(`<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Guests" sheetId="1" r:id="r1"/></sheets></workbook>`),
    [sheet]: change(`<worksheet xmlns="${main}"><sheetData><row r="1">${cell('A1', 'Name')}${cell('B1', 'People')}</row><row r="2">${cell('A2', 'Anna')}<c r="B2"><v>2</v></c></row></sheetData></worksheet>`),
  }
  writeFileSync(`${name}.xlsx`, zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))))
}
write('usual', {})
write('no-addresses', { change: (xml) => xml.replace(/ r="[A-Z]?\d"/g, '') })
write('prefix', { change: (xml) => xml.replace(/<(\/?)/g, '<$1x:').replace('xmlns=', 'xmlns:x=') })
write('other-names', { sheet: 'xl/lists/guests.xml' })
JS
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import Excel from 'exceljs'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'

const file = process.argv[2]
const readers = {
  async exceljs() {
    const workbook = new Excel.Workbook()
    await workbook.xlsx.readFile(file)
    return workbook.worksheets[0]?.getSheetValues().flat().filter((value) => value !== undefined) ?? ['no sheet']
  },
  hucre: async () => (await readXlsx(readFileSync(file))).sheets[0].rows.flat(),
  'read-excel-file': async () => (await readExcelFile(file))[0].data.flat(),
}
for (const [name, read] of Object.entries(readers)) {
  const values = await read().catch((error) => [`${error.name}: ${error.message}`])
  console.log(`  ${name}: ${values.join(' ')}`)
}
JS
cat > read.py <<'PY'
import sys, openpyxl
rows = openpyxl.load_workbook(sys.argv[1]).worksheets[0].iter_rows(values_only=True)
print("  openpyxl:", " ".join(str(value) for row in rows for value in row))
PY
node write.mjs
for name in usual no-addresses prefix other-names; do
  echo "$name"
  node read.mjs $name.xlsx
  python3 read.py $name.xlsx
  python3 root/usr/bin/xlsx2csv $name.xlsx >list.csv && echo "  xlsx2csv: $(tr ',\n' '  ' <list.csv)" | sed 's/ *$//'
done | tee seen
cat >expected <<'SEEN'
usual
  exceljs: Name People Anna 2
  hucre: Name People Anna 2
  read-excel-file: Name People Anna 2
  openpyxl: Name People Anna 2
  xlsx2csv: Name People Anna 2
no-addresses
  exceljs: Error: Invalid row number in model
  hucre: Name People Anna 2
  read-excel-file: TypeError: Cannot read properties of undefined (reading 'length')
  openpyxl: Name People Anna 2
  xlsx2csv:
prefix
  exceljs: TypeError: Cannot read properties of undefined (reading 'sheets')
  hucre: Name People Anna 2
  read-excel-file: Name People Anna 2
  openpyxl: Name People Anna 2
  xlsx2csv: Name People Anna 2
other-names
  exceljs: no sheet
  hucre: Name People Anna 2
  read-excel-file: Name People Anna 2
  openpyxl: Name People Anna 2
  xlsx2csv: Name People Anna 2
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
