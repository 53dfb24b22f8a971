import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { spreadsheetLimits } from './spreadsheet-limits.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** Bytes that may still be unpacked from one archive. */
export interface UnpackBudget {
  left: number
}

export interface ZipArchive {
  entries: ReadonlyMap<string, Entry>
  /**
   * Unpacks one file chunk by chunk and stops when it exceeds the budget or its ratio: whatever sizes the archive declares, at
   * most one chunk too much is in memory. `watch` sees each chunk and refuses the file by throwing.
   */
  unpack(entry: Entry, budget: UnpackBudget, watch?: (chunk: Buffer) => void): Promise<Buffer>
}

/** The files that an archive lists, not unpacked yet. Encrypted, split and damaged archives are broken. */
export async function openZip(bytes: Buffer): Promise<ZipArchive> {
  // Declared sizes are checked by `checkDeclaredSize`, after the number of rows: that is the more helpful answer.
  const zip = await orBroken(fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: false }))
  if (zip.entryCount > spreadsheetLimits.zipEntries) throw new SpreadsheetProblem('import_file_too_large')
  const entries = new Map<string, Entry>()
  const list = async () => {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  }
  await orBroken(list())
  return {
    entries,
    unpack: (entry, budget, watch) => unpack(zip, entry, budget, watch),
  }
}

async function unpack(
  zip: ZipFile,
  entry: Entry,
  budget: UnpackBudget,
  watch?: (chunk: Buffer) => void,
): Promise<Buffer> {
  const stream = await orBroken(zip.openReadStreamPromise(entry))
  const chunks: Buffer[] = []
  let size = 0
  const read = async () => {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      budget.left -= chunk.length
      watch?.(chunk)
      const isSwollen = size > spreadsheetLimits.ratioFrom && size > entry.compressedSize * spreadsheetLimits.ratio
      if (budget.left < 0 || isSwollen) throw new SpreadsheetProblem('import_file_too_large')
      chunks.push(chunk)
    }
  }
  await orBroken(read())
  const content = Buffer.concat(chunks)
  // yauzl does not check it.
  if (crc32(content) !== entry.crc32) throw new SpreadsheetProblem('import_file_broken')
  return content
}

/** The archive is in memory, so everything that fails here is the fault of the file. */
async function orBroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof SpreadsheetProblem ? error : new SpreadsheetProblem('import_file_broken')
  }
}
