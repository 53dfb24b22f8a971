import { participantRoutes, portalRoutes, settingsRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { afterPartyBody, personBody } from '../../../../test/bodies.ts'
import { givenDinner, givenParticipants } from '../../../../test/given.ts'
import { givenAccount } from '../../../../test/given-account.ts'
import { eventsOf, givenConfirmedDinner, recoveredToken } from '../../../../test/given-portal.ts'
import { givenPublicDinner } from '../../../../test/given-registration.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { jobsByHand } from '../../jobs.ts'
import { portalTokenFor } from './portal-token.store.ts'

const olga = 'olga@organisers.example'

test('shows a guest their event with the two ids of its pages', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  const [person] = await givenParticipants(app, given, 2)
  const token = await recoveredToken(app, 'person1@guests.example')
  const [event] = await eventsOf(app, token)
  expect(event).toMatchObject({ eventName: 'Frühlingslauf', eventDate: '2030-06-15', city: 'Freiburg', publicUrl: '' })
  expect(event).toMatchObject({ cancelled: false, roles: ['PARTICIPANT'] })
  expect(event?.credentials.PARTICIPANT).toMatchObject({ portalToken: token, participantId: person?.id })
  expect(event?.credentials.ORGANIZER).toBeUndefined()
  const { selfAdminId = '', participantId = '' } = event?.credentials.PARTICIPANT ?? {}
  const info = await app.call(portalRoutes.selfServiceInfo, { params: { selfAdminId, participantId } })
  expect(info.status).toBe(200)
})

test('shows an organiser the administration link, and an organiser who takes part one event with both roles', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  const token = await recoveredToken(app, olga)
  expect(await eventsOf(app, token)).toMatchObject([
    {
      roles: ['ORGANIZER'],
      credentials: {
        ORGANIZER: {
          adminId: given.params.adminId,
          adminUrl: `http://localhost:8080/admin/${given.params.adminId}`,
          portalToken: token,
        },
      },
    },
  ])
  await app.call(participantRoutes.create, {
    params: given.params,
    body: personBody(1, { email: 'OLGA@Organisers.example' }),
  })
  const [event, ...others] = await eventsOf(app, token)
  expect(event?.roles).toEqual(['PARTICIPANT', 'ORGANIZER'])
  expect(others).toEqual([])
})

test('merges several addresses, ignores unknown tokens and mails the same token again', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  await givenParticipants(app, given, 1)
  const guest = await recoveredToken(app, 'person1@guests.example')
  const organizer = await recoveredToken(app, olga)
  expect(await recoveredToken(app, 'person1@guests.example')).toBe(guest)
  expect(guest).not.toBe(organizer)
  const [event, ...others] = await eventsOf(app, 'x', guest, '', organizer, `${guest}`, 'ä'.repeat(5000))
  expect(event?.roles).toEqual(['PARTICIPANT', 'ORGANIZER'])
  expect([event?.credentials.PARTICIPANT?.portalToken, event?.credentials.ORGANIZER?.portalToken]).toEqual([
    guest,
    organizer,
  ])
  expect(others).toEqual([])
  expect(await eventsOf(app)).toEqual([])
})

test('shows no unconfirmed event to people its organiser entered, and none to unconfirmed people', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 2)
  expect(await recoveredToken(app, olga)).toBeUndefined()
  expect(await recoveredToken(app, 'person1@guests.example')).toBeUndefined()

  const confirmed = await givenConfirmedDinner(app, { email: 'emil@organisers.example' })
  await givenParticipants(app, confirmed, 2)
  const token = await recoveredToken(app, 'person1@guests.example')
  expect(await eventsOf(app, token)).toHaveLength(1)
  await app.database.pool.query('update participant set activated_at = null')
  expect(await eventsOf(app, token)).toEqual([])
})

test('shows an unconfirmed event to a guest who confirmed, not to its organiser', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.confirmed(1)
  await given.register(2)
  const token = await recoveredToken(app, 'person1@guests.example')
  const [event, ...others] = await eventsOf(app, token)
  expect(event).toMatchObject({
    eventName: 'Frühlingslauf',
    acknowledged: false,
    cancelled: false,
    roles: ['PARTICIPANT'],
  })
  expect(others).toEqual([])
  const { selfAdminId = '', participantId = '' } = event?.credentials.PARTICIPANT ?? {}
  const info = await app.call(portalRoutes.selfServiceInfo, { params: { selfAdminId, participantId } })
  expect(info.body).toMatchObject({ acknowledged: false, firstnamePart: 'Vorname1', team: null, route: null })
  expect(await recoveredToken(app, 'person2@guests.example')).toBeUndefined()
  expect(await recoveredToken(app, olga)).toBeUndefined()
})

