import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A row that was converted to JSON, with the names that queries use; its dates and times stay text. */
export function rowFromJson<Row>(json: object | null): Row | undefined {
  if (!json) return undefined
  const columns = Object.entries(json).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(columns) as Row
}

/** Compared with the clock of the process, of which one may be wrong. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  if (!rows[0]) throw new Error('the database returned no time')
  return rows[0].now
}
