import {
  type OwnRegistration,
  ownCancellationRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  selfRoutes,
} from '@running-dinner/contract'
import { dinnerRoutes } from '@running-dinner/contract/events'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { givenTeams } from '../../../../../test/given.ts'
import { givenMessage } from '../../../../../test/given-portal.ts'
import { givenPublicDinner, mailedSelf, mailTo, registrationBody } from '../../../../../test/given-registration.ts'
import { jobsByHand } from '../../../jobs.ts'

const email = 'person1@guests.example'
const organiser = 'olga@organisers.example'
const partner = { firstnamePart: 'Petra', lastname: 'Partner', email: 'petra@guests.example', mobileNumber: '' }

async function givenMe(changes: Record<string, unknown> = {}, number = 1) {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, { basicDetails: { zipRestrictions: '79100-79199' } })
  await app.call(dinnerRoutes.acknowledge, { params: { ...given.params, acknowledgeToken: given.acknowledgeToken } })
  await given.confirmed(number, changes)
  const self = await mailedSelf(app, `person${number}@guests.example`)
  return { app, given, self }
}
const read = async (app: TestApp, params: Record<string, string>) =>
  (await app.call(ownRegistrationRoutes.get, { params })).body as OwnRegistration
const change = async (app: TestApp, params: Record<string, string>, body: object) => {
  const answer = await app.call(ownRegistrationRoutes.change, { params, body })
  return {
    ...answer,
    body: answer.body as OwnRegistration,
    message: answer.issues[0]?.message,
    field: answer.issues[0]?.field,
  }
}
const cancel = (app: TestApp, params: Record<string, string>) => app.call(ownRegistrationRoutes.cancel, { params })
const rows = async (app: TestApp, sql: string) => (await app.database.pool.query(sql)).rows

/** Where the copy of a person's data has each column of theirs. */
const toldAs: Readonly<Record<string, (me: OwnRegistration) => unknown>> = {
  first_name: (me) => me.firstnamePart,
  last_name: (me) => me.lastname,
  gender: (me) => me.gender,
  email: (me) => me.email,
  mobile_number: (me) => me.mobileNumber,
  street: (me) => me.street,
  street_nr: (me) => me.streetNr,
  zip: (me) => me.zip,
  city_name: (me) => me.cityName,
  country: (me) => me.country,
  address_remarks: (me) => me.addressRemarks,
  bell_name: (me) => me.bellName,
  floor: (me) => me.floor,
  entrance_note: (me) => me.entranceNote,
  age: (me) => me.age,
  num_seats: (me) => me.numSeats,
  vegetarian: (me) => me.vegetarian,
  vegan: (me) => me.vegan,
  lactose: (me) => me.lactose,
  gluten: (me) => me.gluten,
  allergens: (me) => me.allergens,
  meal_specifics_note: (me) => me.mealSpecificsNote,
  notes: (me) => me.notes,
  answers: (me) => me.answers,
  preferred_meal_id: (me) => me.preferredMeal,
  standby_cook: (me) => me.standbyCook,
  standby_guest: (me) => me.standbyGuest,
  team_partner_wish_email: (me) => me.teamPartnerWishEmail,
  language_code: (me) => me.languageCode,
  consent_at: (me) => me.consent?.at,
  consent_version: (me) => me.consent?.version,
  terms_accepted_at: (me) => me.termsAcceptedAt,
  created_at: (me) => me.registeredAt,
  activated_at: (me) => me.confirmedAt,
  lat: (me) => me.location?.lat ?? null,
  lng: (me) => me.location?.lng ?? null,
}

/** Columns that are no data of the person: links of rows, secrets, the work on the address, notes of the organiser. */
const notTold = [
  ...['id', 'dinner_id', 'self_admin_id', 'participant_number', 'email_identity', 'shares_root_email', 'misc_notes'],
  ...['originator_id', 'team_id', 'activated_by', 'geocoded_address_hash', 'geocoding_attempts', 'geocoding_due_at'],
  ...['geocoding_quality', 'registration_secret_hash', 'address_changes', 'reserved_until', 'invitation_hash'],
]

/** Columns whose value the copy does not hold. */
const untold = (row: Record<string, unknown>, me: OwnRegistration) =>
  Object.entries(row)
    .filter(([column]) => !notTold.includes(column))
    .filter(([column, value]) => JSON.stringify(toldAs[column]?.(me)) !== JSON.stringify(value))
    .map(([column]) => column)

