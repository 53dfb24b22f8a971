#!/bin/sh
# pdf-lib 1.17.1 fills a form for two guests (name, a box for vegan). pdfunite (poppler-utils 22.12), qpdf 11.3 (both Debian) and pdf-lib's copyPages join the two
# to one file, as one does before printing or filing them; pdfjs-dist 4.10.38 and pdf-lib read it.
# Expected: each page's fields with what that guest wrote; who numbers objects anew may have to rename fields, or refuse.
# Seen: only qpdf does, with fields of the second guest named "name+1". All three look right on paper. copyPages leaves the fields out of the list of the form,
# so that programs that read forms find none. pdfunite ends with success and names objects in that list that the file does not have: pdf.js
# has fields without name and value, pdf-lib throws, qpdf's check only warns of the number of objects.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 pdfjs-dist@4.10.38
apt-get download -qq poppler-utils=22.12.0-2+deb12u3 libpoppler126=22.12.0-2+deb12u3 qpdf=11.3.0-1+deb12u1 libqpdf29=11.3.0-1+deb12u1 \
  libfontconfig1 libfreetype6 libjpeg62-turbo liblcms2-2 libnspr4 libnss3 libopenjp2-7 libpng16-16 libtiff6 libdeflate0 libjbig0 liblerc4 libwebp7 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
debian() { LD_LIBRARY_PATH="$PWD/root/usr/lib/x86_64-linux-gnu" "root/usr/bin/$@"; }
cat > make.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'

const joined = await PDFDocument.create()
for (const [file, name, vegan] of [['anna', 'Anna Kurz', true], ['bo', 'Bo Lang', false]]) {
  const document = await PDFDocument.create()
  const page = document.addPage([300, 200])
  const form = document.getForm()
  form.createTextField('name').addToPage(page, { x: 20, y: 120, width: 200, height: 20 })
  form.createCheckBox('vegan').addToPage(page, { x: 20, y: 80, width: 15, height: 15 })
  form.getTextField('name').setText(name)
  if (vegan) form.getCheckBox('vegan').check()
  writeFileSync(`${file}.pdf`, await document.save())
  const [copy] = await joined.copyPages(await PDFDocument.load(readFileSync(`${file}.pdf`)), [0])
  joined.addPage(copy)
}
writeFileSync('copyPages.pdf', await joined.save())
JS
cat > see.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

for (const file of ['anna', 'bo', 'copyPages', 'pdfunite', 'qpdf']) {
  const document = await getDocument({ data: new Uint8Array(readFileSync(`${file}.pdf`)), verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const fields = await (await document.getPage(number)).getAnnotations()
    pages.push(fields.map(({ fieldName, fieldValue }) => `${fieldName}=${fieldValue}`).join(' '))
  }
  const form = Object.keys((await document.getFieldObjects()) ?? {}).join(' ')
  const read = await PDFDocument.load(readFileSync(`${file}.pdf`))
    .then((pdf) => pdf.getForm().getFields().map((field) => `${field.getName()}=${field.getText?.() ?? field.isChecked()}`).join(' '))
    .catch(({ message }) => message)
  console.log(`${file}\n  pdf.js, on pages: ${pages.join(' / ')}\n  pdf.js, in the form: ${form}\n  pdf-lib: ${read}`)
}
JS
node make.mjs
debian pdfunite anna.pdf bo.pdf pdfunite.pdf
debian qpdf --empty --pages anna.pdf bo.pdf -- qpdf.pdf
{
  node see.mjs
  debian qpdf --check pdfunite.pdf 2>&1 | grep -c WARNING
} | tee seen
cat >expected <<'SEEN'
anna
  pdf.js, on pages: name=Anna Kurz vegan=Yes
  pdf.js, in the form: name vegan
  pdf-lib: name=Anna Kurz vegan=true
bo
  pdf.js, on pages: name=Bo Lang vegan=Off
  pdf.js, in the form: name vegan
  pdf-lib: name=Bo Lang vegan=false
copyPages
  pdf.js, on pages: name=Anna Kurz vegan=Yes / name=Bo Lang vegan=Off
  pdf.js, in the form: 
  pdf-lib: 
pdfunite
  pdf.js, on pages: =null =null / =null =null
  pdf.js, in the form: 
  pdf-lib: Expected instance of PDFDict, but got instance of undefined
qpdf
  pdf.js, on pages: name=Anna Kurz vegan=Yes / name+1=Bo Lang vegan+1=Off
  pdf.js, in the form: name vegan name+1 vegan+1
  pdf-lib: name=Anna Kurz vegan=true name+1=Bo Lang vegan+1=false
1
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
