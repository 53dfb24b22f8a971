import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Arbitrary constant: the first half of the advisory locks that show which workers live. */
const presenceLock = 7_203_512

export interface Worker {
  /** Written to `claimed_by` of the rows this worker claims. */
  key: number
  /** The connection that holds the presence lock: while a statement succeeds on it, the worker counts as alive. */
  connection: Db
}

/**
 * Runs `work` under a key that is locked on a connection of its own. The lock ends with the process, even by SIGKILL, so other
 * workers see at once which claims are orphaned (docs/decisions/0002-a-dead-worker-is-seen-at-once.md).
 */
export async function asWorker<T>(db: Db, work: (worker: Worker) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const key = await takeKey(connection)
    try {
      return await work({ key, connection })
    } finally {
      // A broken connection has lost the lock already.
      await sql`select pg_advisory_unlock(${presenceLock}::int, ${key}::int)`.execute(connection).catch(() => undefined)
    }
  })
}

/** The keys of all living workers, as a subquery. */
export const livingWorkers = sql<number>`(
  select objid::bigint from pg_locks
  where locktype = 'advisory' and classid = ${presenceLock} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
)`

async function takeKey(connection: Db): Promise<number> {
  for (;;) {
    const key = randomInt(1, 2 ** 31 - 1)
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${presenceLock}::int, ${key}::int) as taken`.execute(connection)
    if (rows[0]?.taken === true) return key
  }
}
