import type { WorkerPool } from '../workers/worker-pool.ts'
import type { ReadParticipantsInput, ReadParticipantsOutput } from '../workers/worker-tasks.ts'
import { orProblem } from './read-spreadsheet.ts'

/**
 * An uploaded file down to people with their issues, all in one worker: reading, guessing the columns unless `mapping` names
 * them, and every check of the domain. Throws `SpreadsheetProblem`; `issues` are about the mapping or the missing header.
 */
export async function readParticipants(
  workers: WorkerPool,
  input: ReadParticipantsInput,
): Promise<ReadParticipantsOutput> {
  return orProblem(workers.run('read-participants', input))
}
