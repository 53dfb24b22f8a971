import { type RegistrationSummary, registrationRoutes, selfRoutes } from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import {
  type GivenPublicDinner,
  givenPublicDinner,
  mailedToken,
  mailTo,
  registrationBody,
} from '../../../../../test/given-registration.ts'

const [one, two] = ['person1@guests.example', 'person2@guests.example']
const subjectsTo = async (app: TestApp, email: string) => {
  await app.deliver()
  return (await app.mails())
    .filter((mail) => mail.to === email && !/Anmeldung/.test(mail.subject))
    .map((mail) => mail.subject.replace('Samstag, 15. Juni: ', ''))
    .reverse()
}
const invitationIn = (text: string) => {
  const [link = ''] = text.match(/http\S+\/registration\?\S+/) ?? []
  return Object.fromEntries(link === '' ? [] : new URL(link).searchParams)
}
const validate = async (app: TestApp, { publicId }: GivenPublicDinner, number: number, changes: object) => {
  const body = { ...registrationBody(number), ...changes }
  const answer = await app.call(registrationRoutes.validate, { params: { publicId }, body })
  return { status: answer.status, issues: answer.issues, body: answer.body as RegistrationSummary }
}

describe('confirming a person with a wish', () => {
  test('invites a wished person who does not take part', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(1, { teamPartnerWishEmail: two })
    expect(await subjectsTo(app, two)).toEqual([])
    const other = await givenPublicDinner(app)
    await other.confirmed(1, { teamPartnerWishEmail: two })
    expect(await subjectsTo(app, two)).toEqual(['Einladung zum Running Dinner'])
    expect(invitationIn(await mailTo(app, two))).toEqual({
      invitingParticipantEmail: one,
      prefilledEmailAddress: two,
      invitation: expect.stringMatching(/^[\w-]{24}$/),
    })
  })

  test('asks a wished person without a wish, with a link that sets it', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.confirmed(2)
    await given.confirmed(1, { teamPartnerWishEmail: two })
    expect(await subjectsTo(app, two)).toEqual(['Jemand möchte mit dir zusammen kochen'])
    const text = await mailTo(app, two, 'teampartnerwish')
    const [, selfAdminId = '', participantId = '', email = ''] =
      /\/self\/([^/]+)\/teampartnerwish\/([^?]+)\?email=(\S+)/.exec(text) ?? []
    const set = await app.call(selfRoutes.setPartnerWish, {
      params: { selfAdminId, participantId },
      query: { email: decodeURIComponent(email) },
    })
    expect(set.status).toBe(200)
  })

  test('mails the other when the wish is mutual', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.confirmed(2, { teamPartnerWishEmail: one })
    await given.confirmed(1, { teamPartnerWishEmail: two.toUpperCase() })
    expect(await subjectsTo(app, two)).toEqual(['Ihr kocht zusammen'])
    expect(await subjectsTo(app, one)).toEqual(['Einladung zum Running Dinner'])
  })

  test('mails the person when the wished one wishes for another, without naming them', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.confirmed(2, { teamPartnerWishEmail: 'third@guests.example' })
    await given.confirmed(1, { teamPartnerWishEmail: two })
    expect(await subjectsTo(app, one)).toEqual(['Dein Wunsch für das Kochteam'])
    expect(await mailTo(app, one, 'Sprecht euch ab')).not.toContain('third')
    expect(await subjectsTo(app, two)).toEqual([])
  })

  test('mails a person without a wish for everyone who wishes for them', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.confirmed(1, { teamPartnerWishEmail: two })
    await given.confirmed(3, { teamPartnerWishEmail: 'PERSON2@guests.example' })
    await given.confirmed(2)
    expect(await subjectsTo(app, two)).toEqual([
      // The other invitation went to the address as entered.
      'Einladung zum Running Dinner',
      ...Array(2).fill('Jemand möchte mit dir zusammen kochen'),
    ])
  })

  test('mails a conflict when the wished person is part of a pair', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    const data = { firstnamePart: 'Petra', lastname: 'Partner', email: '', mobileNumber: '' }
    await given.confirmed(2, { teamPartnerWishRegistrationData: data })
    await given.confirmed(1, { teamPartnerWishEmail: two })
    expect(await subjectsTo(app, one)).toEqual(['Dein Wunsch für das Kochteam'])
  })
})

