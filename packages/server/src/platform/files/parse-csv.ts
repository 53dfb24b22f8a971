import Papa from 'papaparse'
import { decodeText } from './decode-text.ts'
import { guessDelimiter } from './guess-delimiter.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** Excel writes this line to declare the separator; it is not a row. */
const separatorLine = /^sep=(.)\r?\n/i

/** Blank lines are kept, so that row numbers match those of the file. */
export function parseCsv(bytes: Buffer): string[][] {
  const text = decodeText(bytes)?.replace(/^\uFEFF/, '')
  if (text === undefined || /^\s*[<{]/.test(text)) throw new SpreadsheetProblem('import_file_type_unknown')
  const declared = separatorLine.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const { data, errors, meta } = Papa.parse<string[]>(body, {
    delimiter: declared?.[1] ?? guessDelimiter(body),
    preview: spreadsheetLimits.rowTags,
  })
  if (meta.truncated) throw new SpreadsheetProblem('import_too_many_rows', { max: spreadsheetLimits.rows })
  if (errors.some((error) => error.code === 'MissingQuotes')) throw new SpreadsheetProblem('import_file_broken')
  return data
}
