import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { createWorkerPool } from '../../../platform/workers/worker-pool.ts'
import { laneOf } from '../../../worker-tasks.ts'
import { parseSpreadsheet } from './parse-spreadsheet.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { renderXlsx } from './render-xlsx.ts'
import { writeCsv, writeSpreadsheet } from './write-spreadsheet.ts'

const workers = createWorkerPool(laneOf, { deadline: 60_000 })
afterAll(() => workers.close())

const header = ['Name', 'E-Mail', 'Notiz']
const hostile = [
  '=HYPERLINK("http://evil.example")',
  '@SUM(A1)',
  '+49 151',
  '-1',
  "'=x",
  "''+1",
  "'s Gravenhage",
  '|calc',
  '_x0041_',
  '<b>&amp;',
]

const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(...hostile),
    fc.string({ unit: fc.constantFrom(...'=+-@\'";,|\n a1ßü&<>_x004'), maxLength: 10 }),
  )
  // Stored text is trimmed and free of control characters, and so is exported text.
  .map((text) => text.replace(/(?!\n)[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').trim())
const table = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 5 })

test('reads back what was written as .xlsx (SEC-12)', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const file = await renderXlsx('Teilnehmer', header, rows)
      expect(padded(await parseSpreadsheet(file, 'x.xlsx'))).toEqual([header, ...rows])
    }),
    { numRuns: 100 },
  )
})

test('leaves out of a workbook what XML cannot hold', async () => {
  const file = await renderXlsx('Teilnehmer', header, [['a\u0000\u0001', 'b\uFFFE', 'c\uD800']])
  expect(textsOf(partsOf(file))).toEqual([...header, 'a', 'b', 'c'])
})

test('reads back names of members that every object inherits', async () => {
  const rows = [...Object.getOwnPropertyNames(Object.prototype), 'constructor'].map((name) => ['x', name, `${name}!`])
  expect(await parseSpreadsheet(await renderXlsx('Teilnehmer', header, rows), 'x.xlsx')).toEqual([header, ...rows])
})

test('reads back what was written as .csv (SEC-12)', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      expect(padded(await parseSpreadsheet(writeCsv(header, rows), 'x.csv'))).toEqual([header, ...rows])
    }),
    { numRuns: 200 },
  )
})

test('reads back in a worker what a worker wrote', async () => {
  const rows = [['Anna', 'anna@example.org', '=1+1']]
  const file = await writeSpreadsheet(workers, { sheetName: 'Teilnehmer', header, rows })
  expect(await readSpreadsheet(workers, file, 'participants-export.xlsx')).toEqual({ rows: [header, ...rows] })
})

test('writes every text into a workbook as it is, and gives what looks like a formula the format of text (SEC-12)', async () => {
  const file = await renderXlsx('Teilnehmer', header, [hostile])
  const parts = partsOf(file)
  const sheet = parts.find(([name]) => name.startsWith('xl/worksheets/'))?.[1] ?? ''
  expect(sheet).not.toMatch(/<f[\s>]/)
  expect(sheet.match(/<c\s[^>]*>/g)?.every((tag) => /t="(s|inlineStr)"/.test(tag))).toBe(true)
  const styles = parts.find(([name]) => name === 'xl/styles.xml')?.[1] ?? ''
  const textFormat = /<numFmt numFmtId="(\d+)" formatCode="@"/.exec(styles)?.[1]
  const cellFormats = [...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf\s[^>]*>/g)].map(
    ([tag]) => /numFmtId="(\d+)"/.exec(tag)?.[1],
  )
  const isText = [...sheet.matchAll(/<c\s[^>]*r="[A-J]2"[^>]*>/g)].map(
    ([tag]) => textFormat !== undefined && cellFormats[Number(/\ss="(\d+)"/.exec(tag)?.[1] ?? 0)] === textFormat,
  )
  expect(isText).toEqual([true, true, true, true, false, false, false, false, false, false])
  expect(textsOf(parts)).toEqual(expect.arrayContaining(['@SUM(A1)', '+49 151', '-1', "'s Gravenhage"]))
})

test('writes no CSV cell that starts like a formula, and marks the encoding for Excel (SEC-12)', () => {
  const text = writeCsv(
    header,
    hostile.map((text) => [text]),
  ).toString('utf8')
  expect(text.startsWith('\uFEFFName;E-Mail;Notiz\r\n')).toBe(true)
  const cells = text
    .slice(1)
    .split(/\r\n|;/)
    .map((text) => text.replace(/^"/, ''))
  expect(cells.filter((text) => /^[=+\-@\t]/.test(text))).toEqual([])
})

/** Names and XML of the parts of a workbook. */
function partsOf(file: Buffer): (readonly [string, string])[] {
  return Object.entries(unzipSync(file)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])
}

/** As they stand in the XML: reading the workbook back could leave out what does not belong there. */
function textsOf(parts: readonly (readonly [string, string])[]): string[] {
  return parts.flatMap(([, xml]) => [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map((match) => match[1] ?? ''))
}

/** Trailing blank cells of a row are not written. */
function padded(rows: readonly string[][]): string[][] {
  return rows.map((row) => header.map((_, column) => row[column] ?? ''))
}
