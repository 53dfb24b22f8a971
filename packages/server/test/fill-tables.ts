import type pg from 'pg'

const ids = ['10000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000002']
const tries = 3_000

interface Column {
  name: string
  type: string
  nullable: boolean
}

export async function tablesOf(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by 1",
  )
  return rows.map(({ tablename }) => tablename)
}

/**
 * Two rows for each table of any version of the schema, or one where its constraints allow no more. All ids of a row are the same
 * where they may be, so that its references are right; other values are tried until the constraints allow them.
 */
export async function fillTables(pool: pg.Pool, random: () => number): Promise<void> {
  const client = await pool.connect()
  // No foreign key is checked and no trigger runs, so that the order of tables does not matter.
  await client.query("set session_replication_role = 'replica'")
  try {
    for (const table of await tablesOf(client)) await fill(client, table, random)
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

async function fill(client: pg.ClientBase, table: string, random: () => number): Promise<void> {
  const { rows: columns } = await client.query<Column>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const { rows: checks } = await client.query<{ def: string }>(
    "select pg_get_constraintdef(oid) as def from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  )
  const { rows: found } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  const below = (limit: number) => Math.floor(random() * limit)
  const wordsOf = new Map(columns.map(({ name }) => [name, wordsIn(checks.map(({ def }) => def).filter(naming(name)))]))

  const valueFor = (column: Column, row: number, isMixed: boolean): unknown => {
    const id = ids[isMixed && below(2) === 0 ? 1 - row : row]
    const words = wordsOf.get(column.name) ?? []
    if (column.nullable && below(2) === 0) return null
    if (column.type === 'uuid') return id
    if (column.type === 'boolean') return below(2) === 0
    if (column.type === 'jsonb') return below(2) === 0 ? '[]' : '{}'
    if (column.type === 'bytea') return Buffer.alloc(32, row + 1)
    if (column.type === 'ARRAY') return '{}'
    if (column.type.startsWith('timestamp') || column.type === 'date') return `2030-06-${15 + row}`
    if (column.type === 'text') return words.length > 0 && below(4) > 0 ? words[below(words.length)] : `text ${id}`
    return row + below(3)
  }
  const names = columns.map(({ name }) => `"${name}"`)
  const places = columns.map((_, place) => `$${place + 1}`)
  const insert = `insert into ${table} (${names}) overriding system value values (${places})`

  let count = found[0]?.count ?? 0
  for (let attempt = 0; attempt < tries && count < ids.length; attempt++) {
    const values = columns.map((column) => valueFor(column, count, attempt > 20))
    const isStored = await client.query(insert, values).then(
      () => true,
      () => false,
    )
    if (isStored) count++
    else if (count > 0 && attempt > tries / 10) return
  }
  if (count === 0) throw new Error(`${table} cannot be filled`)
}

const naming = (name: string) => (def: string) => new RegExp(`\\b${name}\\b`).test(def)

function wordsIn(checks: readonly string[]): string[] {
  return [...new Set(checks.flatMap((def) => [...def.matchAll(/'([^']*)'/g)].map(([, word = '']) => word)))]
}
