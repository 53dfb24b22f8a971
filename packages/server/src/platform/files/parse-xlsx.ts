import { guessMapping } from '@running-dinner/domain/participant-import/guess-mapping.ts'
import { toSheet } from '@running-dinner/domain/participant-import/sheet.ts'
import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

/** A list of people further behind is not searched for. */
const sheetSearchDepth = 10

/** The first visible sheet that lists people, as text; if none does, the first one. Notes often stand before the list. */
export async function parseXlsx(bytes: Buffer): Promise<string[][]> {
  const first = await parseSheet(bytes, 0)
  if (listsPeople(first.rows)) return first.rows
  for (let choice = 1; choice < Math.min(first.sheetCount, sheetSearchDepth); choice++) {
    const { rows } = await parseSheet(bytes, choice)
    if (listsPeople(rows)) return rows
  }
  return first.rows
}

function listsPeople(rows: readonly string[][]): boolean {
  const { sheet, issues } = toSheet(rows)
  const names = ['email', 'firstnamePart', 'lastname', 'fullName']
  return issues.length === 0 && guessMapping(sheet).some((field) => names.includes(field))
}

/** The library gets a fresh, uncompressed archive of the checked parts only. */
async function parseSheet(bytes: Buffer, choice: number): Promise<{ rows: string[][]; sheetCount: number }> {
  const { sheetNumber, sheetCount, files } = await unpackXlsx(bytes, choice)
  const archive = zipSync(Object.fromEntries(files), { level: 0 })
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(Buffer.from(archive), sheetNumber)
    return { rows: rows.map((row) => row.map(cellText)), sheetCount }
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
