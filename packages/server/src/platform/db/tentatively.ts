import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Runs `work` in a savepoint and rolls it back unless it returns true. Both outcomes take the same time, so that a caller
 * cannot tell from the response time whether an address is known.
 */
export async function tentatively(tx: Tx, work: () => Promise<boolean>): Promise<void> {
  await sql`savepoint tentative`.execute(tx)
  const keep = await work()
  await (keep ? sql`release savepoint tentative` : sql`rollback to savepoint tentative`).execute(tx)
}
