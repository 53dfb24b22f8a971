import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { inTransaction } from './in-transaction.ts'
import { createPubSub, publish } from './pub-sub.ts'

async function givenListener() {
  const database = await testDatabase()
  const pubSub = createPubSub(database.url, () => undefined)
  onTestFinished(() => pubSub.close())
  let count = 0
  const stop = pubSub.listen('plan:1', () => void count++)
  const until = async (least: number) => {
    while (count < least) await delay(5)
  }
  // The listener is called once on connecting, because earlier notifications were missed.
  await until(1)
  /** Resolves when all that was committed before has been heard: notifications come in the order of the commits. */
  const settled = async () => {
    const heard = new Promise<void>((resolve) => void pubSub.listen('settled', () => resolve()))
    await publish(database.db, 'settled')
    await heard
  }
  return { database, stop, until, settled, count: () => count }
}

test('hears a topic on commit, and neither other topics nor rolled-back transactions', async () => {
  const { database, settled, count } = await givenListener()
  await publish(database.db, 'plan:2')
  const undone = inTransaction(database.db, async (tx) => {
    await publish(tx, 'plan:1')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await inTransaction(database.db, (tx) => publish(tx, 'plan:1'))
  await settled()
  expect(count()).toBe(2)
})

test('calls all listeners after the connection broke and was restored', async () => {
  const { database, until } = await givenListener()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(database.db)
  await until(2)
  await publish(database.db, 'plan:1')
  await until(3)
})

test('does not call a listener that stopped listening', async () => {
  const { database, stop, settled, count } = await givenListener()
  stop()
  await publish(database.db, 'plan:1')
  await settled()
  expect(count()).toBe(1)
})
