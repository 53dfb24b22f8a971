import { checkSheetGrid, rowCounter } from './check-sheet-grid.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'
import { hiddenRows, relationsPath, workbookParts, workbookPath } from './workbook-parts.ts'
import { openZip, type UnpackBudget, type ZipArchive } from './zip-archive.ts'

export interface UnpackedWorkbook {
  sheetName: string
  sheetNumber: number
  hiddenRows: ReadonlySet<number>
  /** How many sheets there are to choose from. */
  sheetCount: number
  /** Only the parts needed to read that sheet, by path, bounded in size and free of document types (XML entity expansion). */
  files: Map<string, Buffer>
}

/**
 * Unpacks the parts of a workbook that one of its visible sheets needs, within `spreadsheetLimits` before any library sees the file. Throws
 * `SpreadsheetProblem`: unknown type (an archive but no workbook), too large, too many rows or columns, broken.
 */
export async function unpackXlsx(bytes: Buffer, choice = 0): Promise<UnpackedWorkbook> {
  const archive = await openZip(bytes)
  const { entries } = archive
  const budget: UnpackBudget = { left: spreadsheetLimits.unpackedSize }
  const files = new Map<string, Buffer>()
  const unpack = async (path: string, watch?: (chunk: Buffer) => void): Promise<string> => {
    const entry = entries.get(path)
    if (!entry) return ''
    const content = await archive.unpack(entry, budget, watch)
    if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY'))
      throw new SpreadsheetProblem('import_file_broken')
    files.set(path, content)
    return content.toString('latin1')
  }
  if (!entries.has(workbookPath)) throw new SpreadsheetProblem('import_file_type_unknown')
  const sheets = workbookParts(await unpack(workbookPath), await unpack(relationsPath))
  const parts = sheets[choice]
  if (!parts || !entries.has(parts.sheet)) throw new SpreadsheetProblem('import_file_broken')
  // The sheet is checked before the declared sizes: "too many rows" is the more helpful answer.
  const sheet = await unpack(parts.sheet, rowCounter())
  checkSheetGrid(sheet)
  checkDeclaredSize(archive)
  for (const path of parts.others) await unpack(path)
  return {
    sheetName: parts.name,
    sheetNumber: parts.sheetNumber,
    hiddenRows: hiddenRows(sheet),
    sheetCount: sheets.length,
    files,
  }
}

function checkDeclaredSize({ entries }: ZipArchive): void {
  const declared = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (declared > spreadsheetLimits.unpackedSize) throw new SpreadsheetProblem('import_file_too_large')
}
