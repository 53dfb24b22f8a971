#!/bin/sh
# easy-template-x 7.2.8, docxtemplater 3.71.0 (linebreaks: true) and carbone 3.8.2 fill a .docx for place cards: "{note} (diet: {diet})", typed in
# one go, for a guest whose note has two lines.
# Expected: the words of the template stay where they are: first line, break, second line, then the diet; or the break is lost.
# Seen: easy-template-x puts everything that follows the note between its first line and its second: "ring twice (diet: vegan)", break,
# "back yard". With the diet typed in another style, or with a note of one line, the order is right, so a trial shows nothing.
# docxtemplater is right; carbone leaves the line end in the text, where Word shows a blank.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --ignore-scripts easy-template-x@7.2.8 docxtemplater@3.71.0 pizzip@3.3.0 carbone@3.8.2
cat > see.cjs <<'JS'
const { writeFileSync } = require('node:fs')
const { promisify } = require('node:util')
const carbone = require('carbone')
const Docxtemplater = require('docxtemplater')
const { TemplateHandler } = require('easy-template-x')
const PizZip = require('pizzip')

const office = 'http://schemas.openxmlformats.org'
const head = '<?xml version="1.0" encoding="UTF-8"?>'
const run = (text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
function cardOf(runs) {
  const zip = new PizZip()
  zip.file('[Content_Types].xml', `${head}<Types xmlns="${office}/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`)
  zip.file('_rels/.rels', `${head}<Relationships xmlns="${office}/package/2006/relationships">
    <Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`)
  zip.file('word/document.xml', `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p>${runs}</w:p></w:body></w:document>`)
  return zip.generate({ type: 'nodebuffer' })
}
function textOf(docx) {
  const xml = new PizZip(docx).file('word/document.xml').asText()
  return xml.slice(xml.indexOf('<w:p>')).replaceAll('<w:br/>', ' [break] ').replace(/<[^>]+>/g, '').replaceAll('\n', ' [line end] ')
}
const fillers = {
  'easy-template-x': (card, guest) => new TemplateHandler().process(cardOf(card), guest),
  docxtemplater(card, guest) {
    const document = new Docxtemplater(new PizZip(cardOf(card)), { linebreaks: true })
    document.render(guest)
    return document.toBuffer()
  },
  carbone(card, guest) {
    writeFileSync('card.docx', cardOf(card.replaceAll('{', '{d.')))
    return promisify(carbone.render)('card.docx', guest)
  },
}
const inOneGo = run('{note} (diet: {diet})')
const inTwoStyles = run('{note}') + run(' (diet: {diet})')
const oneLine = { note: 'ring twice', diet: 'vegan' }
const twoLines = { note: 'ring twice\nback yard', diet: 'vegan' }
const expected = {
  'easy-template-x': ['ring twice (diet: vegan)', 'ring twice [break] back yard (diet: vegan)', 'ring twice (diet: vegan) [break] back yard'],
  docxtemplater: ['ring twice (diet: vegan)', 'ring twice [break] back yard (diet: vegan)', 'ring twice [break] back yard (diet: vegan)'],
  carbone: ['ring twice (diet: vegan)', 'ring twice [line end] back yard (diet: vegan)', 'ring twice [line end] back yard (diet: vegan)'],
}
async function main() {
  const cases = [['one line', inOneGo, oneLine], ['two lines, two styles', inTwoStyles, twoLines], ['two lines', inOneGo, twoLines]]
  let changed = 0
  for (const [name, fill] of Object.entries(fillers)) {
    for (const [index, [what, card, guest]] of cases.entries()) {
      const is = textOf(await fill(card, guest))
      console.log(`${name}, ${what}: ${is}`)
      if (is === expected[name][index]) continue
      console.log(`CHANGED, was ${expected[name][index]}`)
      changed++
    }
  }
  process.exit(changed > 0 ? 1 : 0)
}
main()
JS
node see.cjs
