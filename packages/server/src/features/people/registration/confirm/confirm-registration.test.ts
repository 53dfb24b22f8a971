import {
  type ConfirmedRegistration,
  dinnerRoutes,
  participantRoutes,
  registrationRoutes,
  selfRoutes,
} from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { confirmDinner } from '../../../../../test/given.ts'
import { givenPublicDinner, mailedSelf, mailedToken, mailTo } from '../../../../../test/given-registration.ts'
import { confirmationStore } from './confirmation.store.ts'

const partner = { firstnamePart: 'Petra', lastname: 'Partner', email: '', mobileNumber: '' }
const email = 'person1@guests.example'

const activate = async (app: TestApp, publicId: string, token: string, query = {}) => {
  const answer = await app.call(registrationRoutes.activate, { params: { publicId, token }, query })
  return { ...answer, body: answer.body as ConfirmedRegistration, message: answer.issues[0]?.message }
}
const query = async (app: TestApp, sql: string) => (await app.database.pool.query(sql)).rows

test("confirms once by the mailed link, opens the guest's own page, and changes nothing when repeated", async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  const token = await mailedToken(app, email)
  app.clock.set('2030-05-02T08:00:00Z')
  const first = await activate(app, given.publicId, token)
  expect(first.status).toBe(200)
  expect(registrationRoutes.activate.reply.parse(first.body)).toEqual(first.body)
  expect(first.body).toMatchObject({
    activatedParticipant: { firstnamePart: 'Vorname1', lastname: 'Nachname1' },
    activatedTeamPartnerRegistration: null,
    alreadyActivated: false,
    waitingList: false,
  })
  expect(first.body.portalToken).toMatch(/^[\w-]{24}$/)
  const self = await mailedSelf(app, email)
  expect(first.body.selfServicePath).toBe(`/self/${self.selfAdminId}/registration/${self.participantId}`)
  expect((await app.call(selfRoutes.sessionData, { params: self })).status).toBe(200)
  const before = await query(app, 'select * from participant')
  expect(before[0]).toMatchObject({ activated_at: app.clock.now(), activated_by: email })
  expect(before[0].geocoding_due_at).not.toBeNull()
  app.clock.set('2030-05-03T08:00:00Z')
  const again = await activate(app, given.publicId, token)
  expect(again.body).toEqual({ ...first.body, alreadyActivated: true })
  const after = await query(app, 'select * from participant')
  expect(after[0].activated_at).toEqual(before[0].activated_at)
  expect(await query(app, "select data from activity where type = 'PARTICIPANT_SUBSCRIBED'")).toEqual([
    { data: { name: 'Vorname1 Nachname1' } },
  ])
  await app.deliver()
  expect((await app.mails()).filter((mail) => mail.to === email)).toHaveLength(2)
})

test('confirms once when the link is used twenty times at once', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  const token = await mailedToken(app, email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => activate(app, given.publicId, token)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
  expect(answers.filter((answer) => !answer.body.alreadyActivated)).toHaveLength(1)
  expect(await query(app, "select id from activity where type = 'PARTICIPANT_SUBSCRIBED'")).toHaveLength(1)
})

test('changes nothing when the link is opened without the call (SEC-07)', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  const token = await mailedToken(app, email)
  const path = `/running-dinner-events/${given.publicId}/${token}/activate`
  for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
    for (const url of [path, `/api/rest/frontend/v1/runningdinner/${given.publicId}/${token}/activate`])
      await app.app.inject({ method, url })
  }
  expect(await query(app, 'select activated_at from participant')).toEqual([{ activated_at: null }])
  expect((await activate(app, given.publicId, token)).body.alreadyActivated).toBe(false)
})

