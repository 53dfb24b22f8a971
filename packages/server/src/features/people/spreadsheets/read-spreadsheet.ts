import type { WorkerPool } from '../../../platform/workers/worker-pool.ts'
import {
  type FileProblem,
  type ReadParticipantsInput,
  type ReadParticipantsOutput,
  WorkerFailure,
} from '../../../platform/workers/worker-pool.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** Reads an uploaded file in a worker. Throws `SpreadsheetProblem`. */
export async function readSpreadsheet(
  workers: WorkerPool,
  bytes: Uint8Array,
  filename: string,
): Promise<{ rows: string[][] }> {
  return orProblem(workers.run('read-spreadsheet', { bytes, filename }))
}

/** Turns a worker's problem data back into an error. A file that exceeds the worker's time or memory counts as too large. */
async function orProblem<T extends object>(answer: Promise<T>): Promise<Exclude<T, FileProblem>> {
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

/**
 * Reads an uploaded file, guesses the columns unless `mapping` names them, and validates every row, all in one worker. Throws
 * `SpreadsheetProblem`; `issues` concern the mapping or a missing header.
 */
export async function readParticipants(
  workers: WorkerPool,
  input: ReadParticipantsInput,
): Promise<ReadParticipantsOutput> {
  return orProblem(workers.run('read-participants', input))
}
