import writeXlsxFile from 'write-excel-file/node'
import { guardFormula } from './formula-guard.ts'

/** Characters that XML cannot hold. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu
/** How workbooks write a character by its number; text that looks like it must not be read as one. */
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g

/** A workbook of one sheet whose cells are text, whatever they look like (reliability 2.4 #15). Heavy: runs in a worker only. */
export async function renderXlsx(
  sheetName: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const cell = (text: string) => ({ value: guarded(text), type: String })
  const table = [
    header.map((name) => ({ ...cell(name), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((text) => (text === '' ? null : cell(text)))),
  ]
  const columns = header.map((name) => ({ width: Math.max(12, name.length + 2) }))
  return writeXlsxFile(table, { sheet: sheetName, columns, stickyRowsCount: 1 }).toBuffer()
}

function guarded(text: string): string {
  const written = guardFormula(text).replace(unwritable, '').replace(looksEscaped, '_x005F_')
  // The library looks texts up in a plain object and would take the inherited "valueOf" for one it knows already.
  return written in Object.prototype ? asNumber(written.charCodeAt(0)) + written.slice(1) : written
}

function asNumber(character: number): string {
  return `_x${character.toString(16).toUpperCase().padStart(4, '0')}_`
}
