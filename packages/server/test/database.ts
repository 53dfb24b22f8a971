import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../src/platform/db/database.ts'
import { databaseUrl, templateName } from './global-setup.ts'

export interface TestDatabase extends DatabaseConnection {
  url: string
}

/** When to clean up: after the test, unless several tests share what was made. */
export type OnEnd = (close: () => Promise<void>) => void

/** A migrated database of this test's own, gone afterwards. */
export async function testDatabase(onEnd: OnEnd = onTestFinished): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `rd_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${name} template ${templateName}`)
  const url = databaseUrl(server, name)
  const connection = connectDatabase(url, { max: 8 })
  onEnd(async () => {
    await connection.close()
    await asAdmin(server, `drop database if exists ${name} with (force)`)
  })
  return { ...connection, url }
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
