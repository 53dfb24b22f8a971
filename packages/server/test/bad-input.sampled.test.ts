import {
  dinnerRoutes,
  messageRoutes,
  participantRoutes,
  partnerWishRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { genders } from '@running-dinner/domain'
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { afterPartyBody, dinnerBody, personBody, publicSettingsBody } from './bodies.ts'
import { givenDinner, givenParticipants } from './given.ts'
import { type BodyCases, tryHostileBodies } from './hostile-bodies.ts'
import * as values from './hostile-values.ts'

const text = values.line(255)
const milk = { allergen: 'MILK', severity: 'TRACES' }
const unasked = { questionId: 'nobody', answer: 'x' }
const question = { label: 'Was bringst du mit?', kind: 'TEXT' }

const cases: BodyCases[] = [
  {
    name: 'the first step of the wizard',
    route: wizardRoutes.validateBasicDetails,
    body: () => ({ ...dinnerBody().basicDetails }),
    stores: false,
    fields: values.basicDetailsFields,
  },
  {
    name: 'the options',
    route: wizardRoutes.validateOptions,
    query: { runningDinnerDate: '2030-06-15' },
    body: () => ({ ...dinnerBody().options }),
    stores: false,
    fields: values.optionsFields,
  },
  {
    name: 'the registration settings',
    route: wizardRoutes.validatePublicSettings,
    query: { runningDinnerDate: '2030-06-15' },
    body: publicSettingsBody,
    stores: false,
    fields: values.publicSettingsFields,
  },
  {
    name: 'the after party',
    route: wizardRoutes.validateAfterPartyLocation,
    body: afterPartyBody,
    stores: false,
    fields: values.afterPartyFields,
  },
  {
    name: 'a participant',
    route: participantRoutes.create,
    body: () => ({ ...personBody(1) }),
    stores: true,
    fields: {
      firstnamePart: text,
      lastname: text,
      street: text,
      streetNr: text,
      cityName: text,
      zip: values.zip,
      email: values.email,
      gender: values.oneOf(genders, { refused: [], accepted: [undefined] }),
      age: values.age,
      numSeats: values.seats,
      mobileNumber: values.optionalLine(64),
      addressRemarks: values.optionalLines(512),
      bellName: values.optionalLine(60),
      floor: values.optionalLine(30),
      entranceNote: values.optionalLines(300),
      standbyCook: values.flag,
      standbyGuest: values.flag,
      mealSpecificsNote: values.optionalLines(512),
      notes: values.optionalLines(512),
      miscNotes: values.optionalLines(512),
      teamPartnerWishEmail: values.optionalEmail,
      vegetarian: values.flag,
      vegan: values.flag,
      lactose: values.flag,
      gluten: values.flag,
      preferredMeal: { refused: ['x', 5, {}, '00000000-0000-4000-8000-000000000000'], accepted: [undefined, null, ''] },
      languageCode: { refused: ['', 'fr', 'DE', 5, {}, ['de']], accepted: [undefined, null, 'de', 'en'] },
      allergens: {
        refused: ['MILK', 5, {}, ['MILK'], [{}], [{ allergen: 'WATER', severity: 'ALLERGY' }], Array(43).fill(milk)],
        accepted: [undefined, null, [], [milk]],
      },
      answers: {
        refused: ['x', 5, {}, ['x'], [{ answer: 'x' }], [{ questionId: 'x', answer: {} }], Array(21).fill(unasked)],
        accepted: [undefined, null, [], [unasked]],
      },
    },
  },
]

const subject: values.FieldCases = text
const message = values.lines(2048)
cases.push(
  {
    name: 'a message to participants',
    route: messageRoutes.participants.preview,
    body: () => ({ subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' }),
    stores: false,
    demo: true,
    fields: {
      subject,
      message,
      participantSelection: {
        refused: [undefined, null, '', 'all', 'EVERYBODY', ['ALL'], {}, 1],
        accepted: ['ALL', 'ASSIGNED_TO_TEAM'],
      },
      copyToOwner: values.flag,
      secondText: {
        refused: ['x', 5, true, [], {}, { subject: 'News' }, { subject: '', message: 'x' }],
        accepted: [undefined, null, { subject: 'News', message: 'Hello' }],
      },
    },
  },
  {
    name: 'a message to teams',
    route: messageRoutes.teams.preview,
    body: () => ({
      subject: 'Hallo',
      message: '{host}',
      hostMessagePartTemplate: 'du',
      nonHostMessagePartTemplate: '{partner}',
      teamSelection: 'ALL',
    }),
    stores: false,
    demo: true,
    fields: {
      subject,
      message,
      hostMessagePartTemplate: message,
      nonHostMessagePartTemplate: message,
      teamSelection: {
        refused: [undefined, null, '', 'all', 'NOT_ASSIGNED_TO_TEAM', ['ALL'], {}, 1],
        accepted: ['ALL'],
      },
    },
  },
  {
    name: 'a message about routes',
    route: messageRoutes.dinnerRoutes.preview,
    body: () => ({
      subject: 'Route',
      message: '{route}',
      selfTemplate: '{meal}',
      hostsTemplate: '{meal}',
      teamSelection: 'ALL',
    }),
    stores: false,
    demo: true,
    fields: {
      subject,
      message,
      selfTemplate: values.optionalLines(2048),
      hostsTemplate: values.optionalLines(2048),
      teamSelection: {
        refused: [undefined, null, '', 'all', ['ALL'], {}, 1],
        accepted: ['ALL'],
      },
      showSelfTemplate: values.flag,
      showHostsTemplate: values.flag,
    },
  },
  {
    name: 'a new address of the organiser',
    route: dinnerRoutes.resendCreated,
    body: () => ({ newEmailAddress: 'neu@organisers.example' }),
    stores: false,
    fields: { newEmailAddress: values.email },
  },
)

cases.push(
  {
    name: 'the questions to guests',
    route: dinnerRoutes.saveRegistrationForm,
    body: () => ({ registrationQuestions: [], allergenListEnabled: false }),
    stores: false,
    fields: {
      registrationQuestions: {
        refused: [undefined, null, 'x', 5, {}, ['x'], [{}], [{ ...question, kind: 'FILE' }], Array(11).fill(question)],
        accepted: [[], [question], Array(10).fill(question)],
      },
      allergenListEnabled: values.flag,
    },
  },
  {
    name: 'a change of many people',
    route: participantRoutes.bulk,
    body: () => ({ action: 'DELETE', participantIds: ['00000000-0000-4000-8000-000000000000'] }),
    stores: false,
    fields: {
      action: { refused: [undefined, null, '', 'delete', 'CANCEL', ['DELETE'], {}, 1], accepted: ['ACTIVATE'] },
      participantIds: {
        refused: [
          undefined,
          null,
          'x',
          {},
          [],
          ['x'],
          [null],
          Array(3001).fill('00000000-0000-4000-8000-000000000000'),
        ],
        accepted: [['00000000-0000-4000-8000-000000000001']],
      },
    },
  },
  {
    name: 'the wish of one person',
    route: partnerWishRoutes.set,
    body: () => ({ teamPartnerWishEmail: 'someone.else@guests.example' }),
    stores: false,
    given: async (app) => {
      const given = await givenDinner(app)
      const [wished, wishes] = ['wished@guests.example', 'a+tag@b.de']
      const [person] = await givenParticipants(app, given, 2, (number) =>
        number === 1 ? { email: wished } : { email: wishes, teamPartnerWishEmail: wished },
      )
      return { ...given.params, participantId: person?.id ?? '' }
    },
    fields: { teamPartnerWishEmail: { refused: values.email.refused, accepted: ['a+tag@b.de'] } },
  },
  {
    name: 'people whose wishes are looked at',
    route: partnerWishRoutes.getMany,
    body: () => ({ entityIds: [] }),
    stores: false,
    fields: { entityIds: { refused: [undefined, null, 'x', {}, ['x'], [5]], accepted: [[]] } },
  },
  {
    name: 'the basic settings',
    route: dinnerRoutes.saveBasicSettings,
    body: () => ({ ...dinnerBody().basicDetails }),
    stores: false,
    within: 'basicDetails',
    fields: values.basicDetailsFields,
  },
  {
    name: 'the public settings',
    route: dinnerRoutes.savePublicSettings,
    body: publicSettingsBody,
    stores: false,
    open: true,
    fields: {
      ...values.publicSettingsFields,
      participantLimit: {
        refused: [0, -1, 1.5, 3001, '3001', '007', 'x', '0x1f', true, [], {}],
        accepted: [undefined, null, '', 1, 20, '20', 3000],
      },
    },
  },
)

tryHostileBodies(cases)

test('stores accepted text as typed, trimmed and in NFC (INP-03)', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const typed = ['  Müller ', 'Mu\u0308ller', '{partner} $& <b>', "'; drop table --", '😀'.repeat(255)]
  for (const [index, lastname] of typed.entries()) {
    const answer = await app.call(participantRoutes.create, { params, body: personBody(index, { lastname }) })
    expect((answer.body as { lastname: string }).lastname).toBe(lastname.trim().normalize('NFC'))
  }
})

test('drops unknown and read-only fields silently (SEC-05)', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const [first] = await givenParticipants(app, { params } as Parameters<typeof givenParticipants>[1], 1)
  const answer = await app.call(participantRoutes.create, {
    params,
    body: {
      ...personBody(2),
      id: first?.id,
      teamId: first?.id,
      adminId: 'x',
      activationDate: '1999-01-01',
      participantNumber: 99,
      geocodingResult: { lat: 1, lng: 1 },
      constructor: 1,
      roles: ['ROLE_ADMIN'],
    },
  })
  expect(answer.body).toMatchObject({ participantNumber: 2, teamId: null, geocodingResult: { lat: -1, lng: -1 } })
  expect((answer.body as { id: string }).id).not.toBe(first?.id)
})

test('answers another method, an unknown path and a malformed address with their own status and issues', async () => {
  const app = await createTestApp()
  const answers = [
    await app.app.inject({ method: 'DELETE', url: '/api/rest/wizardservice/v1/create' }),
    await app.app.inject({ method: 'GET', url: '/api/rest/nowhere' }),
    await app.app.inject({ method: 'GET', url: '/rest/%00' }),
    await app.app.inject({ method: 'GET', url: `/api/rest/runningdinnerservice/v1/runningdinner/${'a'.repeat(400)}` }),
    await app.app.inject({
      method: 'GET',
      url: `/api/rest/runningdinnerservice/v1/runningdinner/${'a'.repeat(2_001)}`,
    }),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual([405, 404, 404, 404, 404])
  for (const answer of answers) expect(answer.json().issues).toHaveLength(1)
})

test.each([
  ['PUT', '/api/rest/wizardservice/v1/create', 'POST'],
  ['GET', '/rest/wizardservice/v1/create', 'POST'],
  ['HEAD', '/rest/wizardservice/v1/create', 'POST'],
  ['OPTIONS', '//api//rest/wizardservice/v1/create/', 'POST'],
  ['PATCH', '/api/rest/runningdinnerservice/v1/runningdinner/secret', 'GET, DELETE'],
  ['PATCH', '/api/user', 'GET, DELETE'],
  ['PATCH', '/api/rest/participantservice/v1/runningdinner/secret/participants/bulk', 'GET, PUT'],
] as const)('answers %s %s with 405 and the methods of the path', async (method, url, allow) => {
  const app = await createTestApp()
  const { statusCode, headers } = await app.app.inject({ method, url })
  expect([statusCode, headers.allow]).toEqual([405, allow])
})

test.each(['/api/api/rest/wizardservice/v1/create', '/api/wizardservice/v1/create', '/apis/rest/x'])(
  'answers 404 to %s, which only looks like a call',
  async (url) => {
    const app = await createTestApp()
    expect((await app.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
  },
)

test('answers 400 to an unknown value of an enumeration in the query', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  expect((await app.call(messageRoutes.jobs, { params, query: { messageType: 'drop table' } })).status).toBe(400)
  expect((await app.call(messageRoutes.jobs, { params, query: { _t: '1', whatever: 'x' } })).status).toBe(200)
})
