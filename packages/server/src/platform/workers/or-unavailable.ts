import { unavailable } from '../http/problems.ts'
import { WorkerFailure } from './worker-pool.ts'

/** A search that ran out of time or memory may succeed later, so it is answered with 503. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof WorkerFailure ? unavailable() : error
  }
}
