import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

/** How long a statement waits for a lock before the call is answered 503: docs/rules/limits.md#lock-timeout. */
export const lockTimeout = '3s'

/** The transaction of a verb: change, activity and outgoing mail are committed together or not at all. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work)
}

/** The event lock: serialises the structural changes of one event. Taken once per transaction, before any row is counted. */
export async function lockDinner(tx: Tx, dinner: { id: string }): Promise<void> {
  // One round trip: all waiting callers pay for the time this lock is held.
  await sql`select set_config('lock_timeout', ${lockTimeout}, true), pg_advisory_xact_lock(hashtextextended(${dinner.id}, 0))`.execute(
    tx,
  )
}

/**
 * Runs `work` in a savepoint and rolls it back unless it returns true. Both outcomes take the same time, so that a caller
 * cannot tell from the response time whether an address is known.
 */
export async function withSavepoint(tx: Tx, work: () => Promise<boolean>): Promise<void> {
  await sql`savepoint attempt`.execute(tx)
  const keep = await work()
  await (keep ? sql`release savepoint attempt` : sql`rollback to savepoint attempt`).execute(tx)
}
