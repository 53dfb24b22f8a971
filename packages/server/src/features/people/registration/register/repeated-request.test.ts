import { type Registered, registrationRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { type GivenPublicDinner, givenPublicDinner, registrationBody } from '../../../../../test/given-registration.ts'

const key = 'c0ffee00-form'
const send = (app: TestApp, { publicId }: GivenPublicDinner, body: object, idempotencyKey?: string) =>
  app.call(registrationRoutes.register, {
    params: { publicId },
    body,
    headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
  })

test('gives a repeated form the same answer, even when it would be refused by now', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, { publicSettings: { participantLimit: 1 } })
  const first = await send(app, given, registrationBody(1), key)
  await given.register(2)
  app.clock.set('2030-06-12T10:00:00Z')
  const again = await send(app, given, { ...registrationBody(1), email: ' person1@guests.example' }, key)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((first.body as Registered).waitingList).toBe(false)
  await app.deliver()
  expect((await app.mails()).filter((mail) => mail.to === 'person1@guests.example')).toHaveLength(1)
})

test('refuses a repeated form without a key as a duplicate', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  expect((await send(app, given, registrationBody(1))).status).toBe(200)
  expect((await send(app, given, registrationBody(1))).issues[0]?.message).toBe('participant_already_registered')
})

test('answers 422 to a key with another body, and accepts a corrected form under the key of a refused one', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  expect((await send(app, given, registrationBody(1, { dataProcessingAcknowledged: false }), key)).status).toBe(406)
  expect((await send(app, given, registrationBody(1), key)).status).toBe(200)
  const other = await send(app, given, registrationBody(2), key)
  expect([other.status, other.issues[0]?.message]).toEqual([422, 'idempotency_key_reused'])
  expect((await send(app, given, registrationBody(2), `${key}2`)).status).toBe(200)
})

test('keeps keys per event and derives other secrets from other keys', async () => {
  const app = await createTestApp()
  const [one, two] = [await givenPublicDinner(app), await givenPublicDinner(app)]
  const replies = [await send(app, one, registrationBody(1), key), await send(app, two, registrationBody(1), key)]
  expect(replies.map((reply) => reply.status)).toEqual([200, 200])
  const [first, second] = replies.map((reply) => (reply.body as Registered).registrationSecret)
  expect(first).not.toBe(second)
  expect(first).toMatch(/^[\w-]{24}$/)
})

test('stores neither key nor secret nor body in readable form', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const { body } = await send(app, given, registrationBody(1), key)
  const { rows } = await app.database.pool.query(
    "select t::text, encode(body_digest, 'escape') from registration_request t",
  )
  for (const secret of [key, 'person1', (body as Registered).registrationSecret])
    expect(JSON.stringify(rows)).not.toContain(secret)
})

test.each(['', 'with blank', 'ä', 'x'.repeat(129)])('answers 400 to an invalid key (%s)', async (bad) => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  expect((await send(app, given, registrationBody(1), bad)).status).toBe(400)
  expect((await send(app, given, registrationBody(1), 'x'.repeat(128))).status).toBe(200)
})
