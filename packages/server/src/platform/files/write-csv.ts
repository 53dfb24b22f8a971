import Papa from 'papaparse'
import { guardFormula } from './formula-guard.ts'

/** CSV that German Excel opens by double click: UTF-8 with byte order mark, semicolons, no formulas. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): Buffer {
  const table = [header, ...rows].map((row) => row.map(guardFormula))
  return Buffer.from(`\uFEFF${Papa.unparse(table, { delimiter: ';', newline: '\r\n' })}\r\n`, 'utf8')
}
