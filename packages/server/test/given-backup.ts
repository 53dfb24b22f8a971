import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { databaseUrl } from './global-setup.ts'

export const migrationsFolder = resolve(import.meta.dirname, '../migrations')

/** A database without any table, for a restore. */
export async function newEmptyDatabase(): Promise<string> {
  const server = inject('databaseServer')
  const name = `rd_${randomUUID().replaceAll('-', '')}`
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(statement).finally(() => admin.end())
  }
  await asAdmin(`create database ${name} template template0`)
  onTestFinished(() => asAdmin(`drop database if exists ${name} with (force)`))
  return databaseUrl(server, name)
}
