import { type DinnerReply, dinnerRoutes, participantRoutes, wizardRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { dinnerBody, publicSettingsBody } from '../../../../test/bodies.ts'
import { givenDinner } from '../../../../test/given.ts'

const fieldsOf = (issues: { field?: string; message: string }[]) =>
  Object.fromEntries(issues.map((one) => [one.field, one.message]))

test('returns a new event with its administration link and reads it back equal', async () => {
  const app = await createTestApp()
  const created = await app.call(wizardRoutes.create, { body: dinnerBody() })
  const { runningDinner, administrationUrl } = created.body as { runningDinner: DinnerReply; administrationUrl: string }
  expect(administrationUrl).toBe(`http://localhost:8080/admin/${runningDinner.adminId}`)
  expect(runningDinner.adminId).toMatch(/^[A-Za-z0-9_-]{24}$/)
  const read = await app.call(dinnerRoutes.get, { params: { adminId: runningDinner.adminId } })
  expect(read.body).toEqual(runningDinner)
  expect(runningDinner.meals.map((meal) => meal.time)).toEqual([
    '2030-06-15T19:00',
    '2030-06-15T21:00',
    '2030-06-15T23:00',
  ])
  expect(runningDinner.sessionData).toMatchObject({
    numSeatsNeededForHost: 6,
    assignableParticipantSizes: { minimumParticipantsNeeded: 18 },
  })
})

test("reports every invalid field with the rules' issues and stores nothing (INP-01)", async () => {
  const app = await createTestApp()
  const body = dinnerBody()
  const answer = await app.call(wizardRoutes.create, {
    body: {
      ...body,
      email: 'nobody',
      basicDetails: { ...body.basicDetails, title: '', date: '2030-04-30', zipRestrictions: '1-' },
      options: { ...body.options, meals: body.options.meals.slice(0, 1) },
      contract: null,
    },
  })
  expect(answer.status).toBe(406)
  expect(fieldsOf(answer.issues)).toEqual({
    email: 'email_invalid',
    'basicDetails.title': 'required',
    'basicDetails.date': 'error_date_invalid',
    'basicDetails.zipRestrictions': 'error.zipRestrictions.invalid',
    'options.meals': 'error_invalid_meal_size',
    contract: 'required',
  })
  const { rows } = await app.database.pool.query(
    'select (select count(*) from dinner) + (select count(*) from message_task) as count',
  )
  expect(Number(rows[0].count)).toBe(0)
})

test('reports invalid registration settings at their fields', async () => {
  const app = await createTestApp()
  const body = dinnerBody({
    publicSettings: { ...publicSettingsBody(), title: '', endOfRegistrationDate: '2030-06-16' },
  })
  body.basicDetails.registrationType = 'OPEN'
  const answer = await app.call(wizardRoutes.create, { body })
  expect(fieldsOf(answer.issues)).toEqual({
    'publicSettings.title': 'required',
    'publicSettings.endOfRegistrationDate': 'error.endOfRegistrationDate.invalid',
  })
})

test('refuses an open event without registration settings and creates a public link with them', async () => {
  const app = await createTestApp()
  const open = { ...dinnerBody().basicDetails, registrationType: 'OPEN' as const }
  const without = await app.call(wizardRoutes.create, { body: dinnerBody({ basicDetails: open }) })
  expect(fieldsOf(without.issues)).toEqual({ publicSettings: 'error.required.publicsettings' })
  const { dinner } = await givenDinner(app, { basicDetails: open, publicSettings: publicSettingsBody() })
  expect(dinner.publicSettings?.publicDinnerUrl).toContain(dinner.publicSettings?.publicDinnerId)
})

test('accepts each step of the wizard by itself', async () => {
  const app = await createTestApp()
  const { basicDetails, options } = dinnerBody()
  const ok = [
    await app.call(wizardRoutes.validateBasicDetails, { body: basicDetails }),
    await app.call(wizardRoutes.validateOptions, { body: options, query: { runningDinnerDate: '2030-06-15' } }),
    await app.call(wizardRoutes.validatePublicSettings, {
      body: publicSettingsBody(),
      query: { runningDinnerDate: '2030-06-15', _t: '1' },
    }),
  ]
  expect(ok.map((answer) => [answer.status, answer.body])).toEqual([
    [200, {}],
    [200, {}],
    [200, {}],
  ])
  const early = await app.call(wizardRoutes.validateOptions, {
    body: options,
    query: { runningDinnerDate: '2030-06-16' },
  })
  expect(early.status).toBe(406)
  expect(fieldsOf(early.issues)).toMatchObject({ 'meals[0].time': 'error_invalid_meal_time' })
})

test('refuses a single course without name and time with three issues, in the step and on creation', async () => {
  const app = await createTestApp()
  const body = dinnerBody()
  const options = { ...body.options, meals: [{ label: '', time: '' }] }
  const checked = await app.call(wizardRoutes.validateOptions, {
    body: options,
    query: { runningDinnerDate: '2030-06-15' },
  })
  expect([checked.status, fieldsOf(checked.issues)]).toEqual([
    406,
    {
      meals: 'error_invalid_meal_size',
      'meals[0].label': 'error_required_meal_label',
      'meals[0].time': 'error_required_meal_time',
    },
  ])
  const created = await app.call(wizardRoutes.create, { body: { ...body, options } })
  expect([created.status, fieldsOf(created.issues)]).toEqual([
    406,
    {
      'options.meals': 'error_invalid_meal_size',
      'options.meals[0].label': 'error_required_meal_label',
      'options.meals[0].time': 'error_required_meal_time',
    },
  ])
})

test('mails the administration and confirmation links; only the confirming call confirms', async () => {
  const app = await createTestApp()
  const { dinner, params, acknowledgeToken } = await givenDinner(app)
  const [mail] = await app.mails()
  expect(mail?.to).toBe('olga@organisers.example')
  expect(mail?.text).toContain(`http://localhost:8080/admin/${dinner.adminId}\n`)
  expect(
    (await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken: 'x'.repeat(24) } })).status,
  ).toBe(404)
  const confirmed = await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  expect((confirmed.body as DinnerReply).acknowledgedDate).toBe('2030-05-01T10:00:00.000Z')
  const again = await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  expect(again.body).toEqual(confirmed.body)
})

