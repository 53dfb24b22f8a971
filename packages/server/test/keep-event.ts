import type { TestDatabase } from './database.ts'
import { columnsOf } from './database-walk.ts'

export interface KeptEvent {
  /** Everything of the event as it was when it was kept, ids and secrets included; takes some milliseconds. */
  restore(): Promise<void>
  /** Content of all rows of the event, by table. */
  digest(): Promise<Record<string, string>>
}

/** Remembers all rows of one event. `alsoRows` are conditions for tables that do not name the event. */
export async function keepEvent(
  database: TestDatabase,
  dinnerId: string,
  alsoRows: Readonly<Record<string, string>> = {},
): Promise<KeptEvent> {
  const columns = await columnsOf(database)
  const ofDinner = columns.filter(({ column }) => column === 'dinner_id')
  const conditions: Record<string, string> = {
    // First: they may be found by rows of the others.
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
  // As a replica does it: references are right again at the end, and nothing is deleted by them on the way.
  const restore = [
    'begin',
    // Whoever was cut off may not be gone yet.
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