test('returns everything stored about the person, also as their copy (PRIV-04)', async () => {
  const { app, self } = await givenMe({ notes: 'NOTIZ', mealSpecificsNote: 'keine Nüsse', vegan: true, age: 41 })
  await rows(
    app,
    "update participant set lat = 48, lng = 7.8, geocoding_quality = 'EXACT', terms_accepted_at = created_at, standby_cook = true",
  )
  const me = await read(app, self)
  expect(ownRegistrationRoutes.get.reply.parse(me)).toEqual(me)
  expect(me).toMatchObject({
    email,
    notes: 'NOTIZ',
    mealSpecificsNote: 'keine Nüsse',
    vegan: true,
    registeredAt: '2030-05-01T10:00:00.000Z',
    consent: { at: '2030-05-01T10:00:00.000Z', version: '2026-11' },
    editable: true,
    notEditableBecause: null,
    endOfRegistrationDate: '2030-06-10',
    dinner: { title: 'Frühlingslauf', numSeatsNeededForHost: 6, publicContactEmail: organiser },
  })
  const [row] = await rows(app, 'select * from participant')
  expect(untold(row, me)).toEqual([])
  expect(untold({ ...row, new_column: 'zq7' }, { ...me, notes: '', location: null })).toEqual(
    expect.arrayContaining(['notes', 'lat', 'lng', 'new_column']),
  )
})

test('changes the data until the deadline and mails the organiser once', async () => {
  const { app, given, self } = await givenMe()
  const body = { ...registrationBody(1), street: 'Neue Straße', numSeats: 6, email: 'other@guests.example' }
  app.clock.set('2030-06-10T21:59:59Z')
  const { status, body: me } = await change(app, self, body)
  expect(status).toBe(200)
  expect(me).toMatchObject({ street: 'Neue Straße', numSeats: 6, email })
  expect(await mailTo(app, organiser, 'geändert')).toContain('Vorname1 Nachname1')
  await change(app, self, { ...body, street: 'Neueste Straße' })
  expect((await app.mails()).filter((mail) => mail.to === organiser && /geändert/.test(mail.subject))).toHaveLength(1)
  const edits = await rows(app, "select originator from activity where code = 'participant_edited'")
  expect(edits).toEqual([{ originator: 'Vorname1 Nachname1' }, { originator: 'Vorname1 Nachname1' }])
  // An unchanged field is no change.
  await change(app, self, { ...body, street: 'Neueste Straße' })
  expect(await rows(app, "select id from activity where code = 'participant_edited'")).toHaveLength(2)
  app.clock.set('2030-06-10T22:00:00Z')
  expect(await change(app, self, body)).toMatchObject({ status: 406, message: 'registration_date_expired' })
  expect(await read(app, self)).toMatchObject({ editable: false, notEditableBecause: 'DEADLINE' })
  expect((await app.call(participantRoutes.list, { params: given.params })).body).toMatchObject({
    numParticipantsTotal: 1,
  })
})

test("neither returns nor loses the organiser's notes", async () => {
  const { app, self } = await givenMe()
  await rows(app, "update participant set misc_notes = 'GEHEIM'")
  const { body } = await change(app, self, { ...registrationBody(1), notes: 'neu', miscNotes: 'mine' })
  expect(JSON.stringify(body)).not.toContain('GEHEIM')
  expect(await rows(app, 'select misc_notes, notes from participant')).toEqual([{ misc_notes: 'GEHEIM', notes: 'neu' }])
})

test.each([
  ['a zip outside', { zip: '10115' }, 'zip_not_allowed'],
  ['a name of six words', { lastname: 'A B C D E' }, 'fullname_invalid'],
  ['a wish for oneself', { teamPartnerWishEmail: email }, 'participant_email_equals_team_partner_wish'],
  ['a course of another event', { preferredMeal: '00000000-0000-4000-8000-000000000000' }, 'value_invalid'],
  ['an age of 101', { age: 101 }, 'age_invalid'],
])('refuses a change to %s', async (_name, wrong, message) => {
  const { app, self } = await givenMe()
  expect(await change(app, self, { ...registrationBody(1), ...wrong })).toMatchObject({ status: 406, message })
  expect((await change(app, self, registrationBody(1))).status).toBe(200)
})

test('links team and route once their mails were sent', async () => {
  const { app, given, self } = await givenMe({}, 18)
  await givenTeams(app, given, 17)
  expect((await read(app, self)).told).toEqual({ team: false, routeTeamId: null })
  app.clock.set('2030-05-02T10:00:00Z')
  await givenMessage(app, given, 'teams')
  expect((await read(app, self)).told).toEqual({ team: true, routeTeamId: null })
  await givenMessage(app, given, 'dinnerRoutes')
  const [{ team_id }] = await rows(app, `select team_id from participant where email = 'person18@guests.example'`)
  expect((await read(app, self)).told).toEqual({ team: true, routeTeamId: team_id })
})

