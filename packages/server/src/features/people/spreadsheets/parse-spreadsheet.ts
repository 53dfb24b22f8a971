import { fileKind } from './file-kind.ts'
import { unguardFormula } from './formula-guard.ts'
import { parseCsv } from './parse-csv.ts'
import { parseXlsx, type Workbook } from './parse-xlsx.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/**
 * The rows of an .xlsx, .csv or .tsv file as text, cut after the last filled row and column. CPU-heavy: runs only in a worker,
 * through `readSpreadsheet`. Throws `SpreadsheetProblem`.
 */
export async function parseSpreadsheet(bytes: Buffer, filename: string): Promise<string[][]> {
  return (await parseWorkbook(bytes, filename)).rows
}

/** As `parseSpreadsheet`, with what a workbook knows beside the rows. */
export async function parseWorkbook(bytes: Buffer, filename: string, sheet?: string): Promise<Workbook> {
  if (bytes.length > spreadsheetLimits.fileSize) throw new SpreadsheetProblem('import_file_too_large')
  const isWorkbook = fileKind(bytes, filename) === 'xlsx'
  const workbook = isWorkbook
    ? await parseXlsx(bytes, sheet)
    : { rows: parseCsv(bytes), hiddenRows: new Set<number>(), lists: [] }
  return { ...workbook, rows: checkedSize(workbook.rows) }
}

function checkedSize(rows: readonly string[][]): string[][] {
  const width = widths(rows).reduce((widest, rowWidth) => Math.max(widest, rowWidth), 0)
  const filled = rows.filter((row) => row.some(isFilled)).length
  if (filled === 0) throw new SpreadsheetProblem('import_file_empty')
  if (width > spreadsheetLimits.columns) {
    throw new SpreadsheetProblem('import_too_many_columns', { max: spreadsheetLimits.columns })
  }
  // The header is one more row.
  if (filled > spreadsheetLimits.rows + 1) {
    throw new SpreadsheetProblem('import_too_many_rows', { max: spreadsheetLimits.rows })
  }
  const last = rows.findLastIndex((row) => row.some(isFilled))
  let text = 0
  return rows.slice(0, last + 1).map((row) => {
    const cells = row.slice(0, width).map((cell) => unguardFormula(cell.slice(0, spreadsheetLimits.cellText)))
    text += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (text > spreadsheetLimits.allText) throw new SpreadsheetProblem('import_file_too_large')
    return cells
  })
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}

/** Width of every row up to its last filled cell. */
function widths(rows: readonly string[][]): number[] {
  return rows.map((row) => row.findLastIndex(isFilled) + 1)
}
