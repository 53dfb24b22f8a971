import type { WorkerPool } from '../workers/worker-pool.ts'
import type { ReadParticipantsInput, ReadParticipantsOutput } from '../workers/worker-tasks.ts'
import { orProblem } from './read-spreadsheet.ts'

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