test('refuses changes by a member of a team', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await givenTeams(app, given)
  const [me] = await rows(app, 'select id, self_admin_id from participant where team_id is not null limit 1')
  const self = { selfAdminId: me.self_admin_id, participantId: me.id }
  expect(await read(app, self)).toMatchObject({ hasTeam: true, editable: false, notEditableBecause: 'TEAM' })
  expect(await change(app, self, registrationBody(1))).toMatchObject({
    status: 406,
    message: 'participant_assigned_in_team',
  })
  expect((await cancel(app, self)).issues[0]?.message).toBe('participant_assigned_in_team')
  await rows(app, 'update participant set team_id = null')
  expect((await cancel(app, self)).status).toBe(200)
})

describe('the registration of a pair', () => {
  test('lets the child change name, mobile number and diet, and nothing of the root', async () => {
    const { app } = await givenMe({ teamPartnerWishRegistrationData: partner }, 2)
    const child = await mailedSelf(app, partner.email)
    const typed = { ...registrationBody(2), firstnamePart: 'Paula', street: 'Woanders', vegan: true, numSeats: 0 }
    expect((await change(app, child, typed)).body).toMatchObject({
      firstnamePart: 'Paula',
      street: 'Habsburgerstraße',
      vegan: true,
      partner: { role: 'root', firstnamePart: 'Vorname2' },
    })
  })

  test('changes both by the root, who needs seats for a table', async () => {
    const { app, self } = await givenMe({ teamPartnerWishRegistrationData: partner }, 2)
    const few = await change(app, self, { ...registrationBody(2), numSeats: 5 })
    expect([few.field, few.message]).toEqual(['numSeats', 'num_seats_teampartner_registration_invalid'])
    expect((await change(app, self, { ...registrationBody(2), street: 'Neuweg' })).status).toBe(200)
    expect(await rows(app, 'select distinct street from participant')).toEqual([{ street: 'Neuweg' }])
  })

  test('keeps the root when the child cancels, and deletes both when the root cancels', async () => {
    const { app, self } = await givenMe({ teamPartnerWishRegistrationData: partner }, 2)
    const child = await mailedSelf(app, partner.email)
    expect((await cancel(app, child)).status).toBe(200)
    expect(await read(app, self)).toMatchObject({ partner: null })
    expect(await rows(app, 'select originator_id from participant')).toEqual([{ originator_id: null }])
    const pair = await givenMe({ teamPartnerWishRegistrationData: partner }, 2)
    expect((await cancel(pair.app, pair.self)).status).toBe(200)
    expect(await mailTo(pair.app, 'person2@guests.example', 'abgemeldet')).toContain('du und Petra Partner')
    expect(await mailTo(pair.app, partner.email, 'abgemeldet')).toContain('du und Vorname2 Nachname2')
    expect(await rows(pair.app, 'select id from participant')).toEqual([])
  })
})

/** Tables that hold something of the person; `dev_mail` is a mailbox, and mails to the organiser are the organiser's. */
async function tablesWith(app: TestApp, ...words: string[]): Promise<string[]> {
  const tables = await rows(app, "select tablename from pg_tables where schemaname = 'public' order by 1")
  const found: string[] = []
  for (const { tablename } of tables) {
    const others = tablename === 'message_task' ? ` where recipient_email <> '${organiser}'` : ''
    const text = JSON.stringify(await rows(app, `select t::text from ${tablename} t${others}`))
    if (tablename !== 'dev_mail' && words.some((word) => text.includes(word))) found.push(tablename)
  }
  return found
}

test('takes the person out on cancelling, mails a receipt, and deletes everything when the guest asks for it (PRIV-04)', async () => {
  const named = { firstnamePart: 'Zoë (Zo)', lastname: 'Zq*Quitt', mobileNumber: '+49 761 4711' }
  const { app, given, self } = await givenMe({
    ...named,
    notes: 'zq7canary',
    teamPartnerWishEmail: 'friend@guests.example',
  })
  await given.confirmed(3, { firstnamePart: 'Zoë (Zo)', lastname: 'Zq*Quittung' })
  const mine = ['zq7canary', email, self.selfAdminId, self.participantId, 'Zq*Quitt', '4711']
  const mineAlone = mine.map((word) => (word === 'Zq*Quitt' ? 'Zq*Quitt"' : word))
  expect((await cancel(app, self)).body).toEqual({})
  expect((await app.call(ownRegistrationRoutes.get, { params: self })).status).toBe(404)
  expect((await cancel(app, self)).status).toBe(404)
  expect(await mailTo(app, email, 'Du bist abgemeldet')).toContain('Frühlingslauf')
  // The same look finds them while they may come back.
  expect(await tablesWith(app, ...mine)).toEqual(
    expect.arrayContaining(['activity', 'cancelled_registration', 'message_task']),
  )
  expect((await app.call(ownCancellationRoutes.forget, { params: self })).status).toBe(200)
  expect((await app.call(ownCancellationRoutes.get, { params: self })).status).toBe(404)
  await jobsByHand(app.ctx).retention()
  expect(await tablesWith(app, ...mineAlone)).toEqual([])
  expect(await rows(app, "select data, originator from activity where type = 'PARTICIPANT_UNSUBSCRIBED'")).toEqual([
    { data: { name: '…' }, originator: '…' },
  ])
  // Somebody else whose name only begins alike keeps it.
  const others = await rows(app, "select distinct originator from activity where originator like 'Zoë%'")
  expect(others).toEqual([{ originator: 'Zoë (Zo) Zq*Quittung' }])
  // The planned mails notify the organiser.
  expect(await mailTo(app, organiser, 'Zq*Quitt')).toBe('')
})

