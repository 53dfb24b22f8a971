import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { connectionOptions } from './database.ts'
import { SessionClient } from './session-client.ts'

/** An arbitrary constant: the advisory lock that all processes on one database share while they migrate. */
const migrationLock = 7_203_511

/** What has been applied. */
export const migrationTable =
  'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())'

/** Thrown when a newer version has migrated the database. */
class NewerSchemaError extends Error {
  constructor(name: string) {
    super(`The database knows the migration ${name}, which this version does not. Start the newer version.`)
  }
}

/**
 * Applies the missing SQL files of `folder` in order, each in its own transaction, under one lock. There is no way back. Uses a
 * connection of its own without a limit for statements: a migration, or waiting for that of another process, may take minutes.
 */
export async function migrate(pool: Pick<pg.Pool, 'options'>, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const { connectionString } = pool.options
  const client = new SessionClient({
    ...connectionOptions,
    ...(connectionString === undefined ? {} : { connectionString }),
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(migrationTable)
    const { rows } = await client.query<{ name: string }>('select name from schema_migration')
    const applied = new Set(rows.map((row) => row.name))
    const unknown = [...applied].find((name) => !files.includes(name))
    if (unknown !== undefined) throw new NewerSchemaError(unknown)
    const missing = files.filter((name) => !applied.has(name))
    for (const name of missing) await apply(client, name, await readFile(join(folder, name), 'utf8'))
    return missing
  } finally {
    // Ends the lock too.
    await client.end()
  }
}

async function apply(client: pg.Client, name: string, statements: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(statements)
    await client.query('insert into schema_migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
