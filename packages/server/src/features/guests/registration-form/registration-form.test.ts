import { dinnerRoutes, registrationRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { builtClient } from '../../../../test/built-client.ts'
import {
  type GivenPublicDinner,
  givenPublicDinner,
  mailTo,
  registrationBody,
} from '../../../../test/given-registration.ts'
import { createApp } from '../../../app.ts'

const browser = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-site': 'same-origin',
}

const ann = {
  firstnamePart: 'Ann',
  lastname: 'Apfel',
  email: 'ann@guests.example',
  mobileNumber: '0170 1',
  gender: 'FEMALE',
  age: '30',
  zip: '79098',
  cityName: 'Freiburg',
  street: 'Salzstraße',
  streetNr: '1',
  country: '',
  addressRemarks: 'Hof\r\nlinks',
  bellName: 'Apfel',
  floor: '',
  entranceNote: '',
  numSeats: '6',
  preferredMeal: '',
  mealSpecificsNote: '',
  notes: '',
  partnerChoice: 'none',
  teamPartnerWishEmail: '',
  'teamPartnerWishRegistrationData.firstnamePart': '',
  'teamPartnerWishRegistrationData.lastname': '',
  'teamPartnerWishRegistrationData.email': '',
  'teamPartnerWishRegistrationData.mobileNumber': '',
  'teamPartnerWishRegistrationData.diet.mealSpecificsNote': '',
  vegan: 'on',
  dataProcessingAcknowledged: 'on',
  languageCode: 'de',
  attempt: 'page-1',
}
type Fields = Record<string, string>

async function givenForm(changes: Parameters<typeof givenPublicDinner>[1] = {}) {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, changes)
  return { app, given, ...formOf(app, given) }
}

function formOf(
  { app, ctx }: Pick<TestApp, 'app' | 'ctx'>,
  { publicId, dinner }: Pick<GivenPublicDinner, 'publicId' | 'dinner'>,
) {
  const url = `/running-dinner-events/${publicId}/registration`
  const post = (payload: string, headers: Record<string, string> = browser) =>
    app.inject({ method: 'POST', url, payload, headers })
  return {
    url,
    post,
    /** Fields that are undefined are left out, as unticked boxes are. */
    send: (fields: Record<string, string | undefined> = {}, headers?: Record<string, string>) => {
      const sent = Object.entries({ ...ann, ...fields }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      )
      return post(new URLSearchParams(sent).toString(), headers)
    },
    people: () =>
      ctx.db
        .selectFrom('participant')
        .selectAll()
        .where('dinnerId', '=', dinner.id)
        .orderBy('participantNumber')
        .execute(),
  }
}

/** The form with its page, as the built client shows it. */
async function givenPage(changes: Parameters<typeof givenPublicDinner>[1] = {}) {
  const test = await createTestApp()
  const given = await givenPublicDinner(test, changes)
  const app = await createApp(test.ctx, builtClient())
  onTestFinished(() => app.close())
  const form = formOf({ app, ctx: test.ctx }, given)
  const refusalOf = async (fields: Record<string, string | undefined>) => {
    const { statusCode, headers, body } = await form.send(fields)
    const [, json = ''] = /<pre>(.+)<\/pre>/.exec(body) ?? []
    const { values, issues } = JSON.parse(json) as { values: Fields; issues: { field: string; message: string }[] }
    return { statusCode, headers, values, issues: issues.map(({ field, message }) => `${field}: ${message}`) }
  }
  return { test, app, given, ...form, refusalOf }
}

test('registers a guest as the call does, mails the link and leads to the page that says so', async () => {
  const { app, url, send, people } = await givenForm()
  const { statusCode, headers } = await send({
    'allergens.MILK.checked': 'on',
    'allergens.MILK': 'TRACES',
    'allergens.EGGS': 'ALLERGY',
  })
  expect([statusCode, headers.location]).toEqual([303, `${url}-finished`])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(await people()).toMatchObject([
    {
      email: 'ann@guests.example',
      vegan: true,
      vegetarian: false,
      standbyCook: false,
      numSeats: 6,
      age: 30,
      addressRemarks: 'Hof\nlinks',
    },
  ])
  expect(await mailTo(app, 'ann@guests.example', '/activate')).toContain('/activate')
})

