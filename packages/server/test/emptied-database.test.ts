import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { givenDinner } from './given.ts'

/** What a test finds that follows one that did `work`. */
async function afterwards(work: (database: TestDatabase) => Promise<unknown>) {
  const ends: (() => Promise<void>)[] = []
  const database = await testDatabase((end) => void ends.unshift(end))
  await work(database)
  for (const end of ends) await end()
  const next = await testDatabase()
  return { next, isSame: next.url === database.url }
}

const ask = async ({ pool }: TestDatabase, question: string) => (await pool.query(question)).rows[0]

test('a test uses the database of an earlier one, with no row or number left', async () => {
  const ends: (() => Promise<void>)[] = []
  const app = await createTestApp({ onEnd: (end) => void ends.unshift(end) })
  await givenDinner(app)
  const migrations = 'select count(*)::int as migrations from schema_migration'
  const original = await ask(app.database, migrations)
  await app.database.pool.query("insert into schema_migration (name) values ('9999-later')")
  expect(await ask(app.database, 'select count(*)::int from activity')).not.toEqual({ count: 0 })
  for (const end of ends) await end()
  const next = await testDatabase()
  expect(next.url).toBe(app.database.url)
  expect(await ask(next, 'select count(*)::int from (select from dinner union all select from activity) t')).toEqual({
    count: 0,
  })
  expect(await ask(next, migrations)).toEqual(original)
  expect(await ask(next, "select nextval(pg_get_serial_sequence('activity', 'position'))::int as next")).toEqual({
    next: 1,
  })
})

test('a test uses the connection of an earlier one without its settings', async () => {
  const settings = "select current_setting('TimeZone') as zone, current_setting('statement_timeout') as timeout"
  let before: unknown
  const { next, isSame } = await afterwards(async (database) => {
    before = await ask(database, settings)
    await database.pool.query("set time zone 'Asia/Tokyo'; set statement_timeout = 0")
    expect(await ask(database, settings)).toEqual({ zone: 'Asia/Tokyo', timeout: '0' })
  })
  expect(isSame).toBe(true)
  expect(await ask(next, settings)).toEqual(before)
})

test('a test gets a new database after one that changed the schema', async () => {
  const { isSame } = await afterwards(({ pool }) => pool.query('alter table dinner disable trigger all'))
  expect(isSame).toBe(false)
})

test('a test gets a new database after one that closed its connections or still uses one', async () => {
  expect((await afterwards(({ close }) => close())).isSame).toBe(false)
  const { isSame } = await afterwards(async ({ pool }) => {
    const client = await pool.connect()
    // Not before the pool has been looked at.
    const end = pool.end.bind(pool)
    pool.end = () => {
      client.release()
      return end()
    }
  })
  expect(isSame).toBe(false)
})
