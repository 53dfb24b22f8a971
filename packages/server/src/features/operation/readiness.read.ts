import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Rejects when the database does not answer. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Rejects when the database has no queue of jobs. */
export async function askJobQueue(db: Db): Promise<void> {
  await sql`select 1 from graphile_worker.jobs limit 1`.execute(db)
}
