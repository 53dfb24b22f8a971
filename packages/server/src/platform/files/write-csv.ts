import Papa from 'papaparse'
import { guardFormula } from './formula-guard.ts'

/** Text as German Excel opens it by double click: UTF-8 with mark, semicolons, no formulas (reliability 2.4 #15). */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): Buffer {
  const table = [header, ...rows].map((row) => row.map(guardFormula))
  return Buffer.from(`\uFEFF${Papa.unparse(table, { delimiter: ';', newline: '\r\n' })}\r\n`, 'utf8')
}
