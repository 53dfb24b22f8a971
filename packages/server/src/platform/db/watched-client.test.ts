import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type OnEnd, testDatabase } from '../../../test/database.ts'
import { mutingProxy } from '../../../test/muting-proxy.ts'
import { connectDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { createNotifications, notify } from './notifications.ts'

/** Small, so that a silent connection is given up after 1.5 s. */
const statementMilliseconds = 200
const limit = 2_500
/** Of what a busy machine adds. */
const atMost = 20_000

async function givenProxy({ onTestFinished }: { onTestFinished: OnEnd }) {
  const database = await testDatabase(onTestFinished)
  const proxy = await mutingProxy(database.url, onTestFinished)
  const connection = connectDatabase(proxy.url, { max: 2, statementMilliseconds })
  onTestFinished(() => connection.close())
  return { database, proxy, ...connection }
}

test.concurrent('a query on a silent connection fails, and the next one gets a new connection', async (context) => {
  const { proxy, db } = await givenProxy(context)
  await sql`select 1`.execute(db)
  proxy.mute()
  const began = performance.now()
  await expect(sql`select 2`.execute(db)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(performance.now() - began).toBeLessThan(atMost)
  await expect(sql`select 3 as three`.execute(db)).resolves.toMatchObject({ rows: [{ three: 3 }] })
})

test.concurrent('a transaction on a silent connection fails, and its connection leaves the pool', async (context) => {
  const { proxy, db, pool } = await givenProxy(context)
  const muted = inTransaction(db, async (tx) => {
    await sql`select 1`.execute(tx)
    proxy.mute()
    await sql`select 2`.execute(tx)
  })
  await expect(muted).rejects.toThrow('connection error')
  expect(pool.totalCount).toBe(0)
})

test.concurrent('a silent connection that only listens is noticed and opened again', async (context) => {
  const { database, proxy } = await givenProxy(context)
  const notifications = createNotifications(proxy.url, () => undefined, statementMilliseconds)
  context.onTestFinished(() => notifications.close())
  const heard: boolean[] = []
  notifications.listen('plan:1', (wasHeard) => void heard.push(wasHeard))
  while (heard.length === 0) await delay(10)
  proxy.mute()
  while (heard.length === 1) await delay(10)
  await notify(database.db, 'plan:1')
  while (heard.length === 2) await delay(10)
  expect(heard).toEqual([false, false, true])
  expect(proxy.opened()).toBe(2)
})

test.concurrent('a connection that is idle and answers is kept, and so is one with a long statement that was announced', async (context) => {
  const { proxy, db } = await givenProxy(context)
  await db.connection().execute(async (held) => {
    await sql`select 1`.execute(held)
    await delay(limit)
    await sql`select 2`.execute(held)
  })
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = '60s'`.execute(tx)
    await sql`select pg_sleep(${limit / 1_000})`.execute(tx)
  })
  expect(proxy.opened()).toBe(1)
})

test.concurrent('the server looks after lost clients, and cancels a statement before its connection counts as silent', async (context) => {
  const { proxy, db } = await givenProxy(context)
  const { rows } = await sql<{ source: string }>`
    select source from pg_settings where name like 'tcp_keepalives%'`.execute(db)
  expect(rows).toEqual([{ source: 'client' }, { source: 'client' }, { source: 'client' }])
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' })
  await sql`select 1`.execute(db)
  expect(proxy.opened()).toBe(1)
})

test.concurrent('closing does not wait for a silent connection', async (context) => {
  const { proxy } = await givenProxy(context)
  const notifications = createNotifications(proxy.url, () => undefined, statementMilliseconds)
  await new Promise<void>((connected) => void notifications.listen('plan:1', () => connected()))
  proxy.mute()
  const began = performance.now()
  await notifications.close()
  expect(performance.now() - began).toBeLessThan(atMost)
})
