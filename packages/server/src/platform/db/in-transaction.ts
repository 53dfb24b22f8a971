import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

/** The verb's transaction: change, activity and outgoing mail commit together or not at all (architecture 5.9). */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work)
}

/** Serialises the structural changes of one event; waits at most 3 s (reliability R5). Taken once, before counting. */
export async function lockDinner(tx: Tx, dinner: { id: string }): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${dinner.id}, 0))`.execute(tx)
}
