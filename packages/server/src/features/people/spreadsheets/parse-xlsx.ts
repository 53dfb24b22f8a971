import { guessMapping, toSheet } from '@running-dinner/domain/people'
import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

/** A list of people further behind is not searched for. */
const sheetSearchDepth = 10

interface ParsedSheet {
  rows: string[][]
  hiddenRows: ReadonlySet<number>
  /** Absent for a file that has no sheets. */
  name?: string
}

export interface Workbook extends ParsedSheet {
  /** Names of all sheets that list people. */
  lists: string[]
}

/**
 * The visible sheet of that name that lists people, as text; else the first one that does, else the first one. Notes often stand
 * before the list.
 */
export async function parseXlsx(bytes: Buffer, wantedSheet?: string): Promise<Workbook> {
  const { sheetCount, ...first } = await parseSheet(bytes, 0)
  const lists: string[] = []
  let chosen: ParsedSheet | undefined
  for (let choice = 0; choice < Math.min(sheetCount, sheetSearchDepth); choice++) {
    const sheet = choice === 0 ? first : await laterSheet(bytes, choice, lists.length > 0)
    if (!sheet || !listsPeople(sheet.rows)) continue
    lists.push(sheet.name)
    if (chosen === undefined || (sheet.name === wantedSheet && chosen.name !== wantedSheet)) chosen = sheet
  }
  return { ...(chosen ?? first), lists }
}

/** Behind a list a sheet that cannot be read does no harm. */
async function laterSheet(bytes: Buffer, choice: number, mayFail: boolean) {
  try {
    return await parseSheet(bytes, choice)
  } catch (error) {
    if (mayFail && error instanceof SpreadsheetProblem) return undefined
    throw error
  }
}

function listsPeople(rows: readonly string[][]): boolean {
  const { sheet, issues } = toSheet(rows)
  const names = ['email', 'firstnamePart', 'lastname', 'fullName']
  return issues.length === 0 && guessMapping(sheet).some((field) => names.includes(field))
}

/** The library gets a fresh, uncompressed archive of the checked parts only. */
async function parseSheet(bytes: Buffer, choice: number) {
  const { sheetName: name, sheetNumber, sheetCount, hiddenRows, files } = await unpackXlsx(bytes, choice)
  const archive = zipSync(Object.fromEntries(files), { level: 0 })
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(Buffer.from(archive), sheetNumber)
    return { name, rows: rows.map((row) => row.map(cellText)), hiddenRows, sheetCount }
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
