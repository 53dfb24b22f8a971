import { randomUUID } from 'node:crypto'
import { dinnerRoutes } from '@running-dinner/contract'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { testDatabase } from '../../../../test/database.ts'
import { givenDinner } from '../../../../test/given.ts'
import { lockAwaited } from '../../../../test/lock-awaited.ts'
import { patientLockTimeout } from '../../../../test/patient-database.ts'
import { connectDatabase, lockTimeout } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockDinner } from './dinner-lock.store.ts'

test('serialises changes of one event, gives up after the lock timeout and does not block other events', async () => {
  const { db, pool, close } = connectDatabase((await testDatabase()).url)
  onTestFinished(close)
  pool.options.connectionTimeoutMillis = 0
  const [dinner, other] = [{ id: randomUUID() }, { id: randomUUID() }]
  const order: string[] = []
  let letGo: () => void = () => undefined
  const tired = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let first: Promise<void> | undefined
  await new Promise<void>((isHeld) => {
    first = inTransaction(db, async (tx) => {
      await lockDinner(tx, dinner)
      expect((await sql`show lock_timeout`.execute(tx)).rows).toEqual([{ lockTimeout }])
      // However long the others take.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      order.push('first')
      isHeld()
      await tired
    })
  })
  const second = inTransaction(db, (tx) => lockDinner(tx, dinner)).catch((error: { code?: string }) => error.code)
  await inTransaction(db, (tx) => lockDinner(tx, other)).then(() => order.push('other'))
  expect(await second).toBe('55P03')
  letGo()
  await first
  await inTransaction(db, (tx) => lockDinner(tx, dinner)).then(() => order.push('third'))
  expect(order).toEqual(['first', 'other', 'third'])
})

test('answers 404 to a change that waited for the lock while the event was deleted', async () => {
  const app = await createTestApp()
  const { dinner, params } = await givenDinner(app)
  let waiting: ReturnType<typeof app.call> | undefined
  await inTransaction(app.database.db, async (tx) => {
    await lockDinner(tx, dinner)
    waiting = app.call(dinnerRoutes.setRegistrationOpen, { params: { ...params, enable: 'false' } })
    await lockAwaited(app.database.pool)
    await tx.deleteFrom('dinner').where('id', '=', dinner.id).execute()
  })
  expect((await waiting)?.issues).toEqual([{ message: 'not_found', issueType: 'BAD_REQUEST' }])
})

test('other tests wait longer for a lock, so that a busy machine fails none of them', async () => {
  const { db } = await testDatabase()
  const seen = await inTransaction(db, async (tx) => {
    await lockDinner(tx, { id: randomUUID() })
    return sql`show lock_timeout`.execute(tx)
  })
  expect(seen.rows).toEqual([{ lockTimeout: patientLockTimeout }])
})
