import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { connectDatabase } from './database.ts'
import { migrate } from './migrate.ts'

test('a migration, and waiting for another process that migrates, may take longer than any other statement', async () => {
  const { url, pool } = await testDatabase()
  await pool.query('delete from schema_migration')
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  writeFileSync(join(folder, '0001-slow.sql'), 'select pg_sleep(0.4); create table slowly_made ();')
  const connection = connectDatabase(url, { statementMilliseconds: 100 })
  onTestFinished(() => connection.close())
  const [first, second] = [migrate(connection.pool, folder), migrate(connection.pool, folder)]
  const third = delay(100).then(() => migrate(connection.pool, folder))
  expect((await Promise.all([first, second, third])).flat()).toEqual(['0001-slow.sql'])
  await expect(connection.pool.query('select pg_sleep(0.4)')).rejects.toThrow('statement timeout')
})
