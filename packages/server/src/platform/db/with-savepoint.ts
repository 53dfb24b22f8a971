import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Runs `work` in a savepoint and rolls it back unless it returns true. Both outcomes take the same time, so that a caller
 * cannot tell from the response time whether an address is known.
 */
export async function withSavepoint(tx: Tx, work: () => Promise<boolean>): Promise<void> {
  await sql`savepoint attempt`.execute(tx)
  const keep = await work()
  await (keep ? sql`release savepoint attempt` : sql`rollback to savepoint attempt`).execute(tx)
}
