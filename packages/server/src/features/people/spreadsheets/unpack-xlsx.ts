import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { SpreadsheetProblem, spreadsheetLimits } from './spreadsheet-problem.ts'

/** Bytes that may still be unpacked from one archive. */
interface UnpackBudget {
  left: number
}

interface ZipArchive {
  entries: ReadonlyMap<string, Entry>
  /**
   * Unpacks one file chunk by chunk and stops when it exceeds the budget or its ratio: whatever sizes the archive declares, at
   * most one chunk too much is in memory. `watch` sees each chunk and refuses the file by throwing.
   */
  unpack(entry: Entry, budget: UnpackBudget, watch?: (chunk: Buffer) => void): Promise<Buffer>
}

/** The files that an archive lists, not unpacked yet. Encrypted, split and damaged archives are broken. */
export async function openZip(bytes: Buffer): Promise<ZipArchive> {
  // Declared sizes are checked by `checkDeclaredSize`, after the number of rows: that is the more helpful answer.
  const zip = await orBroken(fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: false }))
  if (zip.entryCount > spreadsheetLimits.zipEntries) throw new SpreadsheetProblem('import_file_too_large')
  const entriesByPath = new Map<string, Entry>()
  const listEntries = async () => {
    for await (const entry of zip.eachEntry()) entriesByPath.set(entry.fileName, entry)
  }
  await orBroken(listEntries())
  return {
    entries: entriesByPath,
    unpack: (entry, budget, watch) => unpack(zip, entry, budget, watch),
  }
}

async function unpack(
  zip: ZipFile,
  entry: Entry,
  budget: UnpackBudget,
  watch?: (chunk: Buffer) => void,
): Promise<Buffer> {
  const stream = await orBroken(zip.openReadStreamPromise(entry))
  const chunks: Buffer[] = []
  let size = 0
  const unpackSheet = async () => {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      budget.left -= chunk.length
      watch?.(chunk)
      const isSwollen = size > spreadsheetLimits.ratioFrom && size > entry.compressedSize * spreadsheetLimits.ratio
      if (budget.left < 0 || isSwollen) throw new SpreadsheetProblem('import_file_too_large')
      chunks.push(chunk)
    }
  }
  await orBroken(unpackSheet())
  const content = Buffer.concat(chunks)
  // yauzl does not check it.
  if (crc32(content) !== entry.crc32) throw new SpreadsheetProblem('import_file_broken')
  return content
}

/** The archive is in memory, so everything that fails here is the fault of the file. */
async function orBroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof SpreadsheetProblem ? error : new SpreadsheetProblem('import_file_broken')
  }
}

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
    const zipEntry = entries.get(path)
    if (!zipEntry) return ''
    const content = await archive.unpack(zipEntry, budget, watch)
    if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY'))
      throw new SpreadsheetProblem('import_file_broken')
    files.set(path, content)
    return content.toString('latin1')
  }
  if (!entries.has(workbookPath)) throw new SpreadsheetProblem('import_file_type_unknown')
  const sheets = workbookParts(await unpack(workbookPath), await unpack(relationsPath))
  const sheetParts = sheets[choice]
  if (!sheetParts || !entries.has(sheetParts.sheet)) throw new SpreadsheetProblem('import_file_broken')
  // The sheet is checked before the declared sizes: "too many rows" is the more helpful answer.
  const sheet = await unpack(sheetParts.sheet, rowCounter())
  checkSheetGrid(sheet)
  checkDeclaredSize(archive)
  for (const path of sheetParts.others) await unpack(path)
  return {
    sheetName: sheetParts.name,
    sheetNumber: sheetParts.sheetNumber,
    hiddenRows: hiddenRows(sheet),
    sheetCount: sheets.length,
    files,
  }
}

function checkDeclaredSize({ entries }: ZipArchive): void {
  const declared = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (declared > spreadsheetLimits.unpackedSize) throw new SpreadsheetProblem('import_file_too_large')
}

/** The archive paths of the parts needed to read one sheet. */
interface WorkbookParts {
  name: string
  /** Position among all sheets, starting with 1. */
  sheetNumber: number
  sheet: string
  /** Shared strings and number formats, if the workbook has them. */
  others: string[]
}

const workbookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'

/** One for each visible worksheet in their order; of a workbook that shows none, its first. */
function workbookParts(workbook: string, relations: string): WorkbookParts[] {
  const sheets = tags(workbook, 'sheet').filter((tag) => attribute(tag, 'name') !== undefined)
  const related = tags(relations, 'Relationship')
  const otherParts = related.filter((tag) => ['sharedStrings', 'styles'].includes(typeOf(tag))).map(pathOf)
  const worksheets = sheets.flatMap((tag, index) => {
    const relationId = attribute(tag, '[\\w.-]+:id')
    const sheet = related.find(
      (relation) => attribute(relation, 'Id') === relationId && typeOf(relation) === 'worksheet',
    )
    if (relationId === undefined || sheet === undefined) return []
    const isVisible = !/hidden/i.test(attribute(tag, 'state') ?? '')
    const name = textOf(attribute(tag, 'name') ?? '')
    return [{ isVisible, parts: { name, sheetNumber: index + 1, sheet: pathOf(sheet), others: otherParts } }]
  })
  const visible = worksheets.filter(({ isVisible }) => isVisible)
  return (visible.length > 0 ? visible : worksheets.slice(0, 1)).map(({ parts }) => parts)
}

/** Numbers of the rows that are hidden by hand or by a filter. */
function hiddenRows(sheet: string): Set<number> {
  const hidden = new Set<number>()
  let number = 0
  for (const [tag] of sheet.matchAll(/<(?:[\w.-]{1,20}:)?row(?:\s[^>]{0,1000})?>/g)) {
    number = Number(attribute(tag, 'r') ?? number + 1)
    if (/^(?:1|true)$/.test(attribute(tag, 'hidden') ?? '')) hidden.add(number)
  }
  return hidden
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of an attribute in a part that was read byte by byte. */
function textOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1')
    .toString('utf8')
    .replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
}

function tags(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^>]*>`, 'g')) ?? []
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return match?.[1] ?? match?.[2]
}

function typeOf(relation: string): string {
  return attribute(relation, 'Type')?.split('/').at(-1) ?? ''
}

function pathOf(relation: string): string {
  const target = attribute(relation, 'Target') ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Start of a row's tag, with and without a namespace prefix. */
const rowStarts = [Buffer.from('<row'), Buffer.from(':row')]

/** Counts rows while a sheet is unpacked, so that a sheet of a million rows is refused after the first few thousand. */
function rowCounter(): (chunk: Buffer) => void {
  let rows = 0
  let tail: Buffer = Buffer.alloc(0)
  return (chunk) => {
    const bytes = Buffer.concat([tail, chunk])
    for (const start of rowStarts) {
      for (let offset = bytes.indexOf(start); offset >= 0; offset = bytes.indexOf(start, offset + start.length)) rows++
    }
    tail = bytes.subarray(Math.max(0, bytes.length - 3))
    if (rows > spreadsheetLimits.rowTags) throw tooManyRows()
  }
}

/**
 * A single cell at XFD1048576 makes the reader allocate 17 billion cells, so every cell reference (attribute `r`, except the
 * namespace declaration `xmlns:r`) is checked first. References in any unusual notation are refused.
 */
function checkSheetGrid(xml: string): void {
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
