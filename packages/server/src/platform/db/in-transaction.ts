import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

/** The verb's transaction: change, activity and outgoing mail commit together or not at all (architecture 5.9). */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work)
}

/** Serialises the structural changes of one event; waits at most 3 s (reliability R5). Taken once, before counting. */
export async function lockDinner(tx: Tx, dinner: { id: string }): Promise<void> {
  // One round trip: others wait for every millisecond of the one who has the lock.
  await sql`select set_config('lock_timeout', '3s', true), pg_advisory_xact_lock(hashtextextended(${dinner.id}, 0))`.execute(
    tx,
  )
}
