import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { connectionOptions } from '../db/database.ts'
import { migrationTable } from '../db/migrate.ts'
import { SessionClient } from '../db/session-client.ts'
import { type BackupEnd, type BackupHeader, readBackup } from './backup-file.ts'

interface Restore {
  connectionString: string
  file: string
  migrationsFolder: string
  /** Allows to replace a database that holds events or accounts. */
  replace: boolean
}

const rowsAtOnce = 500
const charactersAtOnce = 4_000_000

/**
 * Replaces what is in the database by a backup, in one transaction: when it fails, or its process is killed, everything is as before.
 * The counter is marked, so that the next start deletes again what was deleted since, and holds back the mails.
 * @throws Error if another process is connected, or the file is damaged or of a newer version
 */
export async function restoreBackup(restore: Restore): Promise<{ madeAt: string; rows: number }> {
  const { connectionString } = restore
  const client = new SessionClient({ ...connectionOptions, connectionString })
  await client.connect()
  try {
    await client.query('begin')
    await refuseInUse(client)
    if (!restore.replace) await refuseFilled(client)
    const restored = await load(client, restore)
    await client.query('commit')
    return restored
  } finally {
    // Rolls back what was not committed.
    await client.end()
  }
}

async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  const otherConnections = rows[0]?.count ?? 0
  if (otherConnections > 0)
    throw new Error(`${otherConnections} other connections use the database. Stop all processes first.`)
}

async function refuseFilled(client: pg.Client): Promise<void> {
  for (const table of ['dinner', 'account']) {
    const tableCheck = await client.query<{ found: boolean }>(
      `select to_regclass('public.${table}') is not null as found`,
    )
    if (!tableCheck.rows[0]?.found) continue
    const { rowCount } = await client.query(`select from ${table} limit 1`)
    if (rowCount !== 0) throw new Error('The database is not empty. With --replace, everything in it is replaced.')
  }
}

async function load(client: pg.Client, { file, migrationsFolder }: Restore): Promise<{ madeAt: string; rows: number }> {
  let header: BackupHeader | undefined
  let ending: BackupEnd | undefined
  let addConstraints: string[] = []
  const insert = inserting(client)
  for await (const line of readBackup(file)) {
    if (line.kind === 'header') {
      header = line.header
      await dropAll(client)
      addConstraints = await createTables(client, migrationsFolder, header.migrations)
    } else if (line.kind === 'row') await insert.add(line.table, line.row)
    else ending = line.end
  }
  await insert.flush()
  if (!header || ending?.rows !== insert.count()) throw new Error(`${file} is not whole.`)
  await client.query('set constraints all immediate')
  for (const statement of addConstraints) await client.query(statement)
  for (const { name, value } of ending.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value])
  const counter = await client.query<{ found: boolean }>("select to_regclass('deletion_counter') is not null as found")
  if (counter.rows[0]?.found) await client.query('update deletion_counter set is_restored = true')
  return { madeAt: header.madeAt, rows: ending.rows }
}

/** Only what the product made: extensions of the operator stay. */
async function dropAll(client: pg.Client): Promise<void> {
  await client.query(`
    do $$
    declare one record;
    begin
      for one in select oid::regclass as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      loop execute format('drop table %s cascade', one.name); end loop;
      for one in select oid::regprocedure as name from pg_proc
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      loop execute format('drop routine %s cascade', one.name); end loop;
    end $$`)
}

/** The tables of the backup's version, empty, without foreign keys and triggers; returns the statements that add them again. */
async function createTables(client: pg.Client, folder: string, migrations: readonly string[]): Promise<string[]> {
  const files = new Set(await readdir(folder))
  const unknown = migrations.find((name) => !files.has(name))
  if (unknown !== undefined)
    throw new Error(`The backup knows the migration ${unknown}, which this version does not. Use the newer version.`)
  await client.query(migrationTable)
  for (const name of migrations) await client.query(await readFile(join(folder, name), 'utf8'))
  const tables = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  )
  const names = tables.rows.map(({ name }) => name)
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${key.name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  return [
    ...keys.map((key) => `alter table ${key.table} add constraint ${key.name} ${key.definition}`),
    ...names.map((name) => `alter table ${name} enable trigger user`),
  ]
}

function inserting(client: pg.Client) {
  const columns = new Map<string, string>()
  let table = ''
  let rows: string[] = []
  let characters = 0
  let count = 0
  const flush = async () => {
    if (rows.length === 0) return
    const name = pg.escapeIdentifier(table)
    const columnList = columns.get(table) ?? (await columnsOf(client, table))
    columns.set(table, columnList)
    const values = `json_populate_recordset(null::${name}, $1::json)`
    await client.query(
      `insert into ${name} (${columnList}) overriding system value select ${columnList} from ${values}`,
      [`[${rows.join(',')}]`],
    )
    rows = []
    characters = 0
  }
  return {
    count: () => count,
    flush,
    async add(ofTable: string, row: string) {
      if (ofTable !== table || rows.length >= rowsAtOnce || characters >= charactersAtOnce) await flush()
      table = ofTable
      rows.push(row)
      characters += row.length
      count++
    },
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public.${pg.escapeIdentifier(table)}`],
  )
  return rows.map(({ name }) => name).join(', ')
}
