import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { recordSchemaChanges, statementsToEmpty } from './emptied-database.ts'
import { silentLog } from './test-log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    statementsToEmpty: string
    workerFolder: string
  }
}

export const templateName = 'rd_template'

/** One PostgreSQL for all tests: the embedded one, or the server in TEST_DATABASE_URL. Every test gets a copy of a template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'rd-test-'))
  // Run as root, PostgreSQL uses another account, which must be able to enter; otherwise the database would be placed, and
  // left, elsewhere.
  chmodSync(folder, 0o711)
  const external = process.env.TEST_DATABASE_URL
  const embedded = external === undefined ? await startEmbeddedPostgres({ dataDir: folder, log: silentLog }) : undefined
  // The application's role may not create databases.
  const server = external ?? (embedded?.connectionString ?? '').replace('//running_dinner@', '//postgres@')
  const workerFolder = newWorkerFolder()
  endWhenKilled(folder, workerFolder)
  const end = async () => {
    if (embedded) await embedded.stop()
    else await dropUnused(server)
    for (const made of [folder, workerFolder]) rmSync(made, { recursive: true, force: true })
  }
  try {
    if (embedded) await forgoSafety(server)
    project.provide('statementsToEmpty', await createTemplate(server))
  } catch (error) {
    // The server outlives the process that started it, so it has to be stopped here.
    await end()
    throw error
  }
  project.provide('databaseServer', server)
  project.provide('workerFolder', workerFolder)
  return end
}

/**
 * Stops the server and removes the folders when this process is killed, with which the input of the script ends. After an end
 * in order there is nothing left to do.
 */
function endWhenKilled(folder: string, workerFolder: string): void {
  const script = `
    cat
    server=$(find "$1" -name postmaster.pid -exec head -n 1 {} \\;) && kill -INT $server
    while kill -0 $server; do sleep 0.1; done
    rm -rf "$1" "$2"`
  const watching = spawn('sh', ['-c', script, 'sh', folder, workerFolder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watching.unref()
}

/** Folder for the programs that tests kill; placed so that they find the server's libraries and files. */
function newWorkerFolder(): string {
  const parent = resolve(import.meta.dirname, '../node_modules')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, '.test-workers-'))
}

/**
 * Turns off durability, which tests do not need, to speed up every statement. Deadlocks, which tests with broken locks provoke,
 * are detected sooner.
 */
async function forgoSafety(server: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await admin.query(`alter system set ${setting} = off`)
  await admin.query("alter system set deadlock_timeout = '100ms'")
  await admin.query('select pg_reload_conf()')
  await admin.end()
}

/** Of tests that have ended: a later test would have used them. */
async function dropUnused(server: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const { rows } = await admin.query<{ name: string }>(
    "select datname as name from pg_database where datname ~ '^rd_[0-9a-f]{32}$'",
  )
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}

/** Returns the statements that empty a copy of it. */
async function createTemplate(server: string): Promise<string> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database if exists ${templateName}`)
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const { pool, close } = connectDatabase(databaseUrl(server, templateName))
  await migrate(pool, resolve(import.meta.dirname, '../migrations'))
  await close()
  const client = new pg.Client({ connectionString: databaseUrl(server, templateName) })
  await client.connect()
  const statements = await statementsToEmpty(client)
  await client.query(recordSchemaChanges)
  await client.end()
  return statements
}

/** The same server, another database. Understands `postgresql:///name?host=/socket` too. */
export function databaseUrl(server: string, name: string): string {
  return server.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
