#!/bin/sh
# iso20022.js 0.0.15 reads a bank statement of German guests (camt.053.001.02): a payment of 19.99, one of 25.50, one whose purpose is a number with a nought in front, two
# guests whom the bank booked as one sum (a batch), and a payment given back (RvslInd true).
# Expected: amounts in whole cents, which it keeps, so 1999; the purpose as it was typed; what each of the two guests paid; the reversal marked as one, as its types have it.
# Seen: 19.99 is 1998.9999999999998 cents and 0.29 is 28.999999999999996, so that a comparison with what a guest owes fails for some amounts; 25.50 is right. The purpose "0123" is
# the number 123. `reversal` is false for what was given back, so it is a debit like any other: `true` in the file has become a truth value and is compared with the text. In
# `transactions` nobody has an amount, of the two guests only the sum is left. No error.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund iso20022.js@0.0.15 2>/dev/null
cat > see.mjs <<'JS'
import { CashManagementEndOfDayReport } from 'iso20022.js'

const payment = ({ guest, amount, indicator, purpose }) => `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>${guest}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls>`
const entry = ({ amount, indicator = 'CRDT', isReversal = false, payments }) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${indicator}</CdtDbtInd>
${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts><BookgDt><Dt>2026-06-01</Dt></BookgDt><ValDt><Dt>2026-06-01</Dt></ValDt><BkTxCd/>
<NtryDtls>${payments.map((single) => payment({ amount, ...single })).join('')}</NtryDtls></Ntry>`
const balance = (code) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-06-01</Dt></Dt></Bal>`
const statement = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-06-02T06:00:00</CreDtTm></GrpHdr><Stmt><Id>1</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-06-02T06:00:00</CreDtTm>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy><Svcr><FinInstnId><BIC>BYLADEM1001</BIC></FinInstnId></Svcr></Acct>${balance('OPBD')}${balance('CLBD')}
${[
  { amount: '19.99', payments: [{ guest: 'Anna', purpose: 'Team 7' }] },
  { amount: '25.50', payments: [{ guest: 'Bo', purpose: '0123' }] },
  { amount: '0.29', payments: [{ guest: 'Cem', purpose: 'rest' }] },
  { amount: '51.00', payments: [{ guest: 'Dora', amount: '20.00', purpose: 'Team 8' }, { guest: 'Emil', amount: '31.00', purpose: 'Team 9' }] },
  { amount: '19.99', indicator: 'DBIT', isReversal: true, payments: [{ guest: 'Anna', purpose: 'Team 7' }] },
].map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`
const [{ entries }] = CashManagementEndOfDayReport.fromXML(statement).statements
for (const { amount, creditDebitIndicator, reversal, transactions } of entries) {
  console.log(`${creditDebitIndicator} ${amount}, reversal ${reversal}: ${JSON.stringify(transactions)}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
credit 1998.9999999999998, reversal false: [{"remittanceInformation":"Team 7","debtor":{"name":"Anna"}}]
credit 2550, reversal false: [{"remittanceInformation":123,"debtor":{"name":"Bo"}}]
credit 28.999999999999996, reversal false: [{"remittanceInformation":"rest","debtor":{"name":"Cem"}}]
credit 5100, reversal false: [{"remittanceInformation":"Team 8","debtor":{"name":"Dora"}},{"remittanceInformation":"Team 9","debtor":{"name":"Emil"}}]
debit 1998.9999999999998, reversal false: [{"remittanceInformation":"Team 7","debtor":{"name":"Anna"}}]
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
