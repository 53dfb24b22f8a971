#!/bin/sh
# pdfkit 0.20.2, jspdf 4.2.1, pdf-lib 1.17.1 and @react-pdf/renderer 4.9.0 print a German word with soft hyphens (U+00AD) in the built-in
# Helvetica, 230 points wide, as a guest list has it that was written for the web. Read back by pdfjs-dist 5.4.296.
# Expected: a hyphen where the line breaks, none elsewhere; or soft hyphens do nothing at all.
# Seen: pdfkit breaks at a soft hyphen, and prints all the others as hyphens too ("unverträg-lich-keiten"). pdf-lib prints all of them and
# breaks at none. jspdf prints all, and breaks the word between other letters. Only react-pdf is right, and hyphenates
# "nennen" beside it without having been asked.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund pdfkit@0.20.2 jspdf@4.2.1 pdf-lib@1.17.1 @react-pdf/renderer@4.9.0 react@19.3.1 pdfjs-dist@5.4.296
cat > see.mjs <<'JS'
import { once } from 'node:events'
import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { jsPDF } from 'jspdf'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfKit from 'pdfkit'
import { createElement } from 'react'

const text = 'Bitte Lebens\u00admittel\u00adunverträg\u00adlich\u00adkeiten nennen'
const size = 20
const width = 230

const writers = {
  async pdfkit() {
    const document = new PdfKit()
    const chunks = []
    document.on('data', (chunk) => chunks.push(chunk))
    document.font('Helvetica').fontSize(size).text(text, 50, 50, { width })
    document.end()
    await once(document, 'end')
    return Buffer.concat(chunks)
  },
  async jspdf() {
    const document = new jsPDF({ unit: 'pt' })
    document.setFont('helvetica').setFontSize(size)
    document.text(document.splitTextToSize(text, width), 50, 50)
    return document.output('arraybuffer')
  },
  async 'pdf-lib'() {
    const document = await PDFDocument.create()
    const font = await document.embedFont(StandardFonts.Helvetica)
    document.addPage().drawText(text, { x: 50, y: 500, size, font, maxWidth: width })
    return await document.save()
  },
  async 'react-pdf'() {
    const style = { fontFamily: 'Helvetica', fontSize: size, width }
    return await renderToBuffer(createElement(Document, {}, createElement(Page, {}, createElement(Text, { style }, text))))
  },
}
/** The lines on the first page, from top to bottom. */
async function lines(bytes) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const found = new Map()
  for (const { str, transform } of items) found.set(Math.round(transform[5]), (found.get(Math.round(transform[5])) ?? '') + str)
  return [...found].filter(([, line]) => line.trim() !== '').sort(([a], [b]) => b - a).map(([, line]) => line.trim()).join(' / ')
}
const expected = {
  pdfkit: 'Bitte Lebens-mittel- / unverträg-lich-keiten / nennen',
  jspdf: 'Bitte Lebens-mittel-unver / träg-lich-keiten nennen',
  'pdf-lib': 'Bitte / Lebens-mittel-unverträg-lich-keiten / nennen',
  'react-pdf': 'Bitte Lebensmittel- / unverträglichkeiten nen- / nen',
}
let changed = 0
for (const [name, write] of Object.entries(writers)) {
  const is = await lines(await write())
  console.log(`${name}: ${is}`)
  if (is !== expected[name]) console.log(`CHANGED ${name}, was ${expected[name]}`)
  if (is !== expected[name]) changed++
}
process.exit(changed > 0 ? 1 : 0)
JS
node see.mjs
