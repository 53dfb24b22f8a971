import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { spreadsheetLimits } from './spreadsheet-limits.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'
import type { ZipEntry } from './zip-directory.ts'

/** Bytes that may still be unpacked from one archive. */
export interface UnpackBudget {
  left: number
}

/**
 * Unpacks one entry in chunks and stops as soon as it exceeds the budget or the compression ratio, so that at most one excess
 * chunk is in memory whatever sizes the archive declares. `watch` sees each chunk and may throw.
 */
export async function inflateEntry(
  entry: ZipEntry,
  budget: UnpackBudget,
  watch?: (chunk: Buffer) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of chunksOf(entry)) {
    size += chunk.length
    budget.left -= chunk.length
    watch?.(chunk)
    const swollen = size > spreadsheetLimits.ratioFrom && size > entry.data.length * spreadsheetLimits.ratio
    if (budget.left < 0 || swollen) throw new SpreadsheetProblem('import_file_too_large')
    chunks.push(chunk)
  }
  const content = Buffer.concat(chunks)
  if (crc32(content) !== entry.crc32) throw new SpreadsheetProblem('import_file_broken')
  return content
}

async function* chunksOf(entry: ZipEntry): AsyncGenerator<Buffer> {
  if (!entry.compressed) {
    yield entry.data
    return
  }
  const inflate = Readable.from([entry.data], { objectMode: false }).pipe(createInflateRaw({ chunkSize: 64 * 1024 }))
  try {
    for await (const chunk of inflate) yield chunk as Buffer
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new SpreadsheetProblem('import_file_broken')
    }
    throw error
  }
}
