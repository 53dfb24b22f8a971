import { sql } from 'kysely'
import { lockTimeout, type Tx } from '../../../platform/db/database.ts'

/** The event lock: serialises the structural changes of one event. Taken once per transaction, before any row is counted. */
export async function lockDinner(tx: Tx, dinner: { id: string }): Promise<void> {
  // One round trip: all waiting callers pay for the time this lock is held.
  await sql`select set_config('lock_timeout', ${lockTimeout}, true), pg_advisory_xact_lock(hashtextextended(${dinner.id}, 0))`.execute(
    tx,
  )
}
