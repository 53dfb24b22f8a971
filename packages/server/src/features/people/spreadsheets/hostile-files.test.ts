import { randomBytes } from 'node:crypto'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import {
  blankBomb,
  claimingSize,
  millionEmptyRows,
  millionRows,
  rowsXml,
  sheetXml,
  workbookOf,
} from '../../../../test/hostile-workbooks.ts'
import { createWorkerPool } from '../../../platform/workers/worker-pool.ts'
import { laneOf } from '../../../worker-tasks.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { SpreadsheetProblem, spreadsheetLimits } from './spreadsheet-problem.ts'
import { openZip } from './unpack-xlsx.ts'

const workers = createWorkerPool(laneOf, { deadline: 60_000 })
afterAll(() => workers.close())

async function outcome(bytes: Buffer, filename: string): Promise<string> {
  try {
    const { rows } = await readSpreadsheet(workers, bytes, filename)
    return `${rows.length} rows`
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return error.code
    throw error
  }
}

const people = (count: number, columns = 1) =>
  Array.from({ length: count }, (_, at) => Array.from({ length: columns }, () => `p${at}@example.org`))
const workbook = (rows: readonly (readonly string[])[]) => workbookOf(sheetXml(rowsXml(rows)))
const cells = (xml: string) => workbookOf(sheetXml(xml))
const noise = (length: number, from = 0) => {
  let state = 7
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 1103515245 + 12345) % 2147483648
      return from + ((state >>> 16) % (256 - from))
    }),
  )
}
const sheetPart = 'xl/worksheets/sheet1.xml'
/** It shrinks to far less than a hundredth. */
const sheetOfSize = (size: number) => workbookOf(sheetXml(rowsXml(people(2))).padEnd(size))

