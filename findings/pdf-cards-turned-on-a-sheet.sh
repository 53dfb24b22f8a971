#!/bin/sh
# pdf-lib 1.17.1 puts two cards on one sheet for printing (embedPdf, drawPage): one that a scanner stored on its side with /Rotate 90, as scanners do, and one cropped to
# its printed part (CropBox). pdfjs-dist 4.10.38 reads both; qpdf 11.3 (Debian) can write the rotation into the page (--flatten-rotation).
# Expected: the cards look on the sheet as they do alone, and a card gives its size as viewers show it.
# Seen: embedPdf takes neither: the turned card gives its size as it was before turning and lies on its side, and the cropped one is as large as the uncut page.
# Copied as a page (copyPages), both stay as they are. Through qpdf first, the turned one is upright.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 pdfjs-dist@4.10.38
apt-get download -qq qpdf=11.3.0-1+deb12u1 libqpdf29=11.3.0-1+deb12u1 libjpeg62-turbo 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
cat > make.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { degrees, PDFDocument } from 'pdf-lib'

const document = await PDFDocument.create()
const turned = document.addPage([300, 200])
turned.drawText('Anna', { x: 100, y: 50, size: 20, rotate: degrees(90) })
turned.setRotation(degrees(90))
const cropped = document.addPage([300, 200])
cropped.drawText('Bo', { x: 20, y: 60, size: 20 })
cropped.setCropBox(0, 50, 150, 100)
writeFileSync('cards.pdf', await document.save())
JS
cat > see.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'
import { getDocument, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'

const look = async (title, bytes) => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const words = (await page.getTextContent()).items.filter(({ str }) => str.trim()).map(({ str, transform }) => {
      const [a, b] = Util.transform(viewport.transform, transform).map(Math.round)
      return `${str} ${a > 0 && b === 0 ? 'upright' : 'on its side'}`
    })
    console.log(`${title}, page ${number}: ${viewport.width} x ${viewport.height}, ${words.join(', ')}`)
  }
}
const onOneSheet = async (bytes) => {
  const document = await PDFDocument.create()
  const sheet = document.addPage([600, 600])
  const cards = await document.embedPdf(await PDFDocument.load(bytes), [0, 1])
  cards.forEach((card, index) => sheet.drawPage(card, { x: 0, y: index * 300 }))
  console.log(`sizes of the cards: ${cards.map(({ width, height }) => `${width} x ${height}`).join(', ')}`)
  return document.save()
}
const cards = readFileSync('cards.pdf')
const copied = await PDFDocument.create()
for (const page of await copied.copyPages(await PDFDocument.load(cards), [0, 1])) copied.addPage(page)
await look('alone', cards)
await look('copied', await copied.save())
await look('on a sheet', await onOneSheet(cards))
await look('through qpdf, on a sheet', await onOneSheet(readFileSync('flat.pdf')))
JS
node make.mjs
LD_LIBRARY_PATH="$PWD/root/usr/lib/x86_64-linux-gnu" root/usr/bin/qpdf --flatten-rotation cards.pdf flat.pdf
node see.mjs | tee seen
cat >expected <<'SEEN'
alone, page 1: 200 x 300, Anna upright
alone, page 2: 150 x 100, Bo upright
copied, page 1: 200 x 300, Anna upright
copied, page 2: 150 x 100, Bo upright
sizes of the cards: 300 x 200, 300 x 200
on a sheet, page 1: 600 x 600, Anna on its side, Bo upright
sizes of the cards: 200 x 300, 300 x 200
through qpdf, on a sheet, page 1: 600 x 600, Anna upright, Bo upright
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
