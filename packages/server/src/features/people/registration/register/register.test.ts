import { participantRoutes, type Registered, registrationRoutes } from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { confirmDinner } from '../../../../../test/given.ts'
import {
  type GivenPublicDinner,
  givenPublicDinner,
  mailTo,
  registrationBody,
} from '../../../../../test/given-registration.ts'

const partner = { firstnamePart: 'Petra', lastname: 'Partner', email: '', mobileNumber: '' }

type Refused = [name: string, refused: object, issues: string[], accepted: object]

/** Each refused value with an accepted one that differs in that value only. */
const rules: Refused[] = [
  ['a name of one word twice', { lastname: 'A B C D E' }, ['fullname: fullname_invalid'], { lastname: 'A B C D' }],
  ['a zip outside', { zip: '79200' }, ['zipRestrictions: zip_not_allowed'], { zip: '79199' }],
  [
    'oneself as partner',
    { teamPartnerWishEmail: 'PERSON1@guests.example' },
    ['teamPartnerWishEmail: participant_email_equals_team_partner_wish'],
    { teamPartnerWishEmail: 'person2@guests.example' },
  ],
  [
    'both ways of naming a partner',
    { numSeats: 6, teamPartnerWishEmail: 'x@guests.example', teamPartnerWishRegistrationData: partner },
    ['teamPartnerWishEmail: team_partner_choice_ambiguous'],
    { numSeats: 6, teamPartnerWishRegistrationData: partner },
  ],
  [
    'a pair without a table',
    { numSeats: 5, teamPartnerWishRegistrationData: partner },
    ['numSeats: num_seats_teampartner_registration_invalid'],
    { numSeats: 6, teamPartnerWishRegistrationData: partner },
  ],
  [
    'no consent',
    { dataProcessingAcknowledged: false },
    ['dataProcessingAcknowledged: error.invalid.dataProcessingAcknowledged'],
    { dataProcessingAcknowledged: true },
  ],
  [
    'silence instead of consent',
    { dataProcessingAcknowledged: undefined },
    ['dataProcessingAcknowledged: error.invalid.dataProcessingAcknowledged'],
    { dataProcessingAcknowledged: true },
  ],
  [
    'a course of another event',
    { preferredMeal: '00000000-0000-4000-8000-000000000000' },
    ['preferredMeal: value_invalid'],
    { preferredMeal: null },
  ],
]

const send = async (
  app: TestApp,
  { publicId }: Pick<GivenPublicDinner, 'publicId'>,
  changes: object,
  route = 'register',
) => {
  const answer = await app.call(registrationRoutes[route as 'register'], {
    params: { publicId },
    body: { ...registrationBody(1), ...changes },
  })
  return { ...answer, found: answer.issues.map((one) => (one.field ? `${one.field}: ${one.message}` : one.message)) }
}
const people = async (app: TestApp) =>
  (await app.database.pool.query('select * from participant order by participant_number')).rows

describe.each(['validate', 'register'])('%s', (route) => {
  test.each(rules)('refuses %s', async (_name, refused, issues, accepted) => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app, { basicDetails: { zipRestrictions: '79100-79199' } })
    const no = await send(app, given, refused, route)
    expect([no.status, no.found]).toEqual([406, issues])
    expect(await people(app)).toEqual([])
    const yes = await send(app, given, accepted, route)
    expect([yes.status, yes.found]).toEqual([200, []])
  })

  test('is refused once the organiser closed it, after the deadline and after the event', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    const close = (closed: boolean) =>
      app.database.pool.query('update public_settings set registration_deactivated = $1', [closed])
    await close(true)
    expect(await send(app, given, {}, route)).toMatchObject({ status: 406, found: ['registration_deactivated'] })
    await close(false)
    app.clock.set('2030-06-10T22:00:00Z')
    expect(await send(app, given, {}, route)).toMatchObject({ status: 406, found: ['registration_date_expired'] })
    app.clock.set('2030-06-16T10:00:00Z')
    expect(await send(app, given, {}, route)).toMatchObject({ status: 406, found: ['runningdinner_date_expired'] })
    app.clock.set('2030-06-10T21:59:59.999Z')
    expect(await send(app, given, {}, route)).toMatchObject({ status: 200 })
  })

  test('reports all issues of form and rules at once (INP-02)', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app, { basicDetails: { zipRestrictions: '79100-79199' } })
    await given.register(1)
    const { status, found } = await send(
      app,
      given,
      { firstnamePart: '', age: 'x', zip: '10115', teamPartnerWishEmail: 'person1@guests.example' },
      route,
    )
    expect(status).toBe(406)
    expect(found.sort()).toEqual([
      'age: age_invalid',
      'email: participant_already_registered',
      'firstnamePart: required',
      'teamPartnerWishEmail: participant_email_equals_team_partner_wish',
      'zipRestrictions: zip_not_allowed',
    ])
  })
})

