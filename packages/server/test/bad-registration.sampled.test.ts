import { ownRegistrationRoutes, registrationRoutes } from '@running-dinner/contract'
import { genders } from '@running-dinner/domain'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { givenPublicDinner, mailedSelf, registrationBody } from './given-registration.ts'
import { tryHostileBodies } from './hostile-bodies.ts'
import * as values from './hostile-values.ts'

const text = values.line(255)
const partner = { firstnamePart: 'Petra', lastname: 'Partner' }

/** Together with the other half, a name has at most five words. */
const name = { ...text, accepted: text.accepted.filter((value) => String(value).split(' ').length <= 4) }

const ofThePerson = {
  firstnamePart: name,
  lastname: name,
  street: text,
  streetNr: text,
  cityName: text,
  zip: values.zip,
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
  teamPartnerWishEmail: values.optionalEmail,
  vegetarian: values.flag,
  vegan: values.flag,
  lactose: values.flag,
  gluten: values.flag,
  preferredMeal: { refused: ['x', 5, {}, '00000000-0000-4000-8000-000000000000'], accepted: [undefined, null, ''] },
  languageCode: { refused: ['', 'fr', 'DE', 5, {}, ['de']], accepted: [undefined, null, 'de', 'en'] },
}

const ofTheForm = {
  ...ofThePerson,
  email: values.email,
  dataProcessingAcknowledged: { refused: [undefined, null, false, 'true', 1, {}], accepted: [true] },
  termsAccepted: values.flag,
  invitation: { refused: [7, [], {}, 'a'.repeat(65), 'a\u0000b'], accepted: [undefined, null, '', 'unknown'] },
  teamPartnerWishRegistrationData: {
    refused: [
      7,
      'x',
      [],
      {},
      { ...partner, lastname: '' },
      { ...partner, email: 'a@b' },
      { ...partner, firstnamePart: 7 },
      { ...partner, diet: 'vegan' },
      { ...partner, diet: { allergens: 'MILK' } },
    ],
    accepted: [
      undefined,
      null,
      partner,
      { ...partner, diet: { vegan: true, id: 'x' } },
      { ...partner, id: 'x', teamId: 'x' },
    ],
  },
}

const publicId = async (app: TestApp) => ({ publicId: (await givenPublicDinner(app)).publicId })
const me = async (app: TestApp) => {
  const given = await givenPublicDinner(app)
  await given.confirmed(2)
  return { ...(await mailedSelf(app, 'person2@guests.example')) }
}
const seated = () => ({ ...registrationBody(2) })

tryHostileBodies([
  {
    name: 'a registration',
    route: registrationRoutes.register,
    body: seated,
    stores: true,
    given: publicId,
    fields: ofTheForm,
  },
  {
    name: 'a registration that is only checked',
    route: registrationRoutes.validate,
    body: seated,
    stores: false,
    given: publicId,
    fields: ofTheForm,
  },
  {
    name: 'a corrected address',
    route: registrationRoutes.changeAddress,
    body: () => ({ registrationSecret: 'x'.repeat(24), newEmailAddress: 'neu@guests.example' }),
    stores: false,
    given: publicId,
    fields: {
      registrationSecret: { refused: [undefined, null, '', 7, [], {}, 'a'.repeat(65), 'a\nb'], accepted: [] },
      newEmailAddress: { refused: values.email.refused, accepted: [] },
    },
  },
  {
    name: 'a mail asked for again',
    route: registrationRoutes.resendConfirmation,
    body: () => ({ email: 'x@guests.example' }),
    stores: false,
    given: publicId,
    fields: { email: values.email },
  },
  {
    name: 'one’s own registration',
    route: ownRegistrationRoutes.change,
    body: seated,
    stores: false,
    given: me,
    fields: ofThePerson,
  },
])

test('answers 404 to any malformed link', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const hostile = [
    '%00',
    '..%2f..%2fetc',
    '%ff',
    "'%20or%201=1",
    'a'.repeat(1_900),
    '%F0%9F%98%80',
    '__proto__',
    'null',
  ]
  for (const value of hostile) {
    for (const { method, path } of Object.values(registrationRoutes)) {
      if (!path.includes(':')) continue
      for (const [own, other] of [
        [value, 'x'],
        [given.publicId, value],
      ]) {
        const url = `/api${path.replace(':publicId', own ?? '').replace(':token', other ?? '')}`
        if (own === given.publicId && !path.includes(':token')) continue
        const payload = method === 'GET' ? {} : { payload: {} }
        const { statusCode } = await app.app.inject({ method, url, ...payload })
        expect([400, 404], `${method} ${url}`).toContain(statusCode)
      }
    }
  }
})

test('accepts any search text in the list and refuses an invalid day', async () => {
  const app = await createTestApp()
  const list = async (query: Record<string, string | string[]>) =>
    (await app.call(registrationRoutes.list, { query })).status
  for (const search of ['(', '%', '\\', '_', "'", '😀', '*', '[', 'x'.repeat(255)])
    expect(await list({ search })).toBe(200)
  expect(await list({ search: 'x'.repeat(256) })).toBe(406)
  expect(await list({ search: ['a', 'b'] })).toBe(400)
  for (const from of ['2030-02-30', 'now', '01.06.2030', '2030-06-01T00', 'x']) expect(await list({ from })).toBe(406)
  expect(await list({ from: '2030-06-01', _t: '1', unknown: 'x' })).toBe(200)
})