test('shows a cancelled event as cancelled and no deleted one', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  await givenParticipants(app, given, 1)
  const token = await recoveredToken(app, 'person1@guests.example')
  await app.database.pool.query('update dinner set cancelled_at = now()')
  const [event] = await eventsOf(app, token)
  expect(event?.cancelled).toBe(true)
  const { selfAdminId = '', participantId = '' } = event?.credentials.PARTICIPANT ?? {}
  const info = await app.call(portalRoutes.selfServiceInfo, { params: { selfAdminId, participantId } })
  expect(info.body).toMatchObject({ cancelled: true, publicContactEmail: olga, team: null, route: null })
  await app.database.pool.query('delete from dinner')
  expect(await eventsOf(app, token)).toEqual([])
})

test('opens nothing with a revoked token, mails a new one, and ignores repeated and unknown revocations', async () => {
  const app = await createTestApp()
  await givenConfirmedDinner(app)
  const token = await recoveredToken(app, olga)
  const body = { portalTokens: [token, 'unknown'] }
  for (let time = 0; time < 2; time++) {
    const { status, body: answer } = await app.call(portalRoutes.revoke, { body })
    expect([status, String(answer)]).toEqual([204, ''])
  }
  expect(await eventsOf(app, token)).toEqual([])
  const next = await recoveredToken(app, olga)
  expect(next).not.toBe(token)
  expect(await eventsOf(app, next)).toHaveLength(1)
})

test('the link of an address is deleted once no event, participation or account has it', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  await givenParticipants(app, given, 1)
  await givenAccount(app)
  const addresses = ['ada@guests.example', olga, 'person1@guests.example']
  await inTransaction(app.ctx.db, async (tx) => {
    for (const address of [...addresses, 'nobody@guests.example']) await portalTokenFor(tx, app.ctx, address)
  })
  const left = async () => {
    await jobsByHand(app.ctx).retention()
    const { rows } = await app.database.pool.query('select email_identity from portal_token order by 1')
    return rows.map((row) => row.email_identity)
  }
  expect(await left()).toEqual(addresses)
  await app.database.pool.query('delete from dinner')
  expect(await left()).toEqual(['ada@guests.example'])
  await app.database.pool.query('delete from account')
  expect(await left()).toEqual([])
})

test.each([
  [{}, 406],
  [{ portalTokens: null }, 406],
  [{ portalTokens: 'x' }, 406],
  [{ portalTokens: [1] }, 406],
  [{ portalTokens: Array(21).fill('x') }, 406],
  [[], 400],
  [{ portalTokens: Array(20).fill('x') }, 200],
  [{ portalTokens: [] }, 200],
])('answers %j with %i', async (body, status) => {
  const app = await createTestApp()
  expect((await app.call(portalRoutes.myEvents, { body })).status).toBe(status)
  expect((await app.call(portalRoutes.revoke, { body })).status).toBe(status === 200 ? 204 : status)
})

test.each(['\u0000', '\ud800', 'short', 'x'.repeat(100_000), "'; drop table"])(
  'ignores what cannot be a token: %j',
  async (token) => {
    const app = await createTestApp()
    const body = { portalTokens: [token] }
    expect((await app.call(portalRoutes.myEvents, { body })).status).toBe(200)
    expect((await app.call(portalRoutes.revoke, { body })).status).toBe(204)
  },
)

test('an event is over three hours after its last stop began, also after midnight', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  const token = await recoveredToken(app, olga)
  const over = async (now: string) => {
    app.clock.set(now)
    return (await eventsOf(app, token))[0]?.over
  }
  // Dessert begins at 23:00.
  expect([await over('2030-06-16T01:59:59+02:00'), await over('2030-06-16T02:00:00+02:00')]).toEqual([false, true])
  const body = { ...afterPartyBody(), time: '2030-06-16T00:30' }
  expect((await app.call(settingsRoutes.saveAfterParty, { params: given.params, body })).status).toBe(200)
  expect([await over('2030-06-16T03:29:59+02:00'), await over('2030-06-16T03:30:00+02:00')]).toEqual([false, true])
})