test('tells who is confirmed what becomes of their wish while it is not mutual', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const openWish = `Du möchtest mit ${two} kochen. Das geht nur, wenn auch diese Person angemeldet ist`
  const confirmedMail = async (email: string) => {
    const text = await mailTo(app, email, 'deine Anmeldung ist bestätigt')
    expect(text).not.toBe('')
    return text
  }
  await given.confirmed(1, { teamPartnerWishEmail: two })
  expect(await confirmedMail(one)).toContain(openWish)
  await given.confirmed(2, { teamPartnerWishEmail: one })
  expect(await confirmedMail(two)).toContain('wünscht euch gegenseitig')
  expect(await confirmedMail(two)).not.toContain('Das geht nur')
  await given.confirmed(3)
  expect(await confirmedMail('person3@guests.example')).not.toContain('Das geht nur')
  const { publicId } = given
  await given.register(4, { teamPartnerWishEmail: two })
  await app.database.pool.query('update dinner set team_partner_wish_disabled = true')
  const token = await mailedToken(app, 'person4@guests.example')
  await app.call(registrationRoutes.activate, { params: { publicId, token } })
  expect(await confirmedMail('person4@guests.example')).not.toContain('Das geht nur')
})

test('sends no second invitation from the same person, even after registering again', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.confirmed(1, { teamPartnerWishEmail: two })
  await app.database.pool.query('delete from participant')
  await given.confirmed(1, { teamPartnerWishEmail: two.toUpperCase() })
  await given.confirmed(3, { teamPartnerWishEmail: two })
  expect(await subjectsTo(app, two)).toHaveLength(2)
})

test.each([
  ['a closed event', "update dinner set registration_type = 'CLOSED'"],
  ['an event without wishes', 'update dinner set team_partner_wish_disabled = true'],
])('sends no wish mails when: %s', async (_name, change) => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1, { teamPartnerWishEmail: two })
  await app.database.pool.query(change)
  const token = /\/([^/]+)\/activate/.exec(await mailTo(app, one))?.[1] ?? ''
  const answer = await app.call(registrationRoutes.activate, { params: { publicId: given.publicId, token } })
  expect(answer.status).toBe(200)
  expect(await subjectsTo(app, two)).toEqual([])
})

describe('an invitation', () => {
  const zips = { basicDetails: { zipRestrictions: '79100-79199' } }
  const invited = async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app, zips)
    await given.confirmed(1, { teamPartnerWishEmail: two })
    const { invitation = '' } = invitationIn(await mailTo(app, two))
    return { app, given, invitation }
  }

  test('registers a person from outside the zip area and reports the mutual wish', async () => {
    const { app, given, invitation } = await invited()
    const wish = { zip: '10115', teamPartnerWishEmail: one, invitation }
    expect((await validate(app, given, 2, wish)).body.teamPartnerWishState).toBe('EXISTS_SAME_TEAM_PARTNER_WISH')
    expect((await given.register(2, wish)).teamPartnerWishState).toBe('EXISTS_SAME_TEAM_PARTNER_WISH')
  })

  test.each([
    ['none', (wish: object) => ({ ...wish, invitation: '' })],
    ['another one', (wish: object) => ({ ...wish, invitation: 'x'.repeat(24) })],
    ['a wish for somebody else', (wish: object) => ({ ...wish, teamPartnerWishEmail: 'person3@guests.example' })],
  ])('does not count with %s', async (_name, change) => {
    const { app, given, invitation } = await invited()
    await given.confirmed(3)
    const wish = change({ zip: '10115', teamPartnerWishEmail: one, invitation })
    const refused = await validate(app, given, 2, wish)
    expect(refused.issues.map((issue) => issue.message)).toEqual(['zip_not_allowed'])
    const inside = await validate(app, given, 2, { ...wish, zip: '79104' })
    expect(inside.body.teamPartnerWishState).toBe('NOT_EXISTING')
  })

  test('counts for its own event only, and only while the inviter takes part', async () => {
    const { app, given, invitation } = await invited()
    const wish = { zip: '10115', teamPartnerWishEmail: one, invitation }
    const other = await givenPublicDinner(app, zips)
    await other.confirmed(1, { teamPartnerWishEmail: two })
    expect((await validate(app, other, 2, wish)).status).toBe(406)
    expect((await validate(app, given, 2, wish)).status).toBe(200)
    await app.database.pool.query('delete from participant where dinner_id = $1', [given.dinner.id])
    expect((await validate(app, given, 2, wish)).status).toBe(406)
  })
})

test('answers the same whether a wished partner is registered or not', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, { basicDetails: { zipRestrictions: '79100-79199' } })
  await given.confirmed(2, { teamPartnerWishEmail: one })
  await given.register(3)
  const answers = []
  for (const teamPartnerWishEmail of [two, 'person3@guests.example', 'nobody@guests.example']) {
    for (const zip of ['79104', '10115']) {
      const { status, issues, body } = await validate(app, given, 1, { teamPartnerWishEmail, zip })
      answers.push(JSON.stringify({ status, issues, body }).replaceAll(teamPartnerWishEmail, ''))
    }
  }
  expect(new Set(answers).size).toBe(2)
})