test.each([
  ['de', 'Samstag, 15. Juni: Dein Running Dinner „Frühlingslauf“ ist angelegt', 'Samstag, 15. Juni 2030'],
  ['en', 'Saturday, 15 June: Your running dinner “Frühlingslauf” is ready', 'Saturday, 15 June 2030'],
] as const)('mails two events differently, each with title and day (%s)', async (languageCode, named, day) => {
  const app = await createTestApp()
  const { basicDetails } = dinnerBody()
  await givenDinner(app, { basicDetails: { ...basicDetails, languageCode } })
  await givenDinner(app, { basicDetails: { ...basicDetails, languageCode, title: 'Herbstrunde' } })
  await givenDinner(app, { basicDetails: { ...basicDetails, languageCode, title: 'https://spam.example/win' } })
  const mails = await app.mails()
  const unnamed = named.replace(/ [„“]Frühlingslauf[“”]/, '')
  expect(mails.map((mail) => mail.subject)).toEqual([unnamed, named.replace('Frühlingslauf', 'Herbstrunde'), named])
  const heads = ['', 'Herbstrunde\n', 'Frühlingslauf\n'].map((title) => `${title}${day}\n\n`)
  expect(mails.map(({ text }, index) => text.slice(0, heads[index]?.length))).toEqual(heads)
  expect(mails[0]?.text).not.toContain('spam.example')
})

test('cuts the title in the mail to an unproven address to 40 characters', async () => {
  const app = await createTestApp()
  const { basicDetails } = dinnerBody()
  await givenDinner(app, { basicDetails: { ...basicDetails, title: 'a'.repeat(100) } })
  const [mail] = await app.mails()
  expect(mail?.subject).toContain(`„${'a'.repeat(39)}…“`)
  expect(mail?.text).not.toContain('a'.repeat(40))
})

test('invalidates the old confirmation link when the links are mailed to a new address', async () => {
  const app = await createTestApp()
  const { params, acknowledgeToken } = await givenDinner(app)
  const changed = await app.call(dinnerRoutes.resendCreated, {
    params,
    body: { newEmailAddress: ' neu@organisers.example ' },
  })
  expect((changed.body as DinnerReply).email).toBe('neu@organisers.example')
  expect((await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })).status).toBe(404)
  await app.deliver()
  const [mail] = await app.mails()
  const token = /([^/\s]+)\/acknowledge/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.to).toBe('neu@organisers.example')
  expect((await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken: token } })).status).toBe(
    200,
  )
  const late = await app.call(dinnerRoutes.resendCreated, { params, body: { newEmailAddress: 'a@b.example' } })
  expect([late.status, late.issues[0]?.message]).toEqual([406, 'event_already_confirmed'])
})

test('creates a demo with 18 located people, without contract and confirmation', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app, { runningDinnerType: 'DEMO', contract: null })
  const { body } = await app.call(participantRoutes.list, { params })
  const { participants } = body as { participants: { geocodingResult: { lat: number } }[] }
  expect(participants).toHaveLength(18)
  expect(participants.every((person) => person.geocodingResult.lat > 0)).toBe(true)
})

test('answers 404 to a wrong, a malformed and a foreign secret', async () => {
  const app = await createTestApp()
  const answers = await Promise.all(
    ['x', 'A'.repeat(24), '..%2f', 'a'.repeat(200)].map((adminId) =>
      app.call(dinnerRoutes.get, { params: { adminId } }),
    ),
  )
  for (const answer of answers)
    expect([answer.status, answer.body]).toEqual([
      404,
      { issues: [{ message: 'Das gibt es nicht oder nicht mehr.', code: 'not_found', issueType: 'BAD_REQUEST' }] },
    ])
})
