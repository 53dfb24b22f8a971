import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { connectionOptions } from '../db/database.ts'
import { SessionClient } from '../db/session-client.ts'
import { type BackupHeader, fileNameAt, formatVersion } from './backup-file.ts'

const rowsAtOnce = 500

/**
 * Writes everything in the database to one file of `folder`, as it was at one moment, while others go on working. Needs no program of
 * PostgreSQL. The file appears when it is complete. Returns its path.
 */
export async function writeBackup(connectionString: string, folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, fileNameAt(now))
  const unfinished = `${file}.unfinished`
  const client = new SessionClient({ ...connectionOptions, connectionString })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const target = createWriteStream(unfinished, { flags: 'w', mode: 0o600 })
    await pipeline(Readable.from(linesOf(client, now)), createGzip(), target)
    await syncToDisk(unfinished)
    await rename(unfinished, file)
    await syncToDisk(folder)
    return file
  } finally {
    await client.end()
    await rm(unfinished, { force: true })
  }
}

async function* linesOf(client: pg.Client, now: Date): AsyncGenerator<string> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') order by relname`,
  )
  const migrations = await client.query<{ name: string }>('select name from schema_migration order by name')
  const header: BackupHeader = {
    runningDinner: formatVersion,
    madeAt: now.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
  }
  yield `${JSON.stringify(header)}\n`
  let count = 0
  for (const { name } of tables.rows) {
    await client.query(
      `declare reading no scroll cursor for select to_jsonb(t)::text as row from ${pg.escapeIdentifier(name)} t`,
    )
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from reading`)
      if (rows.length === 0) break
      count += rows.length
      yield rows.map(({ row }) => `[${JSON.stringify(name)},${row}]\n`).join('')
    }
    await client.query('close reading')
  }
  const sequences = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  yield `${JSON.stringify({ sequences: sequences.rows, rows: count })}\n`
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