test('cancels after the deadline while there are no teams, and takes it back within the hour', async () => {
  const { app, self } = await givenMe()
  app.clock.set('2030-06-10T22:00:00Z')
  expect((await cancel(app, self)).status).toBe(200)
  expect(await mailTo(app, email, 'Du bist abgemeldet')).toContain('Frühlingslauf')
  expect((await app.call(ownCancellationRoutes.undo, { params: self })).status).toBe(200)
  expect(await read(app, self)).toMatchObject({ notEditableBecause: 'DEADLINE' })
  app.clock.set('2030-06-16T00:00:00Z')
  expect((await cancel(app, self)).issues[0]?.message).toBe('runningdinner_date_expired')
})

test('cancels on the waiting list after the deadline although teams exist', async () => {
  const { app, given, self } = await givenMe({}, 18)
  await givenTeams(app, given, 17)
  await rows(app, `update participant set team_id = null where id = '${self.participantId}'`)
  app.clock.set('2030-06-10T22:00:00Z')
  expect(await read(app, self)).toMatchObject({ hasTeam: false, notEditableBecause: 'DEADLINE' })
  expect((await cancel(app, self)).status).toBe(200)
  expect(await rows(app, `select id from participant where id = '${self.participantId}'`)).toEqual([])
})

test("is unreachable with another person's secret and before the confirmation (SEC-04)", async () => {
  const { app, given, self } = await givenMe()
  await given.confirmed(3)
  const other = await mailedSelf(app, 'person3@guests.example')
  for (const params of [
    { selfAdminId: other.selfAdminId, participantId: self.participantId },
    { selfAdminId: self.selfAdminId, participantId: other.participantId },
    { selfAdminId: 'x'.repeat(24), participantId: self.participantId },
  ]) {
    expect((await app.call(ownRegistrationRoutes.get, { params })).status).toBe(404)
    expect((await change(app, params, registrationBody(1))).status).toBe(404)
    expect((await cancel(app, params)).status).toBe(404)
  }
  await given.register(4)
  const [row] = await rows(app, "select id, self_admin_id from participant where email = 'person4@guests.example'")
  const unconfirmed = { selfAdminId: row.self_admin_id, participantId: row.id }
  expect((await app.call(ownRegistrationRoutes.get, { params: unconfirmed })).status).toBe(404)
})

test('stays readable and becomes read-only when the event is cancelled', async () => {
  const { app, given, self } = await givenMe({}, 18)
  const teams = await givenTeams(app, given, 17)
  const teamId = teams.find((team) => team.teamMembers.some(({ id }) => id === self.participantId))?.id ?? ''
  await app.call(dinnerRoutes.cancel, { params: given.params })
  const params = { ...self, teamId }
  const contact = { publicContactName: 'Olga', publicContactEmail: organiser }
  expect(await app.call(selfRoutes.sessionData, { params })).toMatchObject({
    status: 200,
    body: { cancelled: true, title: 'Frühlingslauf', date: '2030-06-15', ...contact },
  })
  for (const route of [selfRoutes.team, selfRoutes.dinnerRoute])
    expect(await app.call(route, { params })).toMatchObject({ status: 200, body: { cancelled: true } })
  expect(await read(app, self)).toMatchObject({
    cancelled: true,
    editable: false,
    notEditableBecause: 'CANCELLED',
    dinner: contact,
  })
  const refused = [
    await change(app, self, registrationBody(18)),
    await cancel(app, self),
    await app.call(selfRoutes.setPartnerWish, { params, query: { email: 'person2@guests.example' } }),
    await app.call(selfRoutes.changeHost, {
      params,
      body: { newHostingTeamMemberId: self.participantId ?? '', comment: '' },
    }),
  ]
  expect(refused.map(({ status, issues }) => [status, issues[0]?.message])).toEqual(
    refused.map(() => [406, 'event_cancelled']),
  )
  await app.database.pool.query('delete from dinner')
  expect((await app.call(selfRoutes.sessionData, { params })).status).toBe(404)
})
