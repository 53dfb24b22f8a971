#!/bin/sh
# pdfkit 0.20.2, @react-pdf/renderer 4.9.0 and jspdf 4.2.1 write a link to a map, its query typed as a street is: with umlauts and blanks.
# Read back by pdfjs-dist 5.4.296 (the viewer of Firefox).
# Expected: the address is percent-encoded, as in an <a href>, or written as it is.
# Seen: pdfkit, and react-pdf on top of it, write any address with a letter beyond ASCII as UTF-16 with a byte order mark, like a title.
# In PDF a URI is ASCII: pdf.js finds no address there, so the link is dead, and nothing tells while the file is made.
# Blanks are no trouble, so "Musterstr. 12" works and "Musterstraße 12" does not. jspdf's links survive in Latin-1, not in Łódź.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund pdfkit@0.20.2 jspdf@4.2.1 @react-pdf/renderer@4.9.0 react@19.3.1 pdfjs-dist@5.4.296
cat > see.mjs <<'JS'
import { once } from 'node:events'
import { Document, Link, Page, renderToBuffer } from '@react-pdf/renderer'
import { jsPDF } from 'jspdf'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfKit from 'pdfkit'
import { createElement } from 'react'

const writers = {
  async pdfkit(link) {
    const document = new PdfKit()
    const chunks = []
    document.on('data', (chunk) => chunks.push(chunk))
    document.text('Map', 50, 50, { link })
    document.end()
    await once(document, 'end')
    return Buffer.concat(chunks)
  },
  'react-pdf': (src) => renderToBuffer(createElement(Document, {}, createElement(Page, {}, createElement(Link, { src }, 'Map')))),
  async jspdf(url) {
    const document = new jsPDF()
    document.textWithLink('Map', 20, 20, { url })
    return document.output('arraybuffer')
  },
}
async function addressIn(bytes) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const [{ url, unsafeUrl }] = await (await pdf.getPage(1)).getAnnotations()
  if (url !== undefined) return url
  return unsafeUrl.startsWith('\u00fe\u00ff\0h') ? 'none (UTF-16)' : `none (${unsafeUrl})`
}
const map = 'https://maps.example/?q='
const dead = 'none (UTF-16)'
const expected = {
  'Musterstr. 12': Array(3).fill(`${map}Musterstr.%2012`),
  'Musterstraße 12': [dead, dead, `${map}Musterstra%C3%9Fe%2012`],
  Łódź: [dead, dead, dead],
  [encodeURIComponent('Musterstraße 12')]: Array(3).fill(`${map}Musterstra%C3%9Fe%2012`),
}
let changed = 0
for (const [query, were] of Object.entries(expected)) {
  console.log(query)
  for (const [index, [name, write]] of Object.entries(writers).entries()) {
    const is = await addressIn(await write(map + query))
    console.log(`  ${name}: ${is}`)
    if (is !== were[index]) console.log(`CHANGED, was ${were[index]}`)
    if (is !== were[index]) changed++
  }
}
process.exit(changed > 0 ? 1 : 0)
JS
node see.mjs
