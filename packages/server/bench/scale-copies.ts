import type pg from 'pg'

interface Column {
  table: string
  column: string
  type: string
  /** Part of a unique index in which no id of the event's rows is. */
  distinguishes: boolean
}

/** So that not all events are on one day, nor their mails sent on one. */
const days = 300

/**
 * Copies the rows of an event `count` times, with new ids, secrets and addresses. An id becomes a digest of itself and of the
 * copy's number, so that the rows of a copy refer to each other as those of the event do. Needs a superuser: no trigger runs.
 */
export async function copyEvent(client: pg.ClientBase, dinnerId: string, count: number): Promise<void> {
  const all = await columnsOfEvents(client)
  await client.query('set session_replication_role = replica')
  for (const table of new Set(all.map((column) => column.table))) {
    const columns = all.filter((column) => column.table === table)
    const key = table === 'dinner' ? 'id' : 'dinner_id'
    const names = columns.map(({ column }) => `"${column}"`).join(', ')
    // By the hundred, so that temporary files stay small.
    for (let first = 1; first <= count; first += 100)
      await client.query(
        `insert into "${table}" (${names}) select ${columns.map(copied).join(', ')}
         from "${table}" t, generate_series($2::int, $3::int) k where t."${key}" = $1`,
        [dinnerId, first, Math.min(first + 99, count)],
      )
  }
  await client.query('set session_replication_role = origin')
}

/** Columns that are written, of all tables with rows of events. */
async function columnsOfEvents(client: pg.ClientBase): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    with writable as (
      select c.table_name as table, c.column_name as column, c.udt_name as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.is_identity = 'NO'
        and coalesce(c.column_default, '') not like 'nextval(%'
    ), indexed as (
      select class.relname as table, attribute.attname as column, index.indexrelid as index,
        attribute.atttypid = 'uuid'::regtype as is_id
      from pg_index index join pg_class class on class.oid = index.indrelid
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any(index.indkey)
      where index.indisunique
    )
    select w.*, exists (
      select from indexed i where i.table = w.table and i.column = w.column
        and not exists (select from indexed other where other.index = i.index and other.is_id)
    ) as distinguishes
    from writable w
    where w.table = 'dinner' or exists (select from writable d where d.table = w.table and d.column = 'dinner_id')
    order by w.table, w.column`)
  return rows
}

function copied({ table, column, type, distinguishes }: Column): string {
  const value = `t."${column}"`
  const id = (text: string) => `md5(${text}::text || '/' || k)::uuid`
  switch (type) {
    case 'uuid':
      return id(value)
    case '_uuid':
      return `(select array_agg(${id('e')}) from unnest(${value}) e)`
    case 'bytea':
      return distinguishes
        ? `decode(md5(encode(${value}, 'hex') || k) || md5(k || encode(${value}, 'hex')), 'hex')`
        : value
    case 'date':
      return `${value} + k % ${days}`
    case 'timestamp':
      return `${value} + make_interval(days => k % ${days})`
    case 'timestamptz':
      return `${value} - make_interval(days => k % ${days})`
    case 'text':
    case 'varchar':
      // A search by place finds the event, not its copies.
      if (table === 'dinner' && column === 'city') return "'Ort ' || k"
      if (/email/.test(column)) return `case when ${value} like '%@%' then k || '.' || ${value} else ${value} end`
      // A secret of the same length.
      return distinguishes && /text|char/.test(type)
        ? `left(md5(${value} || k) || md5(k || ${value}), length(${value}))`
        : value
    default:
      return value
  }
}
