import type { WorkerPool } from '../workers/worker-pool.ts'

/** Writes an .xlsx file with one sheet in a worker. */
export async function writeSpreadsheet(
  workers: WorkerPool,
  table: { sheetName: string; header: readonly string[]; rows: readonly (readonly string[])[] },
): Promise<Buffer> {
  return Buffer.from(await workers.run('write-spreadsheet', table))
}
