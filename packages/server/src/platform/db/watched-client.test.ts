import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { lockAwaited } from '../../../test/lock-awaited.ts'
import { mutingProxy } from '../../../test/muting-proxy.ts'
import { connectDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { createPubSub, publish } from './pub-sub.ts'

const statementMilliseconds = 30_000
/** How many make what a connection may be silent. */
const checks = 16
const checkMilliseconds = 31_000 / checks

function check(times: number): void {
  vi.advanceTimersByTime(times * checkMilliseconds)
}

/** Only while every connection is silent: an answer takes longer than the time between two of these checks. */
async function whileChecking<T>(work: Promise<T>, most = Number.POSITIVE_INFINITY): Promise<T> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  for (let times = 0; !isOver && times < most; times++) {
    check(1)
    await delay(1)
  }
  return work
}

/** A database that can fall silent; checks come when the test says so, so that none is taken for silent because the machine is busy. */
async function givenProxy() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const database = await testDatabase()
  const proxy = await mutingProxy(database.url, onTestFinished)
  const connection = connectDatabase(proxy.url, { max: 2, statementMilliseconds })
  onTestFinished(() => whileChecking(connection.close()))
  return { database, proxy, ...connection }
}

/** A lock that keeps a statement waiting until it is given back. */
async function heldLock(url: string) {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('select pg_advisory_lock(1)')
  return { giveBack: () => holder.query('select pg_advisory_unlock(1)') }
}

test('a query on a silent connection fails, and the next one gets a new connection', async () => {
  const { proxy, db } = await givenProxy()
  await sql`select 1`.execute(db)
  proxy.mute()
  // One before it is asked, one that hears the earlier answer, and then more than 31 seconds.
  await expect(whileChecking(sql`select 2`.execute(db), 3 + checks)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await expect(sql`select 3 as three`.execute(db)).resolves.toMatchObject({ rows: [{ three: 3 }] })
})

test('a transaction on a silent connection fails, and its connection leaves the pool', async () => {
  const { proxy, db, pool } = await givenProxy()
  const muted = inTransaction(db, async (tx) => {
    await sql`select 1`.execute(tx)
    proxy.mute()
    await whileChecking(sql`select 2`.execute(tx))
  })
  await expect(muted).rejects.toThrow('connection error')
  expect(pool.totalCount).toBe(0)
})

test('a silent connection that only listens is noticed and opened again', async () => {
  const { database, proxy } = await givenProxy()
  let isLost = false
  const lose = () => {
    isLost = true
  }
  const pubSub = createPubSub(proxy.url, lose, statementMilliseconds)
  onTestFinished(() => pubSub.close())
  const heard: boolean[] = []
  pubSub.listen('plan:1', (wasHeard) => void heard.push(wasHeard))
  while (heard.length === 0) await delay(10)
  proxy.mute()
  // One that hears the earlier answer, then until it is asked, and then more than 31 seconds.
  for (let times = 0; times < 2 + 2 * checks && !isLost; times++) {
    check(1)
    await delay(1)
  }
  while (heard.length === 1) await delay(10)
  await publish(database.db, 'plan:1')
  while (heard.length === 2) await delay(10)
  expect(heard).toEqual([false, false, true])
  expect(proxy.opened()).toBe(2)
})

test('a connection that hears notifications asks as well, as the server would end its session', async () => {
  const { database, proxy } = await givenProxy()
  const pubSub = createPubSub(proxy.url, () => undefined, statementMilliseconds)
  onTestFinished(() => pubSub.close())
  let heard = 0
  pubSub.listen('plan:1', () => void heard++)
  while (heard === 0) await delay(10)
  let isAsked = false
  const answer = proxy.heldAnswer('select 1').then((held) => {
    isAsked = true
    held.letGo()
  })
  for (let times = 1; times <= 2 * checks && !isAsked; times++) {
    await publish(database.db, 'plan:1')
    while (heard === times) await delay(1)
    check(1)
    await delay(1)
  }
  expect(isAsked).toBe(true)
  await answer
})

test('a connection that is idle and answers is kept', async () => {
  const { proxy, db, pool } = await givenProxy()
  const clients: pg.PoolClient[] = []
  pool.on('connect', (client) => void clients.push(client))
  await db.connection().execute(async (held) => {
    await sql`select 1`.execute(held)
    for (let times = 0; times < 5 * checks; times++) {
      check(1)
      while ((clients[0] as unknown as { readyForQuery: boolean }).readyForQuery !== true) await delay(1)
    }
    await sql`select 2`.execute(held)
  })
  expect(proxy.opened()).toBe(1)
})

test('a connection with a long statement that was announced is kept', async () => {
  const { database, proxy, db } = await givenProxy()
  const lock = await heldLock(database.url)
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = '60s'`.execute(tx)
    const waiting = sql`select pg_advisory_xact_lock(1)`.execute(tx)
    await lockAwaited(database.pool)
    // More than other statements may take, and less than this one.
    check(2 * checks - 2)
    await lock.giveBack()
    await waiting
  })
  expect(proxy.opened()).toBe(1)
})

test('the server looks after lost clients, and cancels a statement before its connection counts as silent', async () => {
  const { database, proxy, db, pool } = await givenProxy()
  const { rows } = await sql<{ source: string }>`
    select source from pg_settings where name like 'tcp_keepalives%'`.execute(db)
  expect(rows).toEqual([{ source: 'session' }, { source: 'session' }, { source: 'session' }])
  expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statementTimeout: '30s' }])
  expect((await sql`show idle_session_timeout`.execute(db)).rows).toEqual([{ idleSessionTimeout: '93s' }])
  const lock = await heldLock(database.url)
  const waiting = sql`select pg_advisory_lock_shared(1)`.execute(db)
  await lockAwaited(database.pool)
  // The first check has heard the answers before; the others make 31 seconds.
  check(1 + checks)
  await lock.giveBack()
  await waiting
  expect([proxy.opened(), pool.totalCount]).toEqual([1, 1])
})

test('a statement that was cancelled leaves its connection in the pool', async () => {
  const { proxy } = await givenProxy()
  const { db, pool, close } = connectDatabase(proxy.url, { statementMilliseconds: 50 })
  onTestFinished(close)
  await expect(sql`select pg_sleep(600)`.execute(db)).rejects.toMatchObject({ code: '57014' })
  expect([proxy.opened(), pool.totalCount, pool.idleCount]).toEqual([1, 1, 1])
})

test('closing does not wait for a silent connection', async () => {
  const { proxy } = await givenProxy()
  const pubSub = createPubSub(proxy.url, () => undefined, statementMilliseconds)
  await new Promise<void>((connected) => void pubSub.listen('plan:1', () => connected()))
  proxy.mute()
  await whileChecking(pubSub.close())
})
