import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseConnection } from '../src/platform/db/database.ts'
import { databaseUrl, templateName } from './global-setup.ts'
import { patientDatabase } from './patient-database.ts'

export interface TestDatabase extends DatabaseConnection {
  url: string
}

/** Cleans up after the test, or after several tests that share the fixture. */
export type OnEnd = (close: () => Promise<void>) => void

/** A migrated database for one test, dropped afterwards. */
export async function testDatabase(onEnd: OnEnd = onTestFinished): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `rd_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${name} template ${templateName} strategy file_copy`)
  const url = databaseUrl(server, name)
  const connection = patientDatabase(url, 8)
  onEnd(async () => {
    await connection.close()
    await asAdmin(server, `drop database if exists ${name} with (force)`)
  })
  return { ...connection, url }
}

let admins: pg.Pool | undefined

/** One connection for all tests of this process, since opening one costs as much as the statement. */
async function asAdmin(server: string, statement: string): Promise<void> {
  admins ??= new pg.Pool({ connectionString: server, max: 1, allowExitOnIdle: true })
  await admins.query(statement)
}
