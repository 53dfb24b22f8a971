import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { lockTimeout } from './lock-timeout.ts'

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