describe('a link that does not confirm', () => {
  test.each(['unknown', 'x'.repeat(24), '%'])('is refused when invented: %s', async (token) => {
    const app = await createTestApp()
    const { publicId } = await givenPublicDinner(app)
    expect(await activate(app, publicId, token)).toMatchObject({ status: 404, message: 'link_invalid' })
  })

  test('is refused when it belongs to another event', async () => {
    const app = await createTestApp()
    const [one, other] = [await givenPublicDinner(app), await givenPublicDinner(app)]
    await one.register(1)
    const token = await mailedToken(app, email)
    expect(await confirmationStore.byToken(app.ctx.db, other.dinner, token)).toBeUndefined()
    expect(await activate(app, other.publicId, token)).toMatchObject({ status: 404, message: 'link_invalid' })
    expect(await activate(app, one.publicId, token)).toMatchObject({ status: 200 })
  })

  test('is refused with any other known value instead of the secret', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    const { registrationSecret } = await given.register(1)
    const [row] = await query(app, 'select id, self_admin_id from participant')
    for (const known of [row.id, row.self_admin_id, registrationSecret, email])
      expect((await activate(app, given.publicId, known)).status).toBe(404)
    expect(await query(app, 'select activated_at from participant')).toEqual([{ activated_at: null }])
  })

  test('is refused when older than 14 days', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(1)
    await given.register(2)
    const [old, oldToo] = [await mailedToken(app, email), await mailedToken(app, 'person2@guests.example')]
    app.clock.set('2030-05-15T10:00:00Z')
    const inTime = await activate(app, given.publicId, old)
    expect(inTime.body.alreadyActivated).toBe(false)
    app.clock.set('2030-05-15T10:00:00.001Z')
    expect(await activate(app, given.publicId, oldToo)).toMatchObject({
      status: 406,
      message: 'registration_link_expired',
    })
    // The person stays confirmed, but the expired link opens nothing.
    const late = await activate(app, given.publicId, old)
    expect(late.body).toMatchObject({ alreadyActivated: true, portalToken: '', selfServicePath: '' })
  })

  test('is refused in a demo', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app, { runningDinnerType: 'DEMO', contract: null })
    await confirmDinner(app, given)
    await given.register(1)
    const token = await mailedToken(app, 'olga@organisers.example')
    expect(await activate(app, given.publicId, token)).toMatchObject({
      status: 406,
      message: 'participant_activation_invalid_demo_dinner',
    })
  })

  test('is refused after the event was cancelled', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(1)
    const token = await mailedToken(app, email)
    await app.call(dinnerRoutes.cancel, { params: given.params })
    expect(await activate(app, given.publicId, token)).toMatchObject({ status: 404, message: 'event_cancelled' })
  })
})

test('checks neither deadline nor closed registration nor zip again when confirming', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  const token = await mailedToken(app, email)
  await query(
    app,
    "update public_settings set registration_deactivated = true, end_of_registration_date = '2030-04-01'",
  )
  await query(app, "update dinner set zip_restrictions = '10115', registration_type = 'CLOSED'")
  expect((await activate(app, given.publicId, token)).status).toBe(200)
})

test('confirms the stored address and ignores one in the call', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  const token = await mailedToken(app, email)
  const { body } = await activate(app, given.publicId, token, { email: 'evil@attackers.example' })
  const rows = await query(app, 'select email_identity from portal_token')
  expect(rows).toEqual([{ email_identity: email }])
  expect(body.portalToken).not.toBe('')
})

test('confirms both of a pair by one link and gives each their own page', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const own = { ...partner, email: 'petra@guests.example' }
  await given.register(2, { teamPartnerWishRegistrationData: own })
  const { body } = await activate(app, given.publicId, await mailedToken(app, 'person2@guests.example'))
  expect(body.activatedTeamPartnerRegistration).toEqual({ firstnamePart: 'Petra', lastname: 'Partner' })
  expect(await query(app, 'select id from participant where activated_at is null')).toEqual([])
  const [root, child] = [await mailedSelf(app, 'person2@guests.example'), await mailedSelf(app, 'petra@guests.example')]
  expect(child.participantId).not.toBe(root.participantId)
  expect((await app.call(selfRoutes.sessionData, { params: child })).status).toBe(200)
  const mixed = { selfAdminId: child.selfAdminId, participantId: root.participantId }
  expect((await app.call(selfRoutes.sessionData, { params: mixed })).status).toBe(404)
})

