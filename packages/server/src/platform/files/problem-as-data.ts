import type { FileProblem } from '../workers/worker-tasks.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** Errors lose their class between threads, so problems of a file leave a worker as data. */
export async function problemAsData<T>(read: () => Promise<T>): Promise<T | FileProblem> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error
    return { problem: { code: error.code, ...(error.data ? { data: error.data } : {}) } }
  }
}
