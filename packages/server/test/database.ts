import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseConnection } from '../src/platform/db/database.ts'
import { emptied } from './emptied-database.ts'
import { databaseUrl, templateName } from './global-setup.ts'
import { patientDatabase } from './patient-database.ts'

export interface TestDatabase extends DatabaseConnection {
  url: string
}

/** Cleans up after the test, or after several tests that share the fixture. */
export type OnEnd = (close: () => Promise<void>) => void

interface OwnDatabase extends TestDatabase {
  name: string
  uses: number
}

/** Databases of tests that ended, emptied: creating one and connecting to it costs as much as a small test. */
const unused: OwnDatabase[] = []
/** Dead rows and their indexes grow with every test. */
const mostUses = 40

/** A migrated, empty database for one test. */
export async function testDatabase(onEnd: OnEnd = onTestFinished): Promise<TestDatabase> {
  const database = unused.pop() ?? (await newDatabase())
  const { name, close, uses, ...connection } = database
  onEnd(async () => {
    if (uses < mostUses && (await emptied(database.pool, inject('statementsToEmpty'))))
      unused.push({ ...database, uses: uses + 1 })
    else {
      await close()
      await asAdmin(inject('databaseServer'), `drop database if exists ${name} with (force)`)
    }
  })
  return { ...connection, close }
}

async function newDatabase(): Promise<OwnDatabase> {
  const server = inject('databaseServer')
  const name = `rd_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${name} template ${templateName} strategy file_copy`)
  const url = databaseUrl(server, name)
  const connection = patientDatabase(url, 8)
  // The process ends although connections of unused databases are open.
  Object.assign(connection.pool.options, { allowExitOnIdle: true })
  return { ...connection, url, name, uses: 1 }
}

let admins: pg.Pool | undefined

/** One connection for all tests of this process, since opening one costs as much as the statement. */
async function asAdmin(server: string, statement: string): Promise<void> {
  admins ??= new pg.Pool({ connectionString: server, max: 1, allowExitOnIdle: true })
  await admins.query(statement)
}
