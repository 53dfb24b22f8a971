import { type ParticipantReply, participantRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenDinner, givenParticipants } from '../../../../test/given.ts'
import { lockAwaited } from '../../../../test/lock-awaited.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { asAuthorized, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import { locateParticipant } from './locate-participant.ts'

const pin = { lat: 48.1, lng: 7.8 }

async function givenHome() {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [{ id = '' } = {}] = await givenParticipants(app, given, 1)
  const params = { ...given.params, participantId: id }
  const home = async () => (await app.call(participantRoutes.get, { params })).body as ParticipantReply
  const locate = (body: unknown) => app.call(participantRoutes.geocode, { params, body })
  return { app, given, id, params, home, locate }
}

test('stores a pin for the named address, or for the current address if none is named', async () => {
  const { home, locate } = await givenHome()
  expect((await locate({ ...pin, address: await home() })).status).toBe(200)
  expect((await home()).geocodingResult).toMatchObject({ ...pin, quality: 'MANUAL' })
  expect((await locate({ lat: 48.2, lng: 7.9 })).status).toBe(200)
  expect((await home()).geocodingResult).toMatchObject({ lat: 48.2, lng: 7.9 })
})

test('refuses a pin for an address that has changed meanwhile', async () => {
  const { app, params, home, locate } = await givenHome()
  const seen = await home()
  const moved = { ...seen, street: 'Neue Gasse' }
  expect((await app.call(participantRoutes.update, { params, body: moved })).status).toBe(200)
  const late = await locate({ ...pin, address: seen })
  expect(late).toMatchObject({ status: 409, issues: [{ message: 'concurrent_modification' }] })
  expect((await home()).geocodingResult).not.toMatchObject(pin)
  expect((await locate({ ...pin, address: await home() })).status).toBe(200)
})

/** Moves a person while a pin for the old address is in flight: the pin waits for the lock and then compares the address. */
async function whileMoving(ctx: (app: TestApp) => Ctx) {
  const { app, given, id, home } = await givenHome()
  const stored = await dinnerStore.byId(app.ctx.db, given.dinner.id)
  if (!stored) throw new Error('just created')
  const address = await home()
  const locating = await inTransaction(app.ctx.db, async (tx) => {
    await lockDinner(tx, given.dinner)
    await tx
      .updateTable('participant')
      .set({ street: 'Neue Gasse', lat: null, lng: null, geocodingQuality: null })
      .where('id', '=', id)
      .execute()
    const answer = locateParticipant(ctx(app), asAuthorized(stored), id, { ...pin, address }).then(
      () => 'located',
      ({ status }: { status: number }) => status,
    )
    await lockAwaited(app.database.pool)
    return { answer }
  })
  return { answer: await locating.answer, home: await home() }
}

test('refuses the pin when the person moves at the same moment', async () => {
  const { answer, home } = await whileMoving((app) => app.ctx)
  expect(answer).toBe(409)
  expect(home).toMatchObject({ street: 'Neue Gasse', geocodingResult: { lat: -1, lng: -1 } })
})

test('stores a wrong pin without the lock (shows that the lock is needed)', async () => {
  const { answer, home } = await whileMoving((app) => ({
    ...app.ctx,
    db: withoutLocks(app.database.url, onTestFinished, { meet: 1 }),
  }))
  expect(answer).toBe('located')
  expect(home).toMatchObject({ street: 'Neue Gasse', geocodingResult: pin })
})