test('registers a pair, of whom the second eats differently', async () => {
  const { send, people } = await givenForm()
  const { statusCode } = await send({
    partnerChoice: 'pair',
    'teamPartnerWishRegistrationData.firstnamePart': 'Ben',
    'teamPartnerWishRegistrationData.lastname': 'Birne',
    'teamPartnerWishRegistrationData.eatsDifferently': 'on',
    'teamPartnerWishRegistrationData.diet.gluten': 'on',
  })
  expect(statusCode).toBe(303)
  expect(await people()).toMatchObject([
    { firstName: 'Ann', vegan: true, gluten: false },
    { firstName: 'Ben', vegan: false, gluten: true },
  ])
})

test('registers with a wish, and what is typed for the other choice does not count', async () => {
  const { send, people } = await givenForm()
  const typed = { 'teamPartnerWishRegistrationData.firstnamePart': 'Ben' }
  expect((await send({ ...typed, partnerChoice: 'wish', teamPartnerWishEmail: 'ben@guests.example' })).statusCode).toBe(
    303,
  )
  expect(await people()).toMatchObject([{ teamPartnerWishEmail: 'ben@guests.example' }])
})

test('a page that is sent twice registers once, and corrected in between it is another registration', async () => {
  const { url, send, people } = await givenForm()
  const answers = [await send(), ...(await Promise.all([send(), send()]))]
  expect(answers.map(({ headers }) => headers.location)).toEqual(Array(3).fill(`${url}-finished`))
  expect(await people()).toHaveLength(1)
  expect((await send({ firstnamePart: 'Anna' })).statusCode).toBe(406)
  expect((await send({ attempt: 'page-2' })).statusCode).toBe(406)
  expect((await send({ email: 'anna@guests.example' })).statusCode).toBe(303)
  expect(await people()).toHaveLength(2)
})

test('refuses what the call refuses, and shows the page with what was typed, which nobody keeps', async () => {
  const { test: app, given, refusalOf, people } = await givenPage()
  const wrong = { email: 'ann@', numSeats: 'many', zip: 'x', lastname: ' ', age: '1000' }
  const { statusCode, headers, values, issues } = await refusalOf({ ...wrong, dataProcessingAcknowledged: undefined })
  const call = await app.call(registrationRoutes.register, {
    params: { publicId: given.publicId },
    body: { ...registrationBody(1), ...wrong, dataProcessingAcknowledged: false },
  })
  expect(statusCode).toBe(call.status)
  expect(issues.toSorted()).toEqual(call.issues.map(({ field, message }) => `${field}: ${message}`).toSorted())
  expect(values).toMatchObject({
    ...wrong,
    firstnamePart: 'Ann',
    vegan: true,
    vegetarian: false,
    partnerChoice: 'none',
  })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(await people()).toEqual([])
})

test('refuses a pair at too small a table and keeps the second person on the page', async () => {
  const { refusalOf } = await givenPage()
  const { issues, values } = await refusalOf({
    partnerChoice: 'pair',
    numSeats: '2',
    'teamPartnerWishRegistrationData.firstnamePart': 'Ben',
    'teamPartnerWishRegistrationData.lastname': 'Birne',
  })
  expect(issues).toEqual(['numSeats: num_seats_teampartner_registration_invalid'])
  expect(values).toMatchObject({
    partnerChoice: 'pair',
    teamPartnerWishRegistrationData: { firstnamePart: 'Ben', lastname: 'Birne' },
  })
})

test('refuses a wish without an address, and a partner typed where none is chosen, together with all other issues', async () => {
  const { refusalOf, people } = await givenPage()
  expect((await refusalOf({ partnerChoice: 'wish', firstnamePart: '' })).issues).toEqual([
    'teamPartnerWishEmail: required',
    'firstnamePart: required',
  ])
  const names = ['teamPartnerWishEmail', 'teamPartnerWishRegistrationData.lastname']
  for (const name of names)
    expect((await refusalOf({ [name]: 'ben@guests.example' })).issues).toEqual([
      'partnerChoice: team_partner_choice_ambiguous',
    ])
  expect(await people()).toEqual([])
})

