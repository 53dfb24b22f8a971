#!/bin/sh
# pdfkit 0.20.2 with @fontsource/noto-sans-hebrew 5.3.0, read back by pdfjs-dist 5.4.296: a name of two words written from right to left.
# Expected: either pdfkit knows no direction at all, or both words are placed from right to left.
# Seen: the letters of each word are placed from right to left, the words are not: the first word is the leftmost, and since its space
# stands before it, it sticks to the second one, also on a line of its own and without line breaks. Naming any font feature,
# even one that the font does not have, lets the whole text be shaped at once, and all is in order.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund pdfkit@0.20.2 pdfjs-dist@5.4.296 @fontsource/noto-sans-hebrew@5.3.0
cat > see.mjs <<'JS'
import { once } from 'node:events'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'

const font = 'node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff'

/** What stands on the page, in the order of reading, and where it begins. */
async function printed(text, options) {
  const document = new PDFDocument()
  const chunks = []
  document.on('data', (chunk) => chunks.push(chunk))
  document.font(font).fontSize(20).text(text, 50, 50, options)
  document.end()
  await once(document, 'end')
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map(({ str, transform }) => `${str} at ${Math.round(transform[4])}`).join(', ')
}

const name = 'דוד כהן'
const seen = [
  ['one word', await printed('דוד', {}), 'דוד at 50'],
  ['two words', await printed(name, {}), 'כהןדוד at 55'],
  ['two words, no line breaks', await printed(name, { lineBreak: false }), 'כהןדוד at 55'],
  ['two words, some feature named', await printed(name, { features: ['zzzz'] }), 'דוד כהן at 50'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
