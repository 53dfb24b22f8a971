#!/bin/sh
# jsqr 1.4.0, zxing-wasm 3.1.6, qr 0.7.0 and @undecaf/zbar-wasm 0.11.0 read a QR code that is light on dark, as a page in the dark
# scheme shows it; drawn by qrcode 1.5.4.
# Expected: a reader reads both or only dark on light, and an option counts for the call that it is given to.
# Seen: jsqr, zxing-wasm and qr read both, zbar-wasm only dark on light. Once any call in the program has given jsqr
# `inversionAttempts: 'dontInvert'`, which its readme offers for speed, calls without options no longer read light on dark either:
# options are written into the defaults, which all callers share.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund jsqr@1.4.0 zxing-wasm@3.1.6 qr@0.7.0 @undecaf/zbar-wasm@0.11.0 qrcode@1.5.4
cat > see.mjs <<'JS'
import { readFile } from 'node:fs/promises'
import { scanRGBABuffer } from '@undecaf/zbar-wasm'
import jsqr from 'jsqr'
import decodeQR from 'qr/decode.js'
import qrcode from 'qrcode'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const text = 'https://example.org/my-route'
function drawn(isInverted) {
  const { modules } = qrcode.create(text)
  const [margin, scale] = [4, 6]
  const width = (modules.size + 2 * margin) * scale
  const inside = (at) => at >= 0 && at < modules.size
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const column = Math.floor((pixel % width) / scale) - margin
    const row = Math.floor(pixel / width / scale) - margin
    const isModule = inside(row) && inside(column) && Boolean(modules.get(row, column))
    if (isModule !== isInverted) data.fill(0, pixel * 4, pixel * 4 + 3)
  }
  return { data, width, height: width }
}
const readJsqr = ({ data, width, height }, options) => (jsqr.default ?? jsqr)(data, width, height, options)?.data
const attempt = (read) => {
  try {
    return read()
  } catch {
    return undefined
  }
}
const wasmBinary = (await readFile('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')).buffer
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
const readers = {
  jsqr: async (image) => readJsqr(image),
  'zxing-wasm': async (image) => (await readBarcodes(image))[0]?.text,
  qr: async (image) => attempt(() => decodeQR(image)),
  'zbar-wasm': async ({ data, width, height }) => (await scanRGBABuffer(data.buffer, width, height))[0]?.decode(),
}
const word = (read) => (read === text ? 'read' : 'not read')
const seen = []
for (const [name, read] of Object.entries(readers))
  seen.push([name, `${word(await read(drawn(false)))}, light on dark ${word(await read(drawn(true)))}`])
readJsqr(drawn(false), { inversionAttempts: 'dontInvert' })
seen.push(['jsqr, after a call with an option', `${word(readJsqr(drawn(false)))}, light on dark ${word(readJsqr(drawn(true)))}`])
const was = [
  'read, light on dark read',
  'read, light on dark read',
  'read, light on dark read',
  'read, light on dark not read',
  'read, light on dark not read',
]
for (const [index, [what, is]] of seen.entries()) console.log(`${what}: ${is}${is === was[index] ? '' : ` CHANGED, was ${was[index]}`}`)
process.exit(seen.some(([, is], index) => is !== was[index]) ? 1 : 0)
JS
node see.mjs