test.each([
  ['a field that the page does not have', 'isAdmin=1'],
  ['a field of the call that guests do not have', 'miscNotes=x'],
  ['a field twice', 'email=a%40b.example&email=c%40b.example'],
  ['a name of every object', '__proto__=x'],
  ['a name of every object below a field', 'teamPartnerWishRegistrationData.__proto__.x=1'],
  ['an allergen that is none', 'allergens.STONES.checked=on'],
  ['a choice that is none', 'partnerChoice=both'],
])('refuses %s with a page and stores nothing', async (_, payload) => {
  const { url, post, people } = await givenForm()
  const { statusCode, headers, body } = await post(payload)
  expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(body).toContain(`<a href="${url}">`)
  expect(headers['cache-control']).toBe('no-store')
  expect(await people()).toEqual([])
})

test('refuses characters that cannot be stored, of any field', async () => {
  const { refusalOf, people } = await givenPage()
  for (const name of ['firstnamePart', 'notes', 'mobileNumber', 'teamPartnerWishEmail']) {
    const { statusCode, issues } = await refusalOf({ [name]: 'a\0b', partnerChoice: 'wish' })
    expect([statusCode, issues.some((found) => found.startsWith(`${name}: `))]).toEqual([406, true])
  }
  expect(await people()).toEqual([])
})

test('refuses other content types and a body that is too large with a page', async () => {
  const { post, people } = await givenForm()
  for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
    const { statusCode, headers } = await post('{}', { ...browser, 'content-type': type })
    expect([type, statusCode, headers['content-type']]).toEqual([type, 415, 'text/html; charset=utf-8'])
  }
  const large = await post(`notes=${'x'.repeat(256_001)}`)
  expect([large.statusCode, large.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
  expect(await people()).toEqual([])
})

test('leads a guest without a place to the page that speaks of the waiting list', async () => {
  const { send, url, given } = await givenForm({ publicSettings: { participantLimit: 2 } })
  for (const number of [2, 3]) await given.confirmed(number)
  const { statusCode, headers } = await send()
  expect([statusCode, headers.location]).toEqual([303, `${url}-finished?place=waiting`])
})

test('leads forms of other sites to the page without registering anybody', async () => {
  const { url, send, people } = await givenForm()
  for (const site of ['cross-site', 'same-site', 'none']) {
    const { statusCode, headers } = await send({}, { ...browser, 'sec-fetch-site': site })
    expect([statusCode, headers.location]).toEqual([303, url])
  }
  expect(await people()).toEqual([])
})

test('says in the language of the reader what is wrong where the page cannot be shown', async () => {
  const { send } = await givenForm()
  const german = await send({ lastname: '' })
  expect([german.statusCode, german.body.includes('Pflichtfeld')]).toEqual([406, true])
  const english = await send({ lastname: '' }, { ...browser, 'accept-language': 'en' })
  expect(english.body).toContain('<h1>That didn’t work</h1>')
  expect(english.headers['content-security-policy']).toContain("style-src 'self' 'nonce-")
})

test('logs why the page cannot be shown again and says what is wrong all the same', async () => {
  const { test: given, app, url, people } = await givenPage()
  const logged = given.keepLog()
  const payload = new URLSearchParams({ ...ann, lastname: '' }).toString()
  const { statusCode, body } = await app.inject({ method: 'POST', url: `${url}?broken`, payload, headers: browser })
  expect([statusCode, body.includes('Pflichtfeld')]).toEqual([406, true])
  const [logLine, ...more] = logged.filter(({ level }) => level === 'error')
  expect([logLine?.message, logLine?.error, more]).toEqual([
    'the page of a refused registration cannot be shown',
    new Error('cannot be rendered'),
    [],
  ])
  expect(await people()).toEqual([])
})

test('refuses an unknown event, a cancelled and a closed one', async () => {
  const { app, given, url, send, people } = await givenForm()
  const unknown = await app.app.inject({
    method: 'POST',
    url: url.replace(given.publicId, 'nonsense'),
    payload: '',
    headers: browser,
  })
  expect(unknown.statusCode).toBe(404)
  await app.database.pool.query('update public_settings set registration_deactivated = true')
  expect((await send()).statusCode).toBe(406)
  await app.call(dinnerRoutes.cancel, { params: given.params })
  expect((await send()).statusCode).toBe(404)
  expect(await people()).toEqual([])
})
