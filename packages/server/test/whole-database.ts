import type { TestDatabase } from './database.ts'

/** Digest of the rows by table. */
export type Digests = Readonly<Record<string, string>>
type Row = Readonly<Record<string, unknown>>
/** The rows of some tables as JSON. */
export type Rows = Readonly<Record<string, readonly Row[]>>

export interface WholeDatabase {
  digests(): Promise<Digests>
  rows(tables: readonly string[]): Promise<Rows>
  /** Keeps all rows as they are, to be restored often. */
  keep(): Promise<KeptState>
}

interface KeptState {
  digests: Digests
  /** `now` are the present digests, where they are known. */
  restore(now?: Digests): Promise<void>
}

/** All rows of all tables: looked at, kept and restored table by table, so that little costs little. */
export async function wholeDatabase({ pool }: TestDatabase): Promise<WholeDatabase> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(`
    select format('%I.%I', table_schema, table_name) as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and table_schema = 'public' and is_generated = 'NEVER'
    group by table_schema, table_name order by 1`)
  const question = tables
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest from ${name} t`,
    )
    .join(' union all ')
  const digests = async (): Promise<Digests> => {
    const { rows } = await pool.query<{ name: string; digest: string }>(question)
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
  }
  const copies = new Map<string, string>()
  await pool.query('create schema rd_kept')
  return {
    digests,
    rows: async (names) => {
      const found: Record<string, readonly Row[]> = {}
      for (const name of names) {
        const { rows } = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`)
        found[name] = rows.map(({ row }) => row)
      }
      return found
    },
    keep: async () => {
      const kept = await digests()
      const content = (name: string) => `${name} ${kept[name]}`
      for (const { name } of tables) {
        if (copies.has(content(name))) continue
        const copy = `rd_kept.copy_${copies.size}`
        await pool.query(`create table ${copy} as table ${name}`)
        copies.set(content(name), copy)
      }
      const restored = ({ name, columns }: { name: string; columns: string }) =>
        `delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from ${copies.get(content(name))}`
      return {
        digests: kept,
        restore: async (known) => {
          const now = known ?? (await digests())
          const changed = tables.filter(({ name }) => now[name] !== kept[name])
          if (changed.length === 0) return
          // Replica mode: no foreign key is checked and no cascade runs.
          await pool.query(
            ['begin', 'set local session_replication_role = replica', ...changed.map(restored), 'commit'].join(';\n'),
          )
        },
      }
    },
  }
}

/** Tables that differ. */
export function changedTables(digests: Digests, otherDigests: Digests): string[] {
  return Object.keys(digests).filter((name) => digests[name] !== otherDigests[name])
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * Compares with what either of two runs of the same call made. Ids that both runs share have to be the same; columns that differ
 * between the two runs, such as secrets, do not count.
 */
export function sameAsEither(first: Rows, second: Rows): (other: Rows) => boolean {
  const ids = idsOf(second)
  const shared = new Set([...idsOf(first)].filter((id) => ids.has(id)))
  const plain = (value: unknown) => {
    const text = JSON.stringify(value ?? null).replace(uuids, (id) => (shared.has(id) ? id : '#'))
    return JSON.stringify(JSON.parse(text, sortedLists))
  }
  const column = (rows: readonly Row[], name: string) =>
    rows
      .map((row) => plain(row[name]))
      .sort()
      .join()
  const volatileColumns = Object.fromEntries(
    Object.entries(first).map(([table, rows]) => {
      const otherRows = second[table] ?? []
      const names = Object.keys(rows[0] ?? otherRows[0] ?? {})
      return [table, names.filter((name) => column(rows, name) !== column(otherRows, name))]
    }),
  )
  const masked = (all: Rows) =>
    JSON.stringify(
      Object.keys(first).map((table) =>
        (all[table] ?? [])
          .map((row) => plain(Object.entries(row).filter(([name]) => !volatileColumns[table]?.includes(name))))
          .sort(),
      ),
    )
  const expected = [masked(first), masked(second)]
  return (other) => expected.includes(masked(other))
}

/** A list in a column may have the order in which rows lie in their table, and a vacuum changes it. */
function sortedLists(_name: string, value: unknown): unknown {
  return Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : value
}

function idsOf(rows: Rows): Set<string> {
  return new Set(JSON.stringify(rows).match(uuids) ?? [])
}
