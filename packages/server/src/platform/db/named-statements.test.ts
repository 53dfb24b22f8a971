import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { connectDatabase } from './database.ts'
import { statementNames } from './named-statements.ts'

const often = 21

function asked(times: number, text: string, names = statementNames()) {
  return Array.from({ length: times }, () => names.of(text)).at(-1)
}

/** One connection, so that a temporary table is there for every query. */
async function givenConnection() {
  const { url } = await testDatabase()
  const { db, close } = connectDatabase(url, { max: 1 })
  onTestFinished(close)
  await sql`create temporary table guest_of_test (id int, name text)`.execute(db)
  await sql`insert into guest_of_test values (${1}, ${'Ada'})`.execute(db)
  const read = async () => (await sql`select * from guest_of_test where id = ${1}`.execute(db)).rows
  const names = async () => {
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
    return rows.map(({ name }) => name)
  }
  return { db, read, names }
}

test('only a statement that is asked often has a name', () => {
  expect(asked(often - 1, 'select $1')).toBeUndefined()
  expect(asked(often, 'select $1')).toBe('select $1 0.0')
})

test('a hundred statements have names, in 63 bytes, and all others none', () => {
  const names = statementNames()
  const all = Array.from({ length: 101 }, (_, number) => asked(often, `select ${'é'.repeat(99)}, ${number}`, names))
  expect(new Set(all).size).toBe(101)
  expect(all.at(-1)).toBeUndefined()
  expect(Math.max(...all.map((name) => Buffer.byteLength(name ?? '')))).toBeLessThan(63)
})

test('the database has parsed it once for the connection', async () => {
  const { read, names } = await givenConnection()
  for (let times = 0; times < often - 1; times++) await read()
  expect(await names()).toEqual([])
  for (let times = 0; times < 3; times++) expect(await read()).toEqual([{ id: 1, name: 'Ada' }])
  expect(await names()).toEqual(['select * fro 0.0'])
})

test('a column that is added or removed meanwhile disturbs no query', async () => {
  const { db, read } = await givenConnection()
  for (let times = 0; times < often; times++) await read()
  await sql`alter table guest_of_test add column city text`.execute(db)
  expect(await read()).toEqual([{ id: 1, name: 'Ada', city: null }])
  for (let times = 0; times < often; times++) await read()
  await sql`alter table guest_of_test drop column name`.execute(db)
  expect(await read()).toEqual([{ id: 1, city: null }])
})

test('within a transaction it fails once, and its repetition does not', async () => {
  const { db, read } = await givenConnection()
  for (let times = 0; times < often; times++) await read()
  await sql`alter table guest_of_test add column city text`.execute(db)
  const reading = () =>
    db.transaction().execute(async (tx) => (await sql`select * from guest_of_test where id = ${1}`.execute(tx)).rows)
  await expect(reading()).rejects.toMatchObject({ code: '0A000' })
  expect(await reading()).toEqual([{ id: 1, name: 'Ada', city: null }])
})

test('another error of a named statement is the caller’s', async () => {
  const { db } = await givenConnection()
  const divide = (by: number) => sql`select 1 / ${by}::int as result`.execute(db)
  for (let times = 0; times < often; times++) await divide(1)
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
})
