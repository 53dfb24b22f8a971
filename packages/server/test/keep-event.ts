import type { TestDatabase } from './database.ts'
import { columnsOf } from './database-walk.ts'

export interface KeptEvent {
  /** Restores every row of the event including ids and secrets, within milliseconds. */
  restore(): Promise<void>
  /** Digest of the event's rows, by table. */
  digest(): Promise<Record<string, string>>
}

/** Saves all rows of one event. `alsoRows` are conditions for tables without the event's id. */
export async function keepEvent(
  database: TestDatabase,
  dinnerId: string,
  alsoRows: Readonly<Record<string, string>> = {},
): Promise<KeptEvent> {
  const columns = await columnsOf(database)
  const ofDinner = columns.filter(({ column }) => column === 'dinner_id')
  const conditions: Record<string, string> = {
    // First, because their conditions may refer to rows of the other tables.
    ...alsoRows,
    ...Object.fromEntries(ofDinner.map(({ table }) => [table, `dinner_id = '${dinnerId}'`])),
    dinner: `id = '${dinnerId}'`,
  }
  const tables = Object.entries(conditions)
  const kept: string[] = []
  for (const [table, condition] of tables) {
    const { rows } = await database.pool.query<{ rows: string | null }>(
      `select jsonb_agg(to_jsonb(t))::text as rows from ${table} t where ${condition}`,
    )
    const names = columns.filter((one) => one.table === table).map(({ column }) => column)
    if (rows[0]?.rows)
      kept.push(
        `insert into ${table} (${names}) overriding system value select ${names}
         from jsonb_populate_recordset(null::${table}, '${rows[0].rows.replaceAll("'", "''")}')`,
      )
  }
  // Replica mode: foreign keys hold again at the end, and no cascade deletes rows on the way.
  const restore = [
    'begin',
    // A killed connection may not have ended yet.
    `select pg_advisory_xact_lock(hashtextextended('${dinnerId}', 0))`,
    'set local session_replication_role = replica',
    ...tables.map(([table, condition]) => `delete from ${table} where ${condition}`),
    ...kept,
    'commit',
  ].join(';\n')
  const digest = tables
    .map(
      ([table, condition]) =>
        `select '${table}' as name, coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${table} t where ${condition}`,
    )
    .join(' union all ')
  return {
    restore: async () => {
      await database.pool.query(restore)
    },
    digest: async () => {
      const { rows } = await database.pool.query<{ name: string; digest: string }>(digest)
      return Object.fromEntries(rows.map((row) => [row.name, row.digest]))
    },
  }
}
