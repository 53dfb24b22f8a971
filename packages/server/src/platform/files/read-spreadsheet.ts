import { WorkerFailure } from '../workers/worker-failure.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { FileProblem } from '../workers/worker-tasks.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** The rows of an uploaded file, read in a worker. Throws `SpreadsheetProblem`. */
export async function readSpreadsheet(
  workers: WorkerPool,
  bytes: Uint8Array,
  filename: string,
): Promise<{ rows: string[][] }> {
  return orProblem(workers.run('read-spreadsheet', { bytes, filename }))
}

/** Workers answer what was wrong as data, because errors lose their class on the way; a file nobody can read in time is too large. */
export async function orProblem<T extends object>(answer: Promise<T>): Promise<Exclude<T, FileProblem>> {
  try {
    const result = await answer
    if (isProblem(result)) throw new SpreadsheetProblem(result.problem.code, result.problem.data)
    return result as Exclude<T, FileProblem>
  } catch (error) {
    if (error instanceof WorkerFailure) throw new SpreadsheetProblem('import_file_too_large')
    throw error
  }
}

function isProblem(result: object): result is FileProblem {
  return 'problem' in result
}
