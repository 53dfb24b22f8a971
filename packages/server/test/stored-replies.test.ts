import { expect, onTestFinished, test } from 'vitest'
import { inCallTransaction } from '../src/platform/db/call-transaction.ts'
import { inTransaction } from '../src/platform/db/in-transaction.ts'
import { answerOnce } from '../src/platform/http/answer-once.ts'
import { notFound } from '../src/platform/http/problems.ts'
import { storedReplyStore } from '../src/platform/http/stored-reply.store.ts'
import { secretHash } from '../src/platform/ids.ts'
import { bury } from '../src/platform/tombstones/bury.ts'
import { keepTombstones, type TombstoneKeeper } from '../src/platform/tombstones/tombstone-keeper.ts'
import { createTestApp } from './app.ts'

const key = 'c0ffee00-press'

test('answers a caller who is refused because another call with the key was answered meanwhile', async () => {
  const { ctx, clock } = await createTestApp()
  const press = (pressed: string, hasRight: boolean) => {
    const call = { key: pressed, secret: 'own', request: '' }
    const facts = { dinnerId: undefined, now: clock.now() }
    const answer = async () => {
      await ctx.db.transaction().execute((tx) => storedReplyStore.insert(tx, call, { status: 200, body: '{}' }, facts))
      throw notFound()
    }
    const authorize = async () => {
      if (!hasRight) throw notFound()
    }
    return answerOnce(ctx, call, { eventId: undefined }, { authorize, answer })
  }
  expect(await press('with right', true)).toEqual({ reply: { status: 200, body: '{}' }, isRepeated: true })
  await expect(press('without right', false)).rejects.toMatchObject({ status: 404 })
})

test('writes the tombstones of a call before its commit, without those of a step that was rolled back', async () => {
  const app = await createTestApp()
  const { db } = app.ctx
  const written: unknown[] = []
  keepTombstones(db, {
    beforeCommit: async (_tx: unknown, rows: readonly unknown[]) => {
      written.push(...rows)
      return async () => void written.push('committed')
    },
  } as unknown as TombstoneKeeper)
  onTestFinished(() => keepTombstones(db, undefined))
  const hooks = { end: async () => void written.push('reply') }
  await inCallTransaction(hooks, async () => {
    await inTransaction(db, async (tx) => bury(tx, 'person', ['gone']))
    const failing = inTransaction(db, async (tx) => {
      bury(tx, 'person', ['kept'])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(written).toEqual([])
  })
  expect(written).toEqual(['reply', { kind: 'person', id: 'gone', gone: true }, 'committed'])
})

test('keeps no completed step of a call that refuses, that fails, or whose reply cannot be stored', async () => {
  const { ctx, database } = await createTestApp()
  const store = (name: string) =>
    inTransaction(ctx.db, async (tx) => {
      await tx
        .insertInto('sharedSecret')
        .values({ name, value: Buffer.from('') })
        .execute()
    })
  const failsWith = (error: Error) => async () => {
    throw error
  }
  for (const error of [notFound(), new Error('a mistake')]) {
    const call = inCallTransaction({}, async () => {
      await store(error.message)
      await inTransaction(ctx.db, failsWith(error))
    })
    await expect(call).rejects.toBe(error)
    const end = failsWith(error)
    await expect(inCallTransaction({ end }, () => store(error.message))).rejects.toBe(error)
  }
  await inCallTransaction({}, () => store('answered'))
  const { rows } = await database.pool.query("select name from shared_secret where value = ''")
  expect(rows).toEqual([{ name: 'answered' }])
})

test.each([
  ['key', 'key_hash', secretHash('another')],
  ['secret', 'holder', secretHash('holder another')],
])('opens a reply with its own %s only, also when the database was changed', async (part, column, digest) => {
  const { ctx, clock, database } = await createTestApp()
  const call = { key, secret: 'own', request: '' }
  const facts = { dinnerId: undefined, now: clock.now() }
  await inTransaction(ctx.db, (tx) => storedReplyStore.insert(tx, call, { status: 204, body: undefined }, facts))
  expect(await storedReplyStore.find(ctx.db, call, clock.now())).toEqual({ reply: { status: 204 } })
  await database.pool.query(`update stored_reply set ${column} = $1`, [digest])
  expect(await storedReplyStore.find(ctx.db, { ...call, [part]: 'another' }, clock.now())).toEqual({ reply: undefined })
})

test('never replaces a reply that still counts, even by a call that does not hold the lock of the key', async () => {
  const { ctx, clock } = await createTestApp()
  const call = { key, secret: 'own', request: '' }
  const insert = (status: number) =>
    inTransaction(ctx.db, (tx) =>
      storedReplyStore.insert(tx, call, { status, body: undefined }, { dinnerId: undefined, now: clock.now() }),
    )
  await insert(200)
  await expect(insert(204)).rejects.toThrow('no result')
  expect(await storedReplyStore.find(ctx.db, call, clock.now())).toEqual({ reply: { status: 200 } })
})
