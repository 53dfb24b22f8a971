import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Keeps what `work` did only if it says so: where nobody may notice that there was nothing to do, the same is done and undone. */
export async function tentatively(tx: Tx, work: () => Promise<boolean>): Promise<void> {
  await sql`savepoint tentative`.execute(tx)
  const keep = await work()
  await (keep ? sql`release savepoint tentative` : sql`rollback to savepoint tentative`).execute(tx)
}
