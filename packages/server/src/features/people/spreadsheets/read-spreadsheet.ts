import type { Issue } from '@running-dinner/domain'
import type { ColumnField, ColumnNotice, ImportContext, ImportField, ImportRow } from '@running-dinner/domain/people'
import { unavailable } from '../../../platform/http/problems.ts'
import { WorkerFailure, type WorkerPool } from '../../../platform/workers/worker-pool.ts'
import { type FileProblem, SpreadsheetProblem } from './spreadsheet-problem.ts'

export interface FileInput {
  bytes: Uint8Array
  filename: string
}

export interface ReadParticipantsInput extends FileInput, ImportContext {
  /** One field per column, as corrected by the organiser; guessed if absent. */
  mapping?: readonly string[]
  /** One of the `sheets`; the first of them if absent. */
  sheet?: string
}

export interface ReadParticipantsOutput {
  /** The sheet of the workbook that was read. */
  sheet?: string
  /** All sheets that list people. */
  sheets: string[]
  columns: { header: string; field: ColumnField; samples: string[]; numFilled: number; notice?: ColumnNotice }[]
  /** Required fields that no column provides. */
  missing: ImportField[]
  rows: ImportRow[]
  issues: Issue[]
}

/** Reads an uploaded file in a worker. Throws `SpreadsheetProblem`. */
export async function readSpreadsheet(
  workers: WorkerPool,
  bytes: Uint8Array,
  filename: string,
): Promise<{ rows: string[][] }> {
  return orProblem(workers.run('read-spreadsheet', { bytes, filename }))
}

/**
 * Turns a worker's problem data back into an error. A file that exceeds the worker's memory counts as too large; limits bound the
 * work on a file, so one that exceeds its time met a busy machine.
 */
async function orProblem<T extends object>(reading: Promise<T>): Promise<Exclude<T, FileProblem>> {
  try {
    const reply = await reading
    if (isProblem(reply)) throw new SpreadsheetProblem(reply.problem.code, reply.problem.data)
    return reply as Exclude<T, FileProblem>
  } catch (error) {
    if (error instanceof WorkerFailure)
      throw error.reason === 'time' ? unavailable() : new SpreadsheetProblem('import_file_too_large')
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
