import { spreadsheetLimits } from './spreadsheet-limits.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** One entry of an archive; `data` is as stored, compressed or not. `declaredSize` comes from the archive and may be false. */
export interface ZipEntry {
  name: string
  data: Buffer
  compressed: boolean
  declaredSize: number
  crc32: number
}

const endSignature = Buffer.from('504b0506', 'hex')
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const longestComment = 65_557
const entryHeader = 46
const localHeader = 30

/** The archive's entries, still packed. Encrypted, split and 64-bit archives are refused: no spreadsheet is one. */
export function readZipDirectory(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf(endSignature)
  if (end < 0 || end < bytes.length - longestComment || end + 22 > bytes.length) throw broken()
  const count = bytes.readUInt16LE(end + 10)
  if (count > spreadsheetLimits.zipEntries) throw new SpreadsheetProblem('import_file_too_large')
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + entryHeader > end || bytes.readUInt32LE(at) !== entrySignature) throw broken()
    entries.push(readEntry(bytes, at))
    at += entryHeader + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function readEntry(bytes: Buffer, at: number): ZipEntry {
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
  const size = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  const isEncrypted = (flags & 1) === 1
  if (isEncrypted || (method !== 0 && method !== 8) || local + localHeader > bytes.length) throw broken()
  if (bytes.readUInt32LE(local) !== localSignature) throw broken()
  const start = local + localHeader + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  if (start + size > bytes.length) throw broken()
  return {
    name: bytes.toString('utf8', at + entryHeader, at + entryHeader + bytes.readUInt16LE(at + 28)),
    data: bytes.subarray(start, start + size),
    compressed: method === 8,
    declaredSize: bytes.readUInt32LE(at + 24),
    crc32: bytes.readUInt32LE(at + 16),
  }
}

function broken(): SpreadsheetProblem {
  return new SpreadsheetProblem('import_file_broken')
}
