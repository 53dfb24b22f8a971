import { unavailable } from '../http/problems.ts'
import { WorkerFailure } from '../workers/worker-failure.ts'

/** A planner that had no time or no memory now may have both later. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof WorkerFailure ? unavailable() : error
  }
}
