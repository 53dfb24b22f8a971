#!/bin/sh
# hucre 1.0.0 reads an OpenDocument spreadsheet (.ods): a guest list whose first row is repeated on each printed page
# (`table:table-header-rows`), whose rows are folded into a group (`table:table-row-group`), or that uses `table:table-rows`.
# Expected: the rows of a sheet are its rows, wherever the format allows them to stand.
# Seen: `read` and `readOds` return only rows that stand directly in the table. The header, the group, or with `table:table-rows`
# everything is left out without an error; `streamOdsRows` of the same package returns them all.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund hucre@1.0.0 fflate@0.8.3
cat > see.mjs <<'JS'
import { strToU8, zipSync } from 'fflate'
import { readOds, streamOdsRows } from 'hucre'

const urn = 'urn:oasis:names:tc:opendocument:xmlns'
const type = 'application/vnd.oasis.opendocument.spreadsheet'
const entry = (path, media) => `<m:file-entry m:full-path="${path}" m:media-type="${media}"/>`
const content = (rows) =>
  `<office:document-content xmlns:office="${urn}:office:1.0" xmlns:table="${urn}:table:1.0" xmlns:text="${urn}:text:1.0"` +
  ` office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Guests">${rows}</table:table>` +
  '</office:spreadsheet></office:body></office:document-content>'
const spreadsheet = (rows) =>
  zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    'content.xml': strToU8(content(rows)),
    'META-INF/manifest.xml': strToU8(
      `<m:manifest xmlns:m="${urn}:manifest:1.0" m:version="1.3">${entry('/', type)}${entry('content.xml', 'text/xml')}</m:manifest>`,
    ),
  })
const cell = (text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const row = (text) => `<table:table-row>${cell(text)}</table:table-row>`
const within = (element, ...texts) => `<table:${element}>${texts.map(row).join('')}</table:${element}>`

async function read(rows) {
  const file = spreadsheet(rows)
  const whole = (await readOds(file)).sheets[0].rows.flat()
  const streamed = []
  for await (const { values } of streamOdsRows(file)) streamed.push(...values)
  return `${whole.join(' ') || 'nothing'}, streamed ${streamed.join(' ')}`
}

const seen = [
  ['plain', await read(row('Name') + row('Anna') + row('Ben')), 'Name Anna Ben, streamed Name Anna Ben'],
  ['a header repeated in print', await read(within('table-header-rows', 'Name') + row('Anna')), 'Anna, streamed Name Anna'],
  ['a group', await read(row('Name') + within('table-row-group', 'Anna') + row('Ben')), 'Name Ben, streamed Name Anna Ben'],
  ['table-rows', await read(within('table-rows', 'Name', 'Anna', 'Ben')), 'nothing, streamed Name Anna Ben'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
