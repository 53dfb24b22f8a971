import type { TestDatabase } from './database.ts'

export interface Column {
  table: string
  column: string
  type: string
}

/** Every column that is written, as listed by the database, so that new ones are covered automatically. */
export async function columnsOf({ pool }: TestDatabase): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' order by 1, 2`)
  return rows
}

/** Tables, with their schema, that contain `mark` in any row. */
export async function tablesSaying({ pool }: TestDatabase, mark: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public'`)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await pool.query(`select 1 from ${name} as t where t::text ilike $1 limit 1`, [`%${mark}%`])
    if (hits.length > 0) found.push(name)
  }
  return found
}

/** Number and digest of an event's rows, by table. */
export async function digestOfEvent(
  database: TestDatabase,
  dinnerId: string,
  alsoRows: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const columns = await columnsOf(database)
  const conditions: Record<string, string> = { dinner: `id = '${dinnerId}'`, ...alsoRows }
  for (const { table, column } of columns) if (column === 'dinner_id') conditions[table] = `dinner_id = '${dinnerId}'`
  const digest: Record<string, string> = {}
  for (const [table, condition] of Object.entries(conditions)) {
    const { rows } = await database.pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${table} t where ${condition}`,
    )
    digest[table] = rows[0]?.digest ?? ''
  }
  return digest
}