test('reports a used address although the rest of the form is empty', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  const { firstnamePart, lastname, email } = registrationBody(1)
  const answer = await app.call(registrationRoutes.validate, {
    params: { publicId: given.publicId },
    body: { firstnamePart, lastname, email, dataProcessingAcknowledged: true } as ReturnType<typeof registrationBody>,
  })
  expect(answer.status).toBe(406)
  expect(answer.issues.filter(({ field }) => field === 'email').map(({ message }) => message)).toEqual([
    'participant_already_registered',
  ])
})

test.each([
  [0, false],
  [-1, false],
  [1, true],
])('marks an age of %i as specified: %s', async (age, ageSpecified) => {
  const app = await createTestApp()
  expect(await (await givenPublicDinner(app)).register(1, { age })).toMatchObject({ ageSpecified })
})

test('stores a registration unconfirmed and mails once', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const registered = await given.register(1, { age: 31, vegetarian: true, notes: 'Klingel defekt' })
  expect(registrationRoutes.register.reply.parse(registered)).toEqual(registered)
  expect(registered).toMatchObject({
    fullname: 'Vorname1 Nachname1',
    streetWithNr: 'Habsburgerstraße 1',
    zipWithCity: '79104 Freiburg',
    age: 31,
    ageSpecified: true,
    canHost: false,
    mealSpecifics: { vegetarian: true, vegan: false },
    teamPartnerWishState: null,
    waitingList: false,
    registrationPaymentSummary: null,
  })
  const [row] = await people(app)
  expect(row).toMatchObject({
    activated_at: null,
    consent_at: app.clock.now(),
    consent_version: '2026-11',
    terms_accepted_at: null,
    reserved_until: null,
    // Unconfirmed addresses are never sent to the geocoder.
    geocoding_due_at: null,
    misc_notes: '',
  })
  expect(row.registration_secret_hash.toString('utf8')).not.toContain(registered.registrationSecret)
  const { body } = await app.call(participantRoutes.list, { params: given.params })
  expect(body).toMatchObject({ numParticipantsTotal: 0 })
  await app.deliver()
  expect((await app.mails()).filter((mail) => mail.to === 'person1@guests.example')).toHaveLength(1)
})

test('stores a diet only with consent, and with it the time and the version of the text (PRIV-06)', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const diet = { vegan: true, mealSpecificsNote: 'keine Nüsse', allergens: [{ allergen: 'NUTS', severity: 'ALLERGY' }] }
  for (const dataProcessingAcknowledged of [undefined, null, false, 'false', 0]) {
    const { status, found } = await send(app, given, { ...diet, dataProcessingAcknowledged })
    expect([status, found]).toEqual([406, ['dataProcessingAcknowledged: error.invalid.dataProcessingAcknowledged']])
  }
  expect(await people(app)).toEqual([])
  const { status } = await send(app, given, { ...diet, dataProcessingAcknowledged: true })
  expect([status, await people(app)]).toEqual([
    200,
    [
      expect.objectContaining({
        vegan: true,
        meal_specifics_note: 'keine Nüsse',
        consent_at: app.clock.now(),
        consent_version: '2026-11',
      }),
    ],
  ])
})

test('ignores fields that only the organiser may set', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1, {
    miscNotes: 'x',
    id: '00000000-0000-4000-8000-000000000000',
    teamId: '00000000-0000-4000-8000-000000000000',
    activationDate: '2030-01-01T00:00:00Z',
    participantNumber: 99,
    reservedUntil: '2040-01-01T00:00:00Z',
    consentVersion: 'mine',
  })
  const [row] = await people(app)
  expect(row).toMatchObject({
    misc_notes: '',
    team_id: null,
    activated_at: null,
    participant_number: 1,
    reserved_until: null,
  })
})

