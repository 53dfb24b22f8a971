import { guessMapping, toSheet } from '@running-dinner/domain/people'
import { zipSync } from 'fflate'
import iconv from 'iconv-lite'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { unguardFormula } from './formula-guard.ts'
import { SpreadsheetProblem, spreadsheetLimits } from './spreadsheet-problem.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

/** A list of people further behind is not searched for. */
const sheetSearchDepth = 10

interface ParsedSheet {
  rows: string[][]
  hiddenRows: ReadonlySet<number>
  /** Absent for a file that has no sheets. */
  name?: string
}

interface Workbook extends ParsedSheet {
  /** Names of all sheets that list people. */
  lists: string[]
}

/**
 * The visible sheet of that name that lists people, as text; else the first one that does, else the first one. Notes often stand
 * before the list.
 */
async function parseXlsx(bytes: Buffer, wantedSheet?: string): Promise<Workbook> {
  const { sheetCount, ...first } = await parseSheet(bytes, 0)
  const lists: string[] = []
  let chosenSheet: ParsedSheet | undefined
  for (let choice = 0; choice < Math.min(sheetCount, sheetSearchDepth); choice++) {
    const sheet = choice === 0 ? first : await laterSheet(bytes, choice, lists.length > 0)
    if (!sheet || !listsPeople(sheet.rows)) continue
    lists.push(sheet.name)
    if (chosenSheet === undefined || (sheet.name === wantedSheet && chosenSheet.name !== wantedSheet))
      chosenSheet = sheet
  }
  return { ...(chosenSheet ?? first), lists }
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

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell)
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell)
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const text = date.toISOString().replace('T', ' ').slice(0, 19)
  return text.endsWith(' 00:00:00') ? text.slice(0, 10) : text
}

/** Share of control characters above which a file is not text. */
const controlShare = 0.002
/** Share of bytes above 127 that no western European text reaches. */
const highByteShare = 0.3

const markedUtf16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

/** Decodes UTF-8, UTF-16, Windows-1252, Mac Roman or MS-DOS 850; undefined for binary data. */
export function decodeText(bytes: Buffer): string | undefined {
  const text = decode(bytes)
  if (text === undefined || text.includes('\0')) return undefined
  const controls = text.match(/(?![\t\n\v\f\r\u0085])[\p{Cc}\uFFFE\uFFFF]/gu)?.length ?? 0
  return controls > text.length * controlShare ? undefined : text
}

function decode(bytes: Buffer): string | undefined {
  const mark = bytes.subarray(0, 2).toString('hex')
  const utf16 = markedUtf16[mark] ?? unmarkedUtf16(bytes)
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes)
  const utf8 = decodeUtf8(bytes)
  if (utf8 !== undefined) return utf8
  const high = bytes.reduce((count, byte) => count + (byte > 127 ? 1 : 0), 0)
  // Not by TextDecoder: Node 20.19 and others decode 0x80 to 0x9F (€, quotation marks, dashes) as control characters.
  return high > bytes.length * highByteShare ? undefined : decodeCodePage(bytes)
}

/** The first wins where none has more letters in their right places: on today's machines it is the likely one. */
const codePages = ['win1252', 'macroman', 'cp850'] as const
/** Umlauts where German has them; other accents weigh less, and signs inside words speak against a code page. */
const umlauts = /(?<=\p{L})[äöü](?=\p{L})|(?<!\p{L})[ÄÖÜ](?=\p{Ll})|(?<=\p{L})ß/gu
const accents = /(?<=\p{L})[éèêëáàâãåæçñóøúšž]|(?<!\p{L})[ÉÅÆÇØŠŽ](?=\p{Ll})/gu
const quotes = /(?<!\p{L})[„“](?=\p{L})|(?<=\p{L})[“”](?!\p{L})|(?<=\p{L})’(?=\p{L}|\s)|(?<=\s)[–€](?!\p{L})/gu
const signsInWords = /(?<=\p{L})[^\p{L}\p{M}\p{N}\p{P}\s\x20-\x7E](?=\p{L})/gu

function decodeCodePage(bytes: Buffer): string {
  const texts = codePages.map((codePage) => iconv.decode(bytes, codePage))
  const scores = texts.map(
    (text) => count(text, umlauts) + (count(text, accents) + count(text, quotes)) / 2 - count(text, signsInWords),
  )
  return texts[scores.indexOf(Math.max(...scores))] ?? ''
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Western text in UTF-16 has a zero in nearly every second byte. */
function unmarkedUtf16(bytes: Buffer): string | undefined {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined
  const zeros = [0, 0]
  for (const [offset, byte] of bytes.entries()) if (byte === 0) zeros[offset % 2] = (zeros[offset % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map((count) => count / (bytes.length / 2))
  if (odd > 0.6 && even < 0.05) return 'utf-16le'
  return even > 0.6 && odd < 0.05 ? 'utf-16be' : undefined
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

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
    .sort((left, right) => right.share - left.share || right.width - left.width)
  return best?.delimiter ?? ';'
}

/** The most common width and the share of rows that have it. */
function regularity(sample: string, delimiter: string): { width: number; share: number } {
  const { data } = Papa.parse<string[]>(sample, { delimiter, preview: sampleRows * 2, skipEmptyLines: 'greedy' })
  const widths = data.slice(0, sampleRows).map((row) => row.length)
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [common] = [...counts].sort((left, right) => right[1] - left[1] || right[0] - left[0])
  return common ? { width: common[0], share: common[1] / widths.length } : { width: 0, share: 0 }
}

const readable = new Set(['xlsx', 'csv', 'tsv', 'txt', 'ods'])
/** An OpenDocument archive begins with its type, uncompressed. */
const openDocument = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'
/** Magic numbers of old Excel and encrypted files, PDF, PNG, JPEG, GIF, RIFF, RTF, gzip, 7z, RAR, executables. */
const foreign = [
  'd0cf11e0a1b11ae1',
  '25504446',
  '89504e47',
  'ffd8ff',
  '47494638',
  '52494646',
  '7b5c727466',
  '1f8b',
  '377abcaf',
  '52617221',
  '7f454c46',
  '4d5a90',
]

/** Decided by the first bytes; the file name can only lead to a refusal (a .pdf is refused whatever it contains). */
function fileKind(bytes: Uint8Array, filename: string): 'xlsx' | 'text' {
  const extension = /\.([^./\\]+)$/.exec(filename.trim())?.[1]?.toLowerCase()
  if (extension !== undefined && !readable.has(extension)) throw new SpreadsheetProblem('import_file_type_unknown')
  const isOpenDocument = Buffer.from(bytes.subarray(30, 30 + openDocument.length)).toString('latin1') === openDocument
  if (extension === 'ods' || isOpenDocument) throw new SpreadsheetProblem('import_file_open_document')
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  if (start.startsWith('504b0304')) return 'xlsx'
  if (start.startsWith('504b') || foreign.some((magic) => start.startsWith(magic))) {
    throw new SpreadsheetProblem('import_file_type_unknown')
  }
  return 'text'
}

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
