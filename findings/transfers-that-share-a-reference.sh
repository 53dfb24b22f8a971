#!/bin/sh
# sepa 3.0.0 writes a file of credit transfers (pain.001.001.09), with its validation on: three guests get money back, Anna and
# Cem with a free purpose, Bo, in between, with the structured reference that he asked for.
# Expected: each transfer has its own purpose, whether the fields of Bo's `structuredRemittanceInfo` are set one by one (all
# other fields of a transaction are set so, and this one is there, with empty fields, when a transaction is made) or the object
# is put there whole.
# Seen: whole, Anna and Cem keep theirs. One by one, all three have Bo's reference and the purposes of Anna and Cem are gone,
# also Anna's, which was complete before; so has the next document of the process, to which nobody gave a reference. The object
# is one for all transactions ever made. No error, and the sums are right. In either way the reference stands in
# CdtrRefInf/Tp/CdorPrtry/Ref: ISO 20022 has it in CdtrRefInf/Ref and writes CdOrPrtry, so who looks it up where it belongs
# finds none.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund sepa@3.0.0 @xmldom/xmldom@0.9.10
cat > see.mjs <<'JS'
import { DOMParser } from '@xmldom/xmldom'
import SEPA from 'sepa'

const iban = 'DE02120300000000202051'
const reference = 'RF18539007547034'

function transfers(guests) {
  const document = new SEPA.Document('pain.001.001.09')
  document.grpHdr.id = 'refunds'
  document.grpHdr.created = new Date(2026, 5, 14)
  document.grpHdr.initiatorName = 'Dinner'
  const info = document.createPaymentInfo()
  Object.assign(info, { debtorName: 'Dinner', debtorIBAN: iban, requestedExecutionDate: new Date(2026, 5, 15) })
  document.addPaymentInfo(info)
  for (const [name, fill] of Object.entries(guests)) {
    const transfer = info.createTransaction()
    Object.assign(transfer, { creditorName: name, creditorIBAN: iban, amount: 25, end2endId: name })
    fill(transfer)
    info.addTransaction(transfer)
  }
  return new DOMParser().parseFromString(document.toString(), 'text/xml')
}

function path(node, until) {
  return node.nodeName === until ? until : `${path(node.parentNode, until)}/${node.nodeName}`
}

function show(what, xml) {
  console.log(`${what}, ${xml.getElementsByTagName('CtrlSum')[0].textContent} in all:`)
  for (const transfer of Array.from(xml.getElementsByTagName('CdtTrfTxInf'))) {
    const name = transfer.getElementsByTagName('Nm')[0].textContent
    const [purpose] = ['Ref', 'Ustrd'].flatMap((tag) => Array.from(transfer.getElementsByTagName(tag)))
    console.log(`  ${name}: ${purpose.textContent} in ${path(purpose, 'RmtInf')}`)
  }
}

const free = (text) => (transfer) => {
  transfer.remittanceInfo = text
}
const whole = (transfer) => {
  transfer.structuredRemittanceInfo = { typeCode: 'SCOR', issuer: '', reference }
}
const oneByOne = (transfer) => {
  transfer.structuredRemittanceInfo.typeCode = 'SCOR'
  transfer.structuredRemittanceInfo.reference = reference
}
show('put there whole', transfers({ Anna: free('Team 7'), Bo: whole, Cem: free('Team 9') }))
show('one by one', transfers({ Anna: free('Team 7'), Bo: oneByOne, Cem: free('Team 9') }))
show('the next document', transfers({ Dora: free('Team 12') }))
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
put there whole, 75.00 in all:
  Anna: Team 7 in RmtInf/Ustrd
  Bo: RF18539007547034 in RmtInf/Strd/CdtrRefInf/Tp/CdorPrtry/Ref
  Cem: Team 9 in RmtInf/Ustrd
one by one, 75.00 in all:
  Anna: RF18539007547034 in RmtInf/Strd/CdtrRefInf/Tp/CdorPrtry/Ref
  Bo: RF18539007547034 in RmtInf/Strd/CdtrRefInf/Tp/CdorPrtry/Ref
  Cem: RF18539007547034 in RmtInf/Strd/CdtrRefInf/Tp/CdorPrtry/Ref
the next document, 25.00 in all:
  Dora: RF18539007547034 in RmtInf/Strd/CdtrRefInf/Tp/CdorPrtry/Ref
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