test('mails both links in one mail to a pair that shares a mailbox', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.confirmed(2, { teamPartnerWishRegistrationData: partner })
  const text = await mailTo(app, 'person2@guests.example', '/registration/')
  expect(text.match(/\/self\/[\w-]{24}\/registration\//g)).toHaveLength(2)
})

test('does the same when the organiser confirms', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1, { teamPartnerWishEmail: 'friend@guests.example' })
  const [row] = await query(app, 'select id from participant')
  const params = { ...given.params, participantId: row.id }
  const answer = await app.call(participantRoutes.activate, { params })
  expect(answer.body).toMatchObject({ id: row.id, activationDate: '2030-05-01T10:00:00.000Z' })
  expect(await mailedSelf(app, email)).toMatchObject({ participantId: row.id })
  expect(await mailTo(app, 'friend@guests.example')).toContain('invitation=')
  await app.call(participantRoutes.activate, { params })
  expect(await query(app, "select originator, data from activity where type = 'PARTICIPANT_SUBSCRIBED'")).toEqual([
    {
      originator: 'olga@organisers.example',
      data: { name: 'Vorname1 Nachname1', confirmedBy: 'olga@organisers.example' },
    },
  ])
  // The link of the first mail reports it as confirmed.
  const { body } = await activate(app, given.publicId, await mailedToken(app, email))
  expect(body.alreadyActivated).toBe(true)
})

test('opens nothing for the old mailbox after the organiser corrected the address', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.confirmed(1)
  const token = await mailedToken(app, email)
  const self = await mailedSelf(app, email)
  const [row] = await query(app, 'select id from participant')
  const params = { ...given.params, participantId: row.id }
  const { body: person } = await app.call(participantRoutes.get, { params })
  await app.call(participantRoutes.update, { params, body: { ...(person as object), email: 'new@guests.example' } })
  expect(await activate(app, given.publicId, token)).toMatchObject({ status: 404, message: 'link_invalid' })
  expect((await app.call(selfRoutes.sessionData, { params: self })).status).toBe(404)
})

describe('the confirmation mail to an unproven address', () => {
  test('contains no entered text but a short name and title without links, and the contact once the organiser is confirmed', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app, {
      publicSettings: {
        title: 'https://evil.example/x Frühlingslauf evil.com der Fachschaft Informatik 1234567890',
        description: 'BESCHREIBUNG',
        publicContactName: 'KONTAKT',
      },
    })
    const typed = {
      firstnamePart: 'http://evil.example/x Anna evil.com',
      lastname: 'www.evil Muster',
      notes: 'NOTIZ',
      street: 'STRASSE',
    }
    await given.register(1, typed)
    const text = await mailTo(app, email)
    for (const no of ['evil', 'www', 'NOTIZ', 'STRASSE', '1234567890', 'BESCHREIBUNG', 'KONTAKT'])
      expect(text).not.toContain(no)
    expect(text).toContain('Hallo Anna Muster,')
    expect(text).toContain('Frühlingslauf der Fachschaft Informatik…\nSamstag, 15. Juni 2030\n')
    await confirmDinner(app, given)
    await given.register(2)
    const known = await mailTo(app, 'person2@guests.example')
    expect(known).toContain('KONTAKT (olga@organisers.example)')
    expect(known).not.toContain('BESCHREIBUNG')
  })

  test('goes to one address only, whatever the name contains', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(1, { firstnamePart: '"x" <victim@x.example>,', lastname: 'Muster' })
    await app.deliver()
    expect((await app.mails()).map((mail) => mail.to)).toEqual([email, 'olga@organisers.example'])
  })
})

test('contains the confirming value, which no reply contains', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const registered = await given.register(1)
  const token = await mailedToken(app, email)
  expect(token).toMatch(/^[\w-]{24}$/)
  const answers = [registered, (await app.call(participantRoutes.list, { params: given.params })).body]
  expect(JSON.stringify(answers)).not.toContain(token)
  const tables = await query(app, "select tablename from pg_tables where schemaname = 'public'")
  for (const { tablename } of tables) {
    if (tablename === 'dev_mail' || tablename === 'message_task') continue
    expect(JSON.stringify(await query(app, `select t::text from ${tablename} t`)), tablename).not.toContain(token)
  }
})