describe('reading a workbook', () => {
  test.each<[string, () => Buffer, string]>([
    ['with 3,000 people under a header', () => workbook(people(3001)), '3001 rows'],
    ['with one person more', () => workbook(people(3002)), 'import_too_many_rows'],
    ['with 40 columns', () => workbook(people(2, 40)), '2 rows'],
    ['with 41 columns', () => workbook(people(2, 41)), 'import_too_many_columns'],
    ['of a million rows', millionRows, 'import_too_many_rows'],
    ['of a million empty rows', millionEmptyRows, 'import_too_many_rows'],
    ['of a million rows that claims to be small', () => claimingSize(millionRows(), 1000), 'import_too_many_rows'],
    [
      'with a cell in the last corner',
      () => cells('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
      'import_too_many_columns',
    ],
    [
      'with a cell in the last row',
      () => cells('<row r="1"><c r="J1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
      'import_too_many_rows',
    ],
    ['with a row number that is none', () => cells('<row r="1e9"><c r="A1"><v>1</v></c></row>'), 'import_file_broken'],
    ['with a hidden cell address', () => cells('<row r="1"><c r="&#88;FD9"><v>1</v></c></row>'), 'import_file_broken'],
    ['with 40 MB of blanks for a sheet', () => blankBomb(sheetPart), 'import_file_too_large'],
    ['with 40 MB of blanks somewhere else', () => blankBomb('xl/theme/theme1.xml'), 'import_file_too_large'],
    ['with a sheet of 1 MB that is nearly all blank', () => sheetOfSize(1024 * 1024), '2 rows'],
    ['with one of a byte more', () => sheetOfSize(1024 * 1024 + 1), 'import_file_too_large'],
    ['with a bomb that claims to be small', () => claimingSize(blankBomb(sheetPart), 1000), 'import_file_too_large'],
    [
      'of more than 100 parts',
      () => workbookOf(sheetXml(''), Object.fromEntries(Array.from({ length: 98 }, (_, at) => [`x${at}.bin`, 'x']))),
      'import_file_too_large',
    ],
    [
      'with a document type',
      () => workbookOf(`<!DOCTYPE a [<!ENTITY b "c">]>${sheetXml(rowsXml(people(2)))}`),
      'import_file_broken',
    ],
    ['without a single value', () => workbook([['', ''], [' ']]), 'import_file_empty'],
    [
      'without a sheet',
      () => workbookOf('', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
      'import_file_broken',
    ],
    ['cut in half', () => workbook(people(50)).subarray(0, 600), 'import_file_broken'],
    ['with damaged bytes', () => damaged(workbook(people(50))), 'import_file_broken'],
    ['with one changed letter', () => changedLetter(workbook(people(50))), 'import_file_broken'],
    ['with encrypted parts', () => encrypted(workbook(people(50))), 'import_file_broken'],
    ['with a sheet that is no XML', () => workbookOf('{"a":1}'), 'import_file_broken'],
    [
      'larger than 2 MiB',
      () => workbookOf(sheetXml(rowsXml(people(2))), { 'x.bin': randomBytes(2_200_000) }),
      'import_file_too_large',
    ],
  ])('%s', async (_, make, expected) => {
    expect(await outcome(make(), 'liste.xlsx')).toBe(expected)
  })

  test('stops unpacking at most one chunk beyond the budget (INP-06)', async () => {
    const archive = await openZip(blankBomb(sheetPart))
    const bomb = archive.entries.get(sheetPart)
    if (!bomb) throw new Error('no bomb')
    const budget = { left: 300_000 }
    await expect(archive.unpack(bomb, budget)).rejects.toMatchObject({ code: 'import_file_too_large' })
    expect(budget.left).toBeGreaterThanOrEqual(-64 * 1024)
  })

  test('refuses a workbook that repeats one long text in every cell', async () => {
    const text = noise(spreadsheetLimits.cellText / 2, 97).toString('hex')
    expect(await outcome(workbook(Array.from({ length: 1000 }, () => [text])), 'liste.xlsx')).toBe(
      'import_file_too_large',
    )
    expect(await outcome(workbook(Array.from({ length: 10 }, () => [text])), 'liste.xlsx')).toBe('10 rows')
  })
})

describe('reading a file that is no list', () => {
  test.each<[string, Buffer, string, string]>([
    [
      'old Excel',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(600)]),
      'liste.xls',
      'import_file_type_unknown',
    ],
    [
      'old Excel with a new name',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(600)]),
      'liste.xlsx',
      'import_file_type_unknown',
    ],
    [
      'an OpenDocument sheet',
      Buffer.from(`504b0304${'00'.repeat(26)}`, 'hex'),
      'liste.ods',
      'import_file_open_document',
    ],
    [
      'an OpenDocument sheet with a new name',
      Buffer.concat([
        Buffer.from(`504b0304${'00'.repeat(26)}`, 'hex'),
        Buffer.from('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      ]),
      'liste.xlsx',
      'import_file_open_document',
    ],
    ['a PDF', Buffer.from('%PDF-1.7\nnothing'), 'liste.csv', 'import_file_type_unknown'],
    [
      'a PNG',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise(100)]),
      'liste.csv',
      'import_file_type_unknown',
    ],
    ['an archive', workbookOf('', { 'xl/workbook.xml': 'x' }).subarray(0, 0), 'liste.xlsx', 'import_file_empty'],
    [
      'an archive of other files',
      Buffer.from(zipSync({ 'a.txt': noise(50) })),
      'liste.xlsx',
      'import_file_type_unknown',
    ],
    ['an empty archive', Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'), 'liste.xlsx', 'import_file_type_unknown'],
    [
      'a web page',
      Buffer.from('<html><table><tr><td>a@example.org</td></tr></table></html>'),
      'liste.csv',
      'import_file_type_unknown',
    ],
    ['JSON', Buffer.from('{"email":"a@example.org"}'), 'liste.txt', 'import_file_type_unknown'],
    ['noise', noise(5000), 'liste.csv', 'import_file_type_unknown'],
    ['noise without zeros', noise(5000, 1), 'liste.csv', 'import_file_type_unknown'],
    ['text with a zero', Buffer.from('E-Mail\na@example.org\0\n'), 'liste.csv', 'import_file_type_unknown'],
    ['a list with a foreign name', Buffer.from('E-Mail\na@example.org\n'), 'liste.pdf', 'import_file_type_unknown'],
    ['nothing', Buffer.alloc(0), 'liste.csv', 'import_file_empty'],
    ['blanks', Buffer.from(' \n;;\n\n'), 'liste.csv', 'import_file_empty'],
  ])('%s', async (_, bytes, filename, expected) => {
    expect(await outcome(bytes, filename)).toBe(expected)
  })
})

describe('reading separated text', () => {
  test.each<[string, Buffer, string]>([
    ['of 3,001 rows', Buffer.from('a\n'.repeat(3001)), '3001 rows'],
    ['of 3,002 rows', Buffer.from('a\n'.repeat(3002)), 'import_too_many_rows'],
    [
      'of more than 10,000 lines, nearly all of them blank',
      Buffer.from(`a${'\n'.repeat(10_001)}`),
      'import_too_many_rows',
    ],
    ['of a million rows', Buffer.from('a\n'.repeat(1_000_000)), 'import_too_many_rows'],
    ['of 41 columns', Buffer.from(`${'a;'.repeat(40)}a\n`), 'import_too_many_columns'],
    ['of 40 columns and blank ones behind', Buffer.from(`${'a;'.repeat(40)};;;\n`), '1 rows'],
    ['of two million columns', Buffer.from(`${';'.repeat(2_000_000)}a`), 'import_too_many_columns'],
    ['with a quote that never ends', Buffer.from('"Anna;Weiß\nBen;Kern\n'), 'import_file_broken'],
    ['of more than 2 MiB', Buffer.from('a;b\n'.repeat(600_000)), 'import_file_too_large'],
  ])('%s', async (_, bytes, expected) => {
    expect(await outcome(bytes, 'liste.csv')).toBe(expected)
  })
})

function damaged(archive: Buffer): Buffer {
  // The compressed sheet follows the name in its local header.
  archive.fill(0xa5, archive.indexOf(sheetPart) + sheetPart.length + 100, archive.indexOf(sheetPart) + 140)
  return archive
}

/** The same files uncompressed, with one letter changed that only the checksum reveals. */
function changedLetter(archive: Buffer): Buffer {
  const stored = Buffer.from(zipSync(unzipSync(archive), { level: 0 }))
  stored.write('q', stored.indexOf('p1@example'))
  return stored
}

/** The same archive with every entry marked as encrypted. */
function encrypted(archive: Buffer): Buffer {
  const mark = Buffer.from('504b0102', 'hex')
  for (let at = archive.indexOf(mark); at >= 0; at = archive.indexOf(mark, at + 4)) archive[at + 8] = 1
  return archive
}
