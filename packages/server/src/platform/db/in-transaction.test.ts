import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { inTransaction, lockDinner } from './in-transaction.ts'

test('one event is changed by one at a time; whoever waits three seconds gives up, another event waits for nobody', async () => {
  const { db } = await testDatabase()
  const [dinner, other] = [{ id: randomUUID() }, { id: randomUUID() }]
  const order: string[] = []
  const first = inTransaction(db, async (tx) => {
    await lockDinner(tx, dinner)
    order.push('first')
    await delay(3_600)
  })
  await delay(100)
  const second = inTransaction(db, (tx) => lockDinner(tx, dinner)).catch((error: { code?: string }) => error.code)
  await inTransaction(db, (tx) => lockDinner(tx, other)).then(() => order.push('other'))
  const started = performance.now()
  expect(await second).toBe('55P03')
  expect(performance.now() - started).toBeGreaterThan(2_000)
  await first
  await inTransaction(db, (tx) => lockDinner(tx, dinner)).then(() => order.push('third'))
  expect(order).toEqual(['first', 'other', 'third'])
})
