import type { FileProblem } from '../workers/worker-tasks.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** What was wrong with a file, in a form that survives the way out of a worker. */
export async function problemAsData<T>(read: () => Promise<T>): Promise<T | FileProblem> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error
    return { problem: { code: error.code, ...(error.data ? { data: error.data } : {}) } }
  }
}
