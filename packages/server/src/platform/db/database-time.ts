import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A row that was converted to JSON, with the names that queries use; its dates and times stay text. */
export function rowFromJson<Row>(json: object | null): Row | undefined {
  if (!json) return undefined
  return Object.fromEntries(Object.entries(json).map(([column, value]) => [nameOf(column), value])) as Row
}

/** Kept: a list of events has ten thousand values below the same few names. */
const names = new Map<string, string>()

function nameOf(column: string): string {
  const kept = names.get(column)
  if (kept !== undefined) return kept
  const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  names.set(column, name)
  return name
}

/** Compared with the clock of the process, of which one may be wrong. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  if (!rows[0]) throw new Error('the database returned no time')
  return rows[0].now
}
