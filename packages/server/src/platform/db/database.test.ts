import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { inCallTransaction } from './call-transaction.ts'
import { connectDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'

test('reports an error and keeps working when a held, silent connection breaks', async () => {
  const database = await testDatabase()
  const noted: Error[] = []
  const { db, close } = connectDatabase(database.url, { max: 1, onError: (error) => noted.push(error) })
  await db.connection().execute(async (held) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    while (noted.length === 0) await setTimeout(10)
    await expect(sql`select 1`.execute(held)).rejects.toThrow()
  })
  await expect(sql<{ one: number }>`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await close()
})

test('what a call reads at once on the connection of its transaction is asked one after another', async () => {
  const { url } = await testDatabase()
  const { db, pool, close } = connectDatabase(url)
  let [open, most] = [0, 0]
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>
    const counted = async (...parts: unknown[]) => {
      most = Math.max(most, ++open)
      return ask(...parts).finally(() => open--)
    }
    Object.assign(client, { query: counted })
  })
  const one = (number: number) => sql<{ one: number }>`select ${number}::int as one`.execute(db)
  const rows = await inCallTransaction({}, async () => {
    await inTransaction(db, (tx) => sql`select 1`.execute(tx))
    const answers = await Promise.all([one(1), one(2), one(3)])
    return answers.map((answer) => answer.rows[0]?.one)
  })
  expect([rows, most]).toEqual([[1, 2, 3], 1])
  await close()
})

test('statements and idle transactions end after a time, and so does waiting for a connection', async () => {
  const { url } = await testDatabase()
  const { db, pool, close } = connectDatabase(url)
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(db)
  expect(rows.map(({ setting }) => setting)).toEqual(['30000', '7000'])
  expect(pool.options.connectionTimeoutMillis).toBe(5_000)
  await close()
})

test('rows of the query builder have the names of the code, those of the plain pool the names of the database', async () => {
  const { db, pool } = await testDatabase()
  const inside = await inTransaction(db, (tx) =>
    sql`select 1 as event_id, '{"two_words": 3}'::jsonb as as_stored`.execute(tx),
  )
  expect(inside.rows).toEqual([{ eventId: 1, asStored: { two_words: 3 } }])
  for (const { rows } of await Promise.all(Array.from({ length: 8 }, () => pool.query('select 2 as event_id'))))
    expect(rows).toEqual([{ event_id: 2 }])
  const { rows } = await sql`select ${4}::int as event_id`.execute(db)
  expect(rows).toEqual([{ eventId: 4 }])
})
