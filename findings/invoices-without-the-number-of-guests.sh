#!/bin/sh
# zugferd-generator 1.2.1 puts an invoice for four guests, 14 June 2026, into a PDF ("ZUGFeRD-compliant", with the fields of its
# readme); factur-x-kit 0.3.1 reads it, and one by node-zugferd 0.1.0 beside it.
# Expected: an invoice that programs for ZUGFeRD read, with all that it demands: it refuses a line without `quantity`.
# Seen: the number of guests is demanded and then written nowhere, so 4 and 40 guests are the same invoice. The PDF looks as
# before, and the reader finds no invoice in it: the attachment has the name of ZUGFeRD 1 and the namespaces of what came after
# it. In place of a profile stands "ZUGFeRD"; the date is written as 2026-06-14, beside the mark for 20260614 (102); with both
# mended it is still not read, and its sums stand in an element that no schema of the format has (TaxTotal). No error when it is
# written. node-zugferd's is read.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --ignore-scripts zugferd-generator@1.2.1 node-zugferd@0.1.0 \
  factur-x-kit@0.3.1 pdf-lib@1.17.1
cat > see.mjs <<'JS'
import { FacturX } from 'factur-x-kit'
import { zugferd } from 'node-zugferd'
import { MINIMUM } from 'node-zugferd/profile/minimum'
import { PDFDocument } from 'pdf-lib'
import Generator from 'zugferd-generator'

const page = await PDFDocument.create()
page.addPage()
const pdf = Buffer.from(await page.save())
const sums = { taxBasisTotalAmount: 100, taxTotal: { amount: 19, currencyCode: 'EUR' }, grandTotalAmount: 119, duePayableAmount: 119 }
const tax = { vatIdentifier: 'DE123456789' }
const seller = { name: 'Dinner', postalAddress: { countryCode: 'DE' }, taxRegistration: tax }
const other = zugferd({ profile: MINIMUM, strict: false, logger: { disabled: true } }).create({
  number: '7',
  typeCode: '380',
  issueDate: new Date(2026, 5, 14),
  transaction: {
    tradeAgreement: { seller, buyer: { name: 'Anna' } },
    tradeSettlement: { currencyCode: 'EUR', monetarySummation: sums },
  },
})
const generator = ({ issueDate = '2026-06-14', ...guests }) =>
  new Generator({
    id: '7',
    issueDate,
    currency: 'EUR',
    totalAmount: 119,
    supplier: { name: 'Dinner', country: 'DE', street: 'Weg 1', taxNumber: 'DE123456789' },
    customer: { name: 'Anna', country: 'DE' },
    taxTotal: { taxAmount: 19, taxPercentage: 19 },
    lineItems: [{ id: '1', description: 'Dinner', unitPrice: 25, lineTotal: 100, ...guests }],
  })

async function read(reading) {
  try {
    const { document, totals } = await (await reading()).object
    const { year, month, day } = document.dateOfIssue
    return `${totals.grossTotal} of ${day}.${month}.${year}`
  } catch ({ message }) {
    return message.split('\n')[0]
  }
}
const embedded = (invoice, method) => read(async () => FacturX.fromPDF(new Uint8Array(await invoice[method](pdf))))
const plain = (xml) => read(() => FacturX.fromXML(xml))

console.log(`node-zugferd, PDF: ${await embedded(other, 'embedInPdf')}`)
console.log(`node-zugferd, XML: ${await plain(await other.toXML())}`)
console.log(`zugferd-generator, PDF: ${await embedded(generator({ quantity: 4 }), 'embedInPDF')}`)
const named = ({ issueDate }) =>
  generator({ quantity: 4, issueDate }).toXMLString().replace('<ram:ID>ZUGFeRD<', '<ram:ID>urn:factur-x.eu:1p0:minimum<')
console.log(`zugferd-generator, XML: ${await plain(generator({ quantity: 4 }).toXMLString())}`)
console.log(`  with the name of a profile: ${await plain(named({}))}`)
console.log(`  with 20260614 for the date, too: ${await plain(named({ issueDate: '20260614' }))}`)
const same = generator({ quantity: 4 }).toXMLString() === generator({ quantity: 40 }).toXMLString()
console.log(`4 and 40 guests: ${same ? 'the same invoice' : 'two invoices'}`)
console.log(`no number: ${await read(() => generator({}))}`)
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
node-zugferd, PDF: 119 of 14.6.2026
node-zugferd, XML: 119 of 14.6.2026
zugferd-generator, PDF: No Embedded Factur-X XML found in PDF
zugferd-generator, XML: Unknown Profile: ZUGFeRD
  with the name of a profile: Received Invalid Data Value
  with 20260614 for the date, too: Received Invalid XML Input
4 and 40 guests: the same invoice
no number: Missing required field(s): lineItems[0].quantity
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
