import writeXlsxFile from 'write-excel-file/node'
import { guardApostrophe, looksLikeFormula } from './formula-guard.ts'

/** Workbooks escape characters as `_x0041_`; literal text of that form has to be escaped itself. */
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g

/** The number format of text: a program that the cell is edited in does not make a formula of it. */
const textFormat = '@'

/** A workbook with one sheet whose cells are all text, never formulas. CPU-heavy: runs only in a worker. */
export async function renderXlsx(
  sheetName: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const cell = (text: string) => ({
    value: written(text),
    type: String,
    ...(looksLikeFormula(text) && { format: textFormat }),
  })
  const table = [
    header.map((name) => ({ ...cell(name), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((text) => (text === '' ? null : cell(text)))),
  ]
  const columns = header.map((name) => ({ width: Math.max(12, name.length + 2) }))
  return writeXlsxFile(table, { sheet: sheetName, columns, stickyRowsCount: 1 }).toBuffer()
}

function written(text: string): string {
  const plain = guardApostrophe(text).replace(looksEscaped, '_x005F_')
  // The library looks texts up in a plain object, where "valueOf" would find an inherited member. Escaping one character avoids
  // that.
  return plain in Object.prototype ? asNumber(plain.charCodeAt(0)) + plain.slice(1) : plain
}

function asNumber(character: number): string {
  return `_x${character.toString(16).toUpperCase().padStart(4, '0')}_`
}
