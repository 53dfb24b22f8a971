import { type Zippable, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const workbookXml = `<workbook xmlns="${main}"><sheets><sheet name="A" sheetId="1" xmlns:r="${relations}" r:id="rId1"/></sheets></workbook>`
const relationsXml = `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

/** A workbook whose only sheet is the given XML; `more` adds or replaces files. */
export function workbookOf(
  sheet: string | Uint8Array,
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Buffer {
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': workbookXml,
    'xl/_rels/workbook.xml.rels': relationsXml,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  }
  const bytes: Zippable = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, Buffer.from(file)]))
  return Buffer.from(zipSync(bytes, { level: 1 }))
}

/** A workbook of several sheets, their names and attributes as XML. */
export function workbookWith(sheets: readonly { name: string; sheet: string; attributes?: string }[]): Buffer {
  const tags = sheets.map(
    ({ name, attributes = '' }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${attributes} r:id="rId${at + 1}"/>`,
  )
  const related = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return workbookOf('', {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${tags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(({ sheet }, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet])),
  })
}

export function sheetXml(rows: string): string {
  return `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
}

/** Rows of text cells, as written by spreadsheet programs. */
export function rowsXml(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row, at) => {
      const cells = row.map(
        (text, column) => `<c r="${letters(column)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
      )
      return `<row r="${at + 1}">${cells.join('')}</row>`
    })
    .join('')
}

function letters(column: number): string {
  return (
    (column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))) + String.fromCharCode(65 + (column % 26))
  )
}

/** A million rows with one number each: 37 MB unpacked, yet small enough to upload. */
export function millionRows(): Buffer {
  return workbookOf(sheetXml('<row><c r="A1"><v>1</v></c></row>'.repeat(1_000_000)))
}

/** A million empty rows. */
export function millionEmptyRows(): Buffer {
  return workbookOf(sheetXml('<row/>'.repeat(1_000_000)))
}

/** 40 MB of blanks in one part, compressed to a thousandth. */
export function blankBomb(part: string): Buffer {
  return workbookOf(sheetXml(rowsXml([['E-Mail'], ['a@example.org']])), {
    [part]: Buffer.alloc(40 * 1024 * 1024, ' '),
  })
}

/** The same archive, declaring all its files no longer than `size` bytes. */
export function claimingSize(archive: Buffer, size: number): Buffer {
  const spoofed = Buffer.from(archive)
  for (const signature of ['504b0304', '504b0102']) {
    const field = signature === '504b0304' ? 22 : 24
    const mark = Buffer.from(signature, 'hex')
    for (let at = spoofed.indexOf(mark); at >= 0; at = spoofed.indexOf(mark, at + 4)) {
      if (spoofed.readUInt32LE(at + field) > size) spoofed.writeUInt32LE(size, at + field)
    }
  }
  return spoofed
}
