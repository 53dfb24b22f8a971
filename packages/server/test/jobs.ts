import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'
import type { ClaimTable } from '../src/platform/queue/claimed-rows.ts'

/** The smallest table that workers can claim rows of. */
export const jobTable: ClaimTable = {
  name: 'test_job',
  leaseSeconds: 60,
  waiting: () => sql`state = 'WAITING'`,
  order: sql`id::int`,
  claimed: sql`state = 'CLAIMED'`,
  onClaim: () => sql`state = 'CLAIMED'`,
  onRelease: sql`state = 'WAITING'`,
  onOrphaned: sql`state = 'WAITING'`,
}

/** With ids from '1' to `count`. */
export async function createJobs(db: Db, count: number): Promise<void> {
  await sql`create table test_job (
    id text primary key, state text not null default 'WAITING', claimed_by integer, claimed_until timestamptz
  )`.execute(db)
  await sql`insert into test_job (id) select number::text from generate_series(1, ${count}::int) number`.execute(db)
}
