import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Compared with the clock of the process, of which one may be wrong. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  if (!rows[0]) throw new Error('the database returned no time')
  return rows[0].now
}
