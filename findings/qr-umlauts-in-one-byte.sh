#!/bin/sh
# zint 2.11.1 (Debian) draws "Jörg Müller" as a QR code, as it is called without options and with --eci=26 (UTF-8). Read by jsqr 1.4.0,
# zxing-wasm 3.1.6, qr 0.7.0 and @undecaf/zbar-wasm 0.11.0.
# Expected: readers guess the encoding, as phones do, or show wrong letters.
# Seen: the standard's own encoding for a code that names none is ISO 8859-1, and that is what zint writes (a code for a payment may ask for it
# as well). zxing-wasm reads it. jsqr finds the code and hands out an empty text: `if (code)` holds, `code.data` is ''; the bytes are
# right in code.binaryData. qr and zbar-wasm put U+FFFD where the umlauts were. With UTF-8 named, all four are right.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund jsqr@1.4.0 zxing-wasm@3.1.6 qr@0.7.0 @undecaf/zbar-wasm@0.11.0 pngjs@7.0.0
apt-get download -qq zint=2.11.1-1 libzint2.11=2.11.1-1 libpng16-16 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
draw() {
  LD_LIBRARY_PATH=root/usr/lib:root/usr/lib/x86_64-linux-gnu root/usr/bin/zint --barcode=QRCODE --scale=4 --whitesp=8 --vwhitesp=8 "$@"
}
draw -d 'Jörg Müller' -o unnamed.png
draw --eci=26 -d 'Jörg Müller' -o utf-8.png
cat > see.mjs <<'JS'
import { readFile } from 'node:fs/promises'
import { scanRGBABuffer } from '@undecaf/zbar-wasm'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import decodeQR from 'qr/decode.js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasmBinary = (await readFile('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')).buffer
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
const readers = {
  jsqr: ({ data, width, height }) => (jsqr.default ?? jsqr)(data, width, height)?.data,
  'zxing-wasm': async (image) => (await readBarcodes(image))[0]?.text,
  qr: (image) => decodeQR(image),
  'zbar-wasm': async ({ data, width, height }) => (await scanRGBABuffer(data.buffer, width, height))[0]?.decode(),
}
const name = 'Jörg Müller'
const expected = {
  unnamed: ['', name, 'J\uFFFDrg M\uFFFDller', 'J\uFFFDrg M\uFFFDller'],
  'utf-8': [name, name, name, name],
}
let changed = 0
for (const [encoding, were] of Object.entries(expected)) {
  const { data, width, height } = PNG.sync.read(await readFile(`${encoding}.png`))
  const image = { data: new Uint8ClampedArray(data), width, height }
  console.log(`encoding: ${encoding}`)
  for (const [index, [reader, read]] of Object.entries(readers).entries()) {
    const is = await read(image)
    console.log(`  ${reader}: ${JSON.stringify(is)}`)
    if (is === were[index]) continue
    console.log(`CHANGED, was ${JSON.stringify(were[index])}`)
    changed++
  }
}
process.exit(changed > 0 ? 1 : 0)
JS
node see.mjs
