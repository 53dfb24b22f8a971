import { participantRoutes, partnerWishRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { personBody } from '../../../../../test/bodies.ts'
import { type GivenPublicDinner, givenPublicDinner, mailTo } from '../../../../../test/given-registration.ts'

const wished = 'wished@guests.example'

/** An event with a person added by hand, whose wish triggered no mail. */
async function givenWish(app: TestApp, changes: Parameters<typeof givenPublicDinner>[1] = {}) {
  const given = await givenPublicDinner(app, changes)
  await app.database.pool.query('update dinner set acknowledged_at = $1', [app.ctx.clock.now()])
  const id = await added(app, given, 1, wished)
  return { given, id, invite: () => invite(app, given, id) }
}

async function added(app: TestApp, { params }: GivenPublicDinner, number: number, teamPartnerWishEmail = '') {
  const { body, status } = await app.call(participantRoutes.create, {
    params,
    body: personBody(number, { teamPartnerWishEmail }),
  })
  expect(status).toBe(200)
  return (body as { id: string }).id
}

function invite(app: TestApp, { params }: GivenPublicDinner, participantId: string) {
  return app.call(partnerWishRoutes.invite, { params: { ...params, participantId } })
}

async function invitations(app: TestApp, email = wished) {
  await app.deliver()
  return (await app.mails()).filter(
    ({ to, subject }) => to === email && subject === 'Samstag, 15. Juni: Einladung zum Running Dinner',
  )
}

test('mails the wished person an invitation that opens the form for them', async () => {
  const app = await createTestApp()
  const { given, invite } = await givenWish(app, { basicDetails: { zipRestrictions: '79100-79199' } })
  const answer = await invite()
  expect([answer.status, answer.body]).toEqual([200, {}])
  const [link = ''] = (await mailTo(app, wished)).match(/http\S+\/registration\?\S+/) ?? []
  const query = Object.fromEntries(new URL(link).searchParams)
  expect(query).toMatchObject({ invitingParticipantEmail: 'person1@guests.example', prefilledEmailAddress: wished })
  const registered = await given.register(2, {
    email: wished,
    zip: '10115',
    teamPartnerWishEmail: 'person1@guests.example',
    invitation: query.invitation ?? '',
  })
  expect(registered.teamPartnerWishState).toBe('EXISTS_SAME_TEAM_PARTNER_WISH')
  const { rows } = await app.database.pool.query("select data from activity where code = 'partner_invited'")
  expect(rows).toEqual([{ data: { name: 'Vorname1 Nachname1' } }])
})

test('mails again on request, keeps both links valid, and sends none automatically afterwards', async () => {
  const app = await createTestApp()
  const { given, invite } = await givenWish(app)
  await invite()
  expect((await invite()).status).toBe(200)
  const mails = await invitations(app)
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    const [, invitation = ''] = /invitation=([\w-]+)/.exec(text) ?? []
    const answer = await given.register(2, {
      email: wished,
      teamPartnerWishEmail: 'person1@guests.example',
      invitation,
    })
    expect(answer.teamPartnerWishState).toBe('EXISTS_SAME_TEAM_PARTNER_WISH')
    await app.database.pool.query('delete from participant where email = $1', [wished])
  }
  await app.database.pool.query('update participant set activated_at = null')
  const { rows } = await app.database.pool.query('select id from participant')
  await app.call(participantRoutes.activate, { params: { ...given.params, participantId: rows[0].id } })
  expect(await invitations(app)).toHaveLength(2)
})

test.each([
  ['a closed event', "update dinner set registration_type = 'CLOSED'", 'event_closed'],
  ['an event without wishes', 'update dinner set team_partner_wish_disabled = true', 'team_partner_wish_disabled'],
  [
    'a registration switched off',
    'update public_settings set registration_deactivated = true',
    'registration_deactivated',
  ],
  [
    'a deadline that is over',
    "update public_settings set end_of_registration_date = '2030-04-30'",
    'registration_date_expired',
  ],
  ['a cancelled event', 'update dinner set cancelled_at = now()', 'event_cancelled'],
  ['somebody unconfirmed', 'update participant set activated_at = null', 'participant_not_confirmed'],
  ['nobody wished for', "update participant set team_partner_wish_email = ''", 'team_partner_invitation_not_possible'],
])('refuses to invite when: %s', async (_name, change, message) => {
  const app = await createTestApp()
  const { invite } = await givenWish(app)
  await app.database.pool.query(change)
  const answer = await invite()
  expect([answer.status, answer.issues[0]?.message]).toEqual([406, message])
  expect(await invitations(app)).toEqual([])
})

test.each([
  ['takes part', { teamPartnerWishEmail: '' }],
  ['takes part with the same wish', { teamPartnerWishEmail: 'person1@guests.example' }],
  ['takes part with another wish', { teamPartnerWishEmail: 'x@guests.example' }],
])('refuses to invite a person who %s', async (_name, change) => {
  const app = await createTestApp()
  const { given, invite } = await givenWish(app)
  await app.call(participantRoutes.create, { params: given.params, body: personBody(2, { email: wished, ...change }) })
  expect((await invite()).issues[0]?.message).toBe('team_partner_invitation_not_possible')
})

test('refuses to invite for an unconfirmed event', async () => {
  const app = await createTestApp()
  const { invite } = await givenWish(app)
  await app.database.pool.query('update dinner set acknowledged_at = null')
  const answer = await invite()
  expect([answer.status, answer.issues[0]?.message]).toEqual([424, 'event_not_confirmed'])
  expect(await invitations(app)).toEqual([])
})

test('answers 404 for a person of another event', async () => {
  const app = await createTestApp()
  const { id } = await givenWish(app)
  const other = await givenPublicDinner(app)
  expect((await invite(app, other, id)).status).toBe(404)
})

test("mails a demo's invitation to its organiser", async () => {
  const app = await createTestApp()
  const { given, invite } = await givenWish(app)
  await app.database.pool.query("update dinner set running_dinner_type = 'DEMO'")
  expect((await invite()).status).toBe(200)
  expect(await invitations(app)).toEqual([])
  expect(await invitations(app, given.dinner.email)).toHaveLength(1)
})

test('refuses the fourth invitation of a day to one address', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  const { invite } = await givenWish(app)
  for (const status of [200, 200, 200, 406]) expect((await invite()).status).toBe(status)
  expect((await invite()).issues[0]?.message).toBe('participant_invited_too_often')
  expect(await invitations(app)).toHaveLength(3)
})
