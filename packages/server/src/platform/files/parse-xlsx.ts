import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

/** The first visible sheet as text. The library gets a fresh, uncompressed archive of the checked parts only. */
export async function parseXlsx(bytes: Buffer): Promise<string[][]> {
  const { sheetNumber, files } = await unpackXlsx(bytes)
  const archive = zipSync(Object.fromEntries(files), { level: 0 })
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(Buffer.from(archive), sheetNumber)
    return rows.map((row) => row.map(cellText))
  } catch {
    throw new SpreadsheetProblem('import_file_broken')
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const text = date.toISOString().replace('T', ' ').slice(0, 19)
  return text.endsWith(' 00:00:00') ? text.slice(0, 10) : text
}
