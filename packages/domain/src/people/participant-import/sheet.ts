import { type Issue, issue } from '../../issue.ts'
import { looksLikeData } from './cell-kinds.ts'
import { folded } from './cells/tidy-cell.ts'
import { headerField } from './header-words.ts'
import { ownColumns } from './import-fields.ts'

/** A table of text. `firstRow` is the number of `rows[0]` in the spreadsheet, where the header usually is row 1. */
export interface Sheet {
  header: string[]
  rows: string[][]
  firstRow?: number
  /** Numbers of the rows that the spreadsheet does not show. */
  hiddenRows?: ReadonlySet<number>
}

/** Titles above a table are skipped as long as the header comes early. */
const headerSearchDepth = 10

/** Whether the first row names the columns: nothing in it looks like data, and words or the rows below say so. */
export function hasHeader(rows: readonly string[][]): boolean {
  const [firstRow, ...below] = rows
  return firstRow !== undefined && isHeader(firstRow, below)
}

/**
 * The table in a spreadsheet. Without a header it still works when e-mail addresses show what the columns are; these
 * are then named A, B, C. Rows of totals count as blank. Issues: `import_file_empty` (no data row), `import_no_header` (neither header nor addresses).
 */
export function toSheet(rows: readonly string[][]): { sheet: Sheet; issues: Issue[] } {
  const filled = rows.findIndex((row) => !isBlank(row))
  if (filled < 0) return { sheet: { header: [], rows: [] }, issues: [issue('import_file_empty')] }
  const header = findHeader(rows, filled)
  const bodyStart = header === undefined ? filled : header + 1
  const body = rows.slice(bodyStart).map((row) => (isTotal(row) ? [] : row))
  const width = Math.max(0, ...rows.slice(header ?? filled).map((row) => row.length))
  const names = header === undefined ? letters(width) : padded(rows[header] ?? [], width)
  const sheet = { header: names, rows: body.map((row) => padded(row, width)), firstRow: bodyStart + 1 }
  if (body.every(isBlank)) return { sheet, issues: [issue('import_file_empty')] }
  const readable = header !== undefined || body.some((row) => row.some((cell) => cell.includes('@')))
  return { sheet, issues: readable ? [] : [issue('import_no_header')] }
}

function findHeader(rows: readonly string[][], start: number): number | undefined {
  for (let rowIndex = start; rowIndex < Math.min(rows.length, start + headerSearchDepth); rowIndex++) {
    const row = rows[rowIndex] ?? []
    if (isHeader(row, rows.slice(rowIndex + 1, rowIndex + 200))) return rowIndex
    if (row.some((cell) => cell.includes('@'))) return undefined
  }
  return undefined
}

function isHeader(row: readonly string[], below: readonly string[][]): boolean {
  // A question may have any name.
  if (ownColumns(row)) return true
  const names = row.filter((cell) => cell.trim() !== '')
  if (names.length === 0 || names.some(looksLikeData)) return false
  const knownHeaders = names.filter((cell) => headerField(cell) !== undefined).length
  if (knownHeaders >= 2 || knownHeaders === names.length) return true
  if (names.length < 2) return false
  return row.some((cell, column) => cell.trim() !== '' && below.some((otherRow) => otherRow[column]?.includes('@')))
}

export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '')
}

const totalWords =
  /^(?:(?:gesamt|zwischen)?summen?|gesamt(?:zahl|anzahl)?|insgesamt|anzahl|(?:grand |sub ?)?totals?|sum|count)(?: (?:personen|teilnehmer\w*|gaste|anmeldungen|platze|people|persons|participants|guests|seats))?(?: \d[\d ]*)?$/
const amount = /^[\d.,\s]+(?:€|%|\p{L}+)?$/u

/** Sums below a list or between its parts: a word for them and amounts, nothing else. */
function isTotal(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isWord = (cell: string) => totalWords.test(folded(cell))
  return cells.some(isWord) && cells.every((cell) => isWord(cell) || amount.test(cell))
}

function padded(row: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, column) => row[column] ?? '')
}

function letters(width: number): string[] {
  const letter = (index: number) => String.fromCharCode(65 + index)
  return Array.from({ length: width }, (_, column) =>
    column < 26 ? letter(column) : letter(Math.floor(column / 26) - 1) + letter(column % 26),
  )
}
