import { participantRoutes, registrationRoutes, sentenceCodes } from '@running-dinner/contract'
import { issueCodes } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { dinnerBody, personBody } from '../../../test/bodies.ts'
import { givenDinner } from '../../../test/given.ts'
import { givenPublicDinner, registrationBody } from '../../../test/given-registration.ts'

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
      { field: 'firstnamePart', message: de.max_length_exceeded, code: 'max_length_exceeded', issueType: 'VALIDATION' },
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
  const { app, refused } = await givenEvent()
  const body = personBody(1)
  const same = await refused({ ...body, teamPartnerWishEmail: body.email }, { 'accept-language': 'en' })
  expect(same[0]).toMatchObject({
    message: 'participant_email_equals_team_partner_wish',
    code: 'participant_email_equals_team_partner_wish',
  })
  const unknown = await app.app.inject({ url: '/api/rest/nothing/here', headers: { 'accept-language': 'en' } })
  expect(unknown.json().issues).toEqual([{ message: 'not_found', code: 'not_found', issueType: 'BAD_REQUEST' }])
})

test('only codes of single fields are sentences', () => {
  const kept = issueCodes.filter((code) => !sentenceCodes.has(code))
  for (const code of [
    'not_found',
    'event_not_confirmed',
    'participant_already_registered',
    'num_seats_invalid',
  ] as const)
    expect(kept).toContain(code)
  for (const code of sentenceCodes) {
    expect(issueCodes).toContain(code)
    // Placeholders would stay in the text, because these codes have no data.
    expect(de[code]).not.toContain('{{')
    expect(en[code]).not.toContain('{{')
  }
})
