import Papa from 'papaparse'
import { decodeText } from './decode-text.ts'
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

const delimiters = [';', ',', '\t', '|']
/** Rows sampled, and a number of characters that contains them. */
const sampleRows = 30
const sampleText = 64 * 1024

/** Picks the delimiter with the most rows of equal width; Papa Parse's own guess fails on blank lines and short lists. */
function guessDelimiter(text: string): string {
  const sample = text.slice(0, sampleText)
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...regularity(sample, delimiter) }))
    .filter(({ width }) => width > 1)
    .sort((one, other) => other.share - one.share || other.width - one.width)
  return best?.delimiter ?? ';'
}

/** The most common width and the share of rows that have it. */
function regularity(sample: string, delimiter: string): { width: number; share: number } {
  const { data } = Papa.parse<string[]>(sample, { delimiter, preview: sampleRows * 2, skipEmptyLines: 'greedy' })
  const widths = data.slice(0, sampleRows).map((row) => row.length)
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [common] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])
  return common ? { width: common[0], share: common[1] / widths.length } : { width: 0, share: 0 }
}
