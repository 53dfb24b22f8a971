import { codesOfClients, masterDataRoutes, participantRoutes, registrationRoutes } from '@running-dinner/contract'
import { issue, issueCodes } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { dinnerBody, personBody } from '../../test/bodies.ts'
import { givenDinner } from '../../test/given.ts'
import { givenPublicDinner, registrationBody } from '../../test/given-registration.ts'
import { errorWords } from './issue-wording.ts'

const de = phrases.de.issues
const en = phrases.en.issues

async function givenEvent(languageCode: 'de' | 'en' = 'de') {
  const app = await createTestApp()
  const given = await givenDinner(app, { basicDetails: { ...dinnerBody().basicDetails, languageCode } })
  const url = `/api${participantRoutes.create.path.replace(':adminId', given.params.adminId)}`
  const refused = async (body: object, headers: Record<string, string> = {}) => {
    const response = await app.app.inject({ method: 'POST', url, headers, payload: body })
    expect(response.statusCode).toBe(406)
    return response.json().issues as { field?: string; message: string; code: string }[]
  }
  return { app, refused }
}

const broken = { ...personBody(1), lastname: '', firstnamePart: 'x'.repeat(256), email: 'broken', zip: '12' }

test('generic codes are sentences in the language of the request, beside the code', async () => {
  const { refused } = await givenEvent()
  const german = await refused(broken, { 'accept-language': 'de-CH,de;q=0.9,en;q=0.5' })
  expect(german).toEqual(
    expect.arrayContaining([
      { field: 'lastname', message: 'Pflichtfeld', code: 'required', issueType: 'VALIDATION' },
      {
        field: 'firstnamePart',
        message: 'Max. Zeichenanzahl überschritten',
        code: 'max_length_exceeded',
        issueType: 'VALIDATION',
        data: { max: 255 },
      },
      { field: 'email', message: 'Ungültige E-Mail-Adresse', code: 'email_invalid', issueType: 'VALIDATION' },
      { field: 'zip', message: de.zip_invalid, code: 'zip_invalid', issueType: 'VALIDATION' },
    ]),
  )
  const english = await refused(broken, { 'accept-language': 'en-GB,de;q=0.2' })
  expect(english.find(({ field }) => field === 'lastname')).toMatchObject({ message: en.required, code: 'required' })
})

test.each([
  ['without a header', {}],
  ['with any language accepted', { 'accept-language': '*' }],
  ['with a language that is not offered', { 'accept-language': 'fr' }],
  ['with an unreadable header', { 'accept-language': ';;q=,%%%' }],
])('%s the sentence is in the language of the event', async (_name, headers) => {
  for (const [language, sentences] of [
    ['de', de],
    ['en', en],
  ] as const) {
    const { refused } = await givenEvent(language)
    expect((await refused({ ...personBody(1), lastname: '' }, headers))[0]?.message).toBe(sentences.required)
  }
})

test('a missing consent is a sentence in the language of the public event', async () => {
  const app = await createTestApp()
  const { publicId } = await givenPublicDinner(app, { basicDetails: { languageCode: 'en' } })
  const response = await app.app.inject({
    method: 'POST',
    url: `/api${registrationRoutes.validate.path.replace(':publicId', publicId)}`,
    payload: { ...registrationBody(1), dataProcessingAcknowledged: false },
  })
  expect(response.json().issues).toEqual([
    {
      field: 'dataProcessingAcknowledged',
      message: en['error.invalid.dataProcessingAcknowledged'],
      code: 'error.invalid.dataProcessingAcknowledged',
      issueType: 'VALIDATION',
    },
  ])
})

test('codes that clients translate stay codes in the message', async () => {
  const { refused } = await givenEvent()
  const body = personBody(1)
  const same = await refused({ ...body, teamPartnerWishEmail: body.email }, { 'accept-language': 'en' })
  expect(same[0]).toMatchObject({
    message: 'participant_email_equals_team_partner_wish',
    code: 'participant_email_equals_team_partner_wish',
  })
})

test('a code that existing clients do not know is a sentence, also without a field', async () => {
  const app = await createTestApp()
  const unknown = await app.app.inject({ url: '/api/rest/nothing/here', headers: { 'accept-language': 'en' } })
  expect(unknown.json().issues).toEqual([{ message: en.not_found, code: 'not_found', issueType: 'BAD_REQUEST' }])
})

test('fills the placeholders of a sentence', async () => {
  expect(
    errorWords.bodyOf({ headers: {} }, [issue('password_too_short', 'password', { min: 8 })]).issues[0]?.message,
  ).toBe(de.password_too_short.replace('{{min}}', '8'))
})

test('only codes of existing clients stay codes', () => {
  const worded = issueCodes.filter((code) => !codesOfClients.has(code))
  for (const code of ['required', 'not_found', 'event_cancelled', 'error_date_too_far', 'price_invalid'] as const)
    expect(worded).toContain(code)
  for (const code of ['participant_already_registered', 'num_seats_invalid', 'meals_add_constraint'] as const)
    expect(worded).not.toContain(code)
  for (const code of codesOfClients) expect(issueCodes).toContain(code)
})

test.each([
  ['NG_TRANSLATE_LANG_KEY=en', 'en'],
  ['a=b; NG_TRANSLATE_LANG_KEY=en; c=d', 'en'],
  ['NG_TRANSLATE_LANG_KEY=de', 'de'],
  ['NG_TRANSLATE_LANG_KEY=english', 'fr, de'],
  ['NG_TRANSLATE_LANG_KEY=%E0%A4%A; x', 'fr, de'],
  ['XNG_TRANSLATE_LANG_KEY=en', 'fr, de'],
])('the cookie %s counts before the header, for issues and master data alike', async (cookie, expected) => {
  const { app, refused } = await givenEvent()
  const headers = { cookie, 'accept-language': expected === 'en' ? 'de' : expected === 'de' ? 'en' : expected }
  const words = expected === 'en' ? en : de
  expect((await refused({ ...personBody(1), lastname: '' }, headers))[0]?.message).toBe(words.required)
  const types = (asked: Record<string, string>) =>
    app.call(masterDataRoutes.registrationTypes, { headers: asked }).then(({ body }) => body)
  expect(await types(headers)).toEqual(await types({ 'accept-language': expected === 'en' ? 'en' : 'de' }))
})