test("stores a pair as two people with the root's home and diet", async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(2, { vegan: true, teamPartnerWishRegistrationData: { ...partner, mobileNumber: '0170 1' } })
  const [root, child] = await people(app)
  expect(root).toMatchObject({ originator_id: root.id, shares_root_email: false })
  expect(child).toMatchObject({
    originator_id: root.id,
    first_name: 'Petra',
    email: root.email,
    shares_root_email: true,
    mobile_number: '0170 1',
    street: root.street,
    vegan: true,
    num_seats: 0,
    participant_number: 2,
    consent_version: '2026-11',
    registration_secret_hash: null,
  })
})

describe('an address is registered once', () => {
  test('in any spelling, confirmed or not', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(1)
    expect(await send(app, given, { email: ' Person1@GUESTS.example ' })).toMatchObject({
      status: 406,
      found: ['email: participant_already_registered'],
    })
    await given.confirmed(2)
    expect(await send(app, given, { email: 'person2@guests.example' })).toMatchObject({
      status: 406,
      found: ['email: participant_already_registered'],
    })
    expect(await send(app, given, { email: 'person3@guests.example' })).toMatchObject({ status: 200 })
  })

  test('also for a partner, but a pair may share one', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(9)
    const pair = (email: string) => ({ numSeats: 6, teamPartnerWishRegistrationData: { ...partner, email } })
    expect(await send(app, given, pair('person9@guests.example'))).toMatchObject({
      status: 406,
      found: ['teamPartnerWishRegistrationData.email: participant_already_registered'],
    })
    expect(await send(app, given, pair('PERSON1@guests.example'))).toMatchObject({ status: 200 })
  })

  test('but is free in another event', async () => {
    const app = await createTestApp()
    await (await givenPublicDinner(app)).register(1)
    await (await givenPublicDinner(app)).register(1)
    expect(await people(app)).toHaveLength(2)
  })
})

test('refuses registrations beyond 3,000 people', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  const copies = (from: number, to: number) =>
    app.database.pool.query(
      `insert into participant select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'self_admin_id', gen_random_uuid(),
        'email_identity', n || '@x.de', 'participant_number', n, 'registration_secret_hash', null))).* from participant p, generate_series($1::int, $2::int) n
       where participant_number = 1`,
      [from, to],
    )
  await copies(2, 2999)
  expect(
    await send(app, given, { email: 'a@guests.example', numSeats: 6, teamPartnerWishRegistrationData: partner }),
  ).toMatchObject({ status: 406, found: ['too_many_participants'] })
  expect(await send(app, given, { email: 'a@guests.example' })).toMatchObject({ status: 200 })
  expect(await send(app, given, { email: 'b@guests.example' })).toMatchObject({ found: ['too_many_participants'] })
})

test('sends the mail of a registration for a demo to its creator', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, { runningDinnerType: 'DEMO', contract: null })
  await confirmDinner(app, given)
  await given.register(1)
  expect(await mailTo(app, 'person1@guests.example')).toBe('')
  expect(await mailTo(app, 'olga@organisers.example', '/activate')).not.toBe('')
})

test('refuses a wished partner where wishes are disabled', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, { basicDetails: { teamPartnerWishDisabled: true } })
  expect(await send(app, given, { teamPartnerWishEmail: 'x@guests.example' })).toMatchObject({
    found: ['teamPartnerWishEmail: team_partner_wish_disabled'],
  })
  expect(await send(app, given, { numSeats: 6, teamPartnerWishRegistrationData: partner })).toMatchObject({
    found: ['teamPartnerWishRegistrationData: team_partner_wish_disabled'],
  })
  expect(await send(app, given, {})).toMatchObject({ status: 200 })
})

test('validates the form without storing or mailing anything', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const { status, body } = await send(app, given, { numSeats: 6 }, 'validate')
  expect(status).toBe(200)
  expect(registrationRoutes.validate.reply.parse(body)).toEqual(body)
  expect(body).toMatchObject({ canHost: true, fullname: 'Vorname1 Nachname1' } satisfies Partial<Registered>)
  expect(await people(app)).toEqual([])
  expect(await mailTo(app, 'person1@guests.example')).toBe('')
})
