#!/bin/sh
# sepa-qr 0.0.2, sepa-payment-qr-code 2.0.2, sepa-payment-code 1.0.3 and iban-qr-code 1.0.0 write the payment code that banking
# apps read (EPC069-12): three guests at 8.40 euros each, to an IBAN as it is printed, with a purpose that people read. sepa-qr
# makes an image only, which jsqr 1.4.0 reads here.
# Expected: one payment, the same in all four: EUR25.20, the IBAN without blanks (it has 34 characters at most), and the text in
# the line for free text, which is the eleventh.
# Seen: sepa-qr writes its `remittance`, "Invoice 123456789" in its readme, into the tenth line, the one for a structured
# creditor reference (RF and check digits, 35 characters), and leaves the free text out, so all behind it is one line too early:
# what is called `information`, the hint to the payer, is the purpose. All but sepa-payment-qr-code write the sum with all its
# digits, EUR25.200000000000003, where two are allowed; sepa-qr and iban-qr-code keep the blanks. No error in any.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund sepa-qr@0.0.2 sepa-payment-qr-code@2.0.2 sepa-payment-code@1.0.3 iban-qr-code@1.0.0 \
  pngjs@7.0.0 jsqr@1.4.0
cat > see.mjs <<'JS'
import { girocode } from 'iban-qr-code'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { buffer } from 'node:stream/consumers'
import codes from 'sepa-payment-code'
import payment from 'sepa-payment-qr-code'
import sepaQr from 'sepa-qr'

const name = 'Dinner'
const account = 'DE02 1203 0000 0000 2020 51'
const amount = 3 * 8.4
const purpose = 'Team 7, Anna Kurz'

async function image(fields) {
  const { data, width, height } = PNG.sync.read(await buffer(sepaQr(fields)))
  return jsqr(new Uint8ClampedArray(data), width, height).data
}
const payloads = {
  'sepa-qr': await image({ name, iban: account, amount, remittance: purpose }),
  'sepa-qr, as information': await image({ name, iban: account, amount, information: purpose }),
  'sepa-payment-qr-code': payment({ name, iban: account, amount, unstructuredReference: purpose }),
  'sepa-payment-code': new codes.PaymentCode(name, account, amount, '', purpose).getPayload(),
  'iban-qr-code': girocode({ name, iban: account, bic: '', amount, reason: purpose }),
}
for (const [writer, payload] of Object.entries(payloads)) {
  const lines = payload.split('\n')
  const place = { 9: 'reference', 10: 'purpose', 11: 'hint' }[lines.indexOf(purpose)]
  console.log(`${writer}: "${purpose}" is the ${place}, ${lines[7]} to ${lines[6]}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
sepa-qr: "Team 7, Anna Kurz" is the reference, EUR25.200000000000003 to DE02 1203 0000 0000 2020 51
sepa-qr, as information: "Team 7, Anna Kurz" is the purpose, EUR25.200000000000003 to DE02 1203 0000 0000 2020 51
sepa-payment-qr-code: "Team 7, Anna Kurz" is the purpose, EUR25.20 to DE02120300000000202051
sepa-payment-code: "Team 7, Anna Kurz" is the purpose, EUR25.200000000000003 to DE02120300000000202051
iban-qr-code: "Team 7, Anna Kurz" is the purpose, EUR25.200000000000003 to DE02 1203 0000 0000 2020 51
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
