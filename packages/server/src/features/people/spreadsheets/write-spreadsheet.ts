import Papa from 'papaparse'
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts'
import { guardFormula } from './formula-guard.ts'

/** Writes an .xlsx file with one sheet in a worker. */
export async function writeSpreadsheet(
  workers: WorkerPool,
  table: { sheetName: string; header: readonly string[]; rows: readonly (readonly string[])[] },
): Promise<Buffer> {
  return Buffer.from(await workers.run('write-spreadsheet', table))
}

/** CSV that German Excel opens by double click: UTF-8 with byte order mark, semicolons, no formulas. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): Buffer {
  const table = [header, ...rows].map((row) => row.map(guardFormula))
  return Buffer.from(`\uFEFF${Papa.unparse(table, { delimiter: ';', newline: '\r\n' })}\r\n`, 'utf8')
}
