import {
  dinnerRoutes,
  type ParticipantReply,
  participantRoutes,
  type ReplyOf,
  selfRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { type GivenPublicDinner, givenPublicDinner, mailedSelf } from '../../../../test/given-registration.ts'

async function languagesOf(app: TestApp, { params }: Pick<GivenPublicDinner, 'params'>) {
  const { body } = await app.call(participantRoutes.list, { params })
  const { participants, participantsWaitingList } = body as ReplyOf<typeof participantRoutes.list>
  const people = [...participants, ...participantsWaitingList]
  return people.map(({ lastname, languageCode }) => `${lastname} ${languageCode}`)
}

test('comes from the page, the organiser, the file or the event', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const { params } = given
  const partner = { firstnamePart: 'P', lastname: 'Partner', email: '', mobileNumber: '' }
  await given.confirmed(1, { languageCode: 'en', numSeats: 6, teamPartnerWishRegistrationData: partner })
  await given.confirmed(2)
  await app.call(participantRoutes.create, { params, body: personBody(3) })
  const { body: fourth } = await app.call(participantRoutes.create, {
    params,
    body: personBody(4, { languageCode: 'en' }),
  })
  const rows = [{ participant: personBody(5, { languageCode: 'en' }) }, { participant: personBody(6) }]
  await app.call(participantRoutes.import, { params, body: { rows } })
  expect(await languagesOf(app, given)).toEqual([
    'Nachname1 en',
    'Partner en',
    'Nachname2 de',
    'Nachname3 de',
    'Nachname4 en',
    'Nachname5 en',
    'Nachname6 de',
  ])

  const { id } = fourth as ParticipantReply
  const update = (body: object) =>
    app.call(participantRoutes.update, { params: { ...params, participantId: id }, body })
  expect((await update(personBody(4))).body).toMatchObject({ languageCode: 'en' })
  expect((await update(personBody(4, { languageCode: 'de' }))).body).toMatchObject({ languageCode: 'de' })
  const session = async (number: number) =>
    (await app.call(selfRoutes.sessionData, { params: await mailedSelf(app, `person${number}@guests.example`) })).body
  expect([await session(1), await session(2)]).toMatchObject([{ languageCode: 'en' }, { languageCode: 'de' }])

  // The organiser's people follow the event; who registered keeps the language of the page.
  const { basicDetails } = (await app.call(dinnerRoutes.get, { params })).body as ReplyOf<typeof dinnerRoutes.get>
  const changed = await app.call(dinnerRoutes.saveBasicSettings, {
    params,
    body: { basicDetails: { ...basicDetails, languageCode: 'en' } },
  })
  expect(changed.status).toBe(200)
  expect(await languagesOf(app, given)).toEqual([
    'Nachname1 en',
    'Partner en',
    'Nachname2 de',
    'Nachname3 en',
    'Nachname4 en',
    'Nachname5 en',
    'Nachname6 en',
  ])
})

test('a row without a language gets the one of the event, as from an older server', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, { basicDetails: { languageCode: 'en' } })
  await app.call(participantRoutes.create, { params: given.params, body: personBody(1, { languageCode: 'de' }) })
  await app.database.pool.query(`
    insert into participant select (jsonb_populate_record(person, jsonb_build_object('id', gen_random_uuid(),
      'self_admin_id', 'x', 'participant_number', 2, 'email', 'x@x.example', 'email_identity', 'x@x.example',
      'last_name', 'Older', 'language_code', null))).* from participant person`)
  expect(await languagesOf(app, given)).toEqual(['Nachname1 de', 'Older en'])
})
