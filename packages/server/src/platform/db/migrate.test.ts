import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { lockAwaited } from '../../../test/lock-awaited.ts'
import { connectDatabase } from './database.ts'
import { migrate } from './migrate.ts'

test('a migration, and waiting for another process that migrates, may take longer than any other statement', async () => {
  const { url, pool } = await testDatabase()
  await pool.query('delete from schema_migration')
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const slow = 'select pg_advisory_xact_lock(1), pg_sleep(0.4); create table slowly_made ();'
  writeFileSync(join(folder, '0001-slow.sql'), slow)
  const connection = connectDatabase(url, { statementMilliseconds: 100 })
  onTestFinished(() => connection.close())
  const holder = await pool.connect()
  await holder.query('begin; select pg_advisory_xact_lock(1)')
  const [first, second] = [migrate(connection.pool, folder), migrate(connection.pool, folder)]
  await lockAwaited(pool, 2)
  const third = migrate(connection.pool, folder)
  await lockAwaited(pool, 3)
  await holder.query('commit')
  holder.release()
  expect((await Promise.all([first, second, third])).flat()).toEqual(['0001-slow.sql'])
  await expect(connection.pool.query('select pg_sleep(0.4)')).rejects.toThrow('statement timeout')
})

test('refuses a database that a newer version has migrated', async () => {
  const { pool } = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  writeFileSync(join(folder, '9999-next.sql'), 'create table next_table ()')
  await expect(migrate(pool, folder)).rejects.toThrow('Start the newer version.')
  const { rows } = await pool.query("select to_regclass('next_table') as next_table")
  expect(rows).toEqual([{ next_table: null }])
})
