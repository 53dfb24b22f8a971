import { spreadsheetLimits } from './spreadsheet-limits.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** Start of a row's tag, with and without a namespace prefix. */
const rowStarts = [Buffer.from('<row'), Buffer.from(':row')]

/** Counts rows while a sheet is unpacked, so that a sheet of a million rows is refused after the first few thousand. */
export function rowCounter(): (chunk: Buffer) => void {
  let rows = 0
  let tail: Buffer = Buffer.alloc(0)
  return (chunk) => {
    const bytes = Buffer.concat([tail, chunk])
    for (const start of rowStarts) {
      for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + start.length)) rows++
    }
    tail = bytes.subarray(Math.max(0, bytes.length - 3))
    if (rows > spreadsheetLimits.rowTags) throw tooManyRows()
  }
}

/**
 * A single cell at XFD1048576 makes the reader allocate 17 billion cells, so every cell reference (attribute `r`, except the
 * namespace declaration `xmlns:r`) is checked first. References in any unusual notation are refused.
 */
export function checkSheetGrid(xml: string): void {
  let lastRow = 0
  let lastColumn = 0
  for (const [, place = '', end] of xml.matchAll(/(?<!xmlns:)\br\s*=\s*["']([^"']{0,20})(["']?)/g)) {
    const plain = /^([A-Z]{0,3})(\d{1,7})$/.exec(place)
    if (!plain || !end) throw new SpreadsheetProblem('import_file_broken')
    lastRow = Math.max(lastRow, Number(plain[2]))
    lastColumn = Math.max(lastColumn, columnNumber(plain[1] ?? ''))
  }
  if (lastRow * lastColumn <= spreadsheetLimits.gridCells) return
  throw lastColumn > 1000
    ? new SpreadsheetProblem('import_too_many_columns', { max: spreadsheetLimits.columns })
    : tooManyRows()
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

function tooManyRows(): SpreadsheetProblem {
  return new SpreadsheetProblem('import_too_many_rows', { max: spreadsheetLimits.rows })
}
