import { setTimeout as delay } from 'node:timers/promises'
import { connectionOptions } from '../db/database.ts'
import { WatchedClient } from '../db/watched-client.ts'
import type { JobsPulse } from './run-jobs.ts'

interface Watch {
  /** The pulse may be silent for so long while the database answers. */
  longestSilence?: number
  checkEvery?: number
  isDatabaseThere(): Promise<boolean>
  stopping: AbortSignal
}

/**
 * Resolves when this process cannot run jobs although the database answers to others. Nothing inside can heal that, a new process can.
 * While the database is away it waits, as a new process would have to.
 */
export async function jobsAreStuck(pulse: JobsPulse, watch: Watch): Promise<boolean> {
  const { longestSilence = 5 * 60_000, checkEvery = 15_000, stopping } = watch
  while (!stopping.aborted) {
    await delay(checkEvery, undefined, { ref: false, signal: stopping }).catch(() => undefined)
    if (pulse.silentMilliseconds() > longestSilence && (await watch.isDatabaseThere())) return !stopping.aborted
  }
  return false
}

/** On a connection of its own: those of the pool may be what is stuck. */
export async function databaseAnswers(connectionString: string): Promise<boolean> {
  const client = new WatchedClient({ ...connectionOptions, connectionString, statement_timeout: 5_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
