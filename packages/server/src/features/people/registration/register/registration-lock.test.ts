import { registrationRoutes } from '@running-dinner/contract'
import { registrationInput } from '@running-dinner/contract/forms'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { failingDatabase } from '../../../../../test/failing-database.ts'
import { givenPublicDinner, registrationBody } from '../../../../../test/given-registration.ts'
import { lockAwaited } from '../../../../../test/lock-awaited.ts'
import { publicDinnerById } from '../public-page/authorized-public-dinner.ts'
import { register } from './register.ts'

/** Another change of the event, which goes on until `end`. */
async function givenOtherChange(app: TestApp, dinnerId: string) {
  const client = await app.database.pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [dinnerId])
  return {
    change: (statement: string) => client.query(statement),
    end: () => client.query('commit'),
  }
}

async function given() {
  const app = await createTestApp()
  const event = await givenPublicDinner(app)
  const send = (number: number, key?: string) =>
    app.call(registrationRoutes.register, {
      params: { publicId: event.publicId },
      body: registrationBody(number),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  return { app, event, send }
}

test('refuses a duplicate address and repeats an answer while another change holds the event lock', async () => {
  const { app, event, send } = await given()
  const key = 'f7c1a0b2-form'
  const { body } = await send(1, key)
  const other = await givenOtherChange(app, event.dinner.id)
  const duplicate = await send(1)
  const repeated = await send(1, key)
  await other.end()
  expect([duplicate.status, duplicate.issues[0]?.message]).toEqual([406, 'participant_already_registered'])
  expect([repeated.status, repeated.body]).toEqual([200, body])
})

describe('refuses a registration that waited for the lock while', () => {
  test.each([
    [
      'the organiser closed it',
      'update public_settings set registration_deactivated = true',
      'registration_deactivated',
    ],
    ['the event was cancelled', 'update dinner set cancelled_at = now()', 'event_cancelled'],
    ['the event was closed', "update dinner set registration_type = 'CLOSED'", 'not_found'],
    [
      'the event got a price',
      `insert into payment_options select gen_random_uuid(), id, 'Verein', 1250, 'a@organisers.example', '', '', now()
       from dinner`,
      'registration_not_possible_without_payment',
    ],
    [
      'its address was registered',
      `insert into participant select (jsonb_populate_record(participant, jsonb_build_object('id', gen_random_uuid(),
         'participant_number', 2, 'self_admin_id', 'other', 'email', 'person2@guests.example', 'email_identity', 'person2@guests.example',
         'registration_secret_hash', null))).* from participant`,
      'participant_already_registered',
    ],
  ])('%s', async (_name, statement, code) => {
    const { app, event, send } = await given()
    await send(1)
    const other = await givenOtherChange(app, event.dinner.id)
    const waiting = send(2)
    await lockAwaited(app.database.pool)
    await other.change(statement)
    const before = await other.change('select count(*) from participant')
    await other.end()
    expect((await waiting).issues.map(({ message }) => message)).toEqual([code])
    expect((await app.database.pool.query('select count(*) from participant')).rows).toEqual(before.rows)
  })
})

test('takes at most a dozen statements under the event lock', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  const counted = failingDatabase(app.database.url)
  onTestFinished(() => counted.close())
  const { publicId } = await givenPublicDinner(app)
  const dinner = await publicDinnerById(app.ctx, publicId)
  const input = registrationInput.parse(registrationBody(1))
  counted.watch()
  await register({ ...app.ctx, db: counted.db }, dinner, input, 'f7c1a0b2-form')
  const statements = counted.statements()
  const locked = statements.findIndex((text) => text.includes('hashtextextended'))
  expect(locked).toBeGreaterThan(0)
  expect(statements.slice(locked + 1).length).toBeLessThanOrEqual(12)
})
