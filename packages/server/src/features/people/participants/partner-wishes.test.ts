import {
  type ListedParticipant,
  type ParticipantReply,
  type PartnerWishReply,
  participantRoutes,
  partnerWishRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type PersonBody, personBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'
import { givenPublicDinner } from '../../../../test/given-registration.ts'

const email = (number: number) => `person${number}@guests.example`
const wish = (number: number) => ({ teamPartnerWishEmail: email(number) })

async function add(app: TestApp, { params }: GivenDinner, number: number, changes: Partial<PersonBody> = {}) {
  const { body, issues } = await app.call(participantRoutes.create, { params, body: personBody(number, changes) })
  expect(issues).toEqual([])
  return body as ParticipantReply
}

const wishOf = async (
  app: TestApp,
  { params }: GivenDinner,
  participantId: string,
  query?: Record<string, string | string[]>,
) =>
  (await app.call(partnerWishRoutes.get, { params: { ...params, participantId }, ...(query ? { query } : {}) }))
    .body as PartnerWishReply

/** The wish states in the list, checked to equal those of the bulk call. */
async function statesOf(app: TestApp, { params }: GivenDinner) {
  const { participants } = (await app.call(participantRoutes.list, { params })).body as {
    participants: ListedParticipant[]
  }
  const many = (
    await app.call(partnerWishRoutes.getMany, { params, body: { entityIds: participants.map((person) => person.id) } })
  ).body as PartnerWishReply[]
  const states = participants.map((person) => person.teamPartnerWishStateEmailInvitation)
  expect(many.map(({ state }) => state)).toEqual(states)
  expect(many.map(({ subscribedParticipant }) => subscribedParticipant.id)).toEqual(participants.map(({ id }) => id))
  return states
}

test('lists the state of every wish', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await add(app, given, 1, wish(99))
  await add(app, given, 2, wish(3))
  await add(app, given, 3)
  await add(app, given, 4, wish(5))
  await add(app, given, 5, wish(4))
  await add(app, given, 6, wish(5))
  await add(app, given, 7)
  expect(await statesOf(app, given)).toEqual([
    'NOT_EXISTING',
    'EXISTS_EMPTY_TEAM_PARTNER_WISH',
    'NO_PARTNER_WISH_BUT_OTHER_TEAM_PARTNER_WISHES',
    'EXISTS_SAME_TEAM_PARTNER_WISH',
    'EXISTS_SAME_TEAM_PARTNER_WISH',
    'EXISTS_OTHER_TEAM_PARTNER_WISH',
    null,
  ])
})

test('gives the same wish states in whatever order people confirm', async () => {
  const app = await createTestApp()
  const states = async (first: 1 | 2) => {
    const given = await givenPublicDinner(app)
    const second = first === 1 ? 2 : 1
    await given.confirmed(first, wish(second))
    expect(await statesOf(app, given)).toEqual(['NOT_EXISTING'])
    await given.confirmed(second, wish(first))
    return statesOf(app, given)
  }
  expect([await states(1), await states(2)]).toEqual(Array(2).fill(Array(2).fill('EXISTS_SAME_TEAM_PARTNER_WISH')))
})

test('marks a wish as relevant only for the requested states', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const one = await add(app, given, 1, wish(2))
  const two = await add(app, given, 2)
  const three = await add(app, given, 3)
  const empty = 'EXISTS_EMPTY_TEAM_PARTNER_WISH'
  expect(await wishOf(app, given, one.id, { relevantState: ['NOT_EXISTING', empty] })).toMatchObject({
    relevant: true,
    state: empty,
    subscribedParticipant: { id: one.id },
    matchingParticipant: { id: two.id },
  })
  expect(await wishOf(app, given, one.id, { relevantState: 'NOT_EXISTING' })).toMatchObject({
    relevant: false,
    state: empty,
  })
  expect(await wishOf(app, given, one.id)).toMatchObject({ relevant: true })
  expect(await wishOf(app, given, three.id)).toMatchObject({ relevant: false, state: null, matchingParticipant: null })
  const odd = await app.call(partnerWishRoutes.get, {
    params: { ...given.params, participantId: one.id },
    query: { relevantState: 'x' },
  })
  expect(odd.status).toBe(400)
})

describe("setting the partner's wish", () => {
  const set = (app: TestApp, { params }: GivenDinner, participantId: string, teamPartnerWishEmail: string) =>
    app.call(partnerWishRoutes.set, { params: { ...params, participantId }, body: { teamPartnerWishEmail } })

  test('makes the wish mutual', async () => {
    const app = await createTestApp()
    const given = await givenDinner(app)
    await add(app, given, 1, wish(2))
    const two = await add(app, given, 2)
    const answer = await set(app, given, two.id, ' PERSON1@guests.example')
    expect(answer.body).toMatchObject({
      state: 'EXISTS_SAME_TEAM_PARTNER_WISH',
      subscribedParticipant: { id: two.id, teamPartnerWishEmail: email(1) },
    })
    expect(await statesOf(app, given)).toEqual(Array(2).fill('EXISTS_SAME_TEAM_PARTNER_WISH'))
    const { rows } = await app.database.pool.query("select data from activity where code = 'partner_wish_set'")
    expect(rows).toEqual([{ data: { name: 'Vorname2 Nachname2', otherName: 'Vorname1 Nachname1' } }])
  })

  test.each<[string, Partial<PersonBody>, Partial<PersonBody>, string]>([
    ['names somebody already', wish(2), wish(3), email(1)],
    ['is not wished for by that person', {}, {}, email(1)],
    ['would name somebody who is not there', wish(2), {}, 'nobody@guests.example'],
  ])('is refused where the person %s', async (_name, first, second, wished) => {
    const app = await createTestApp()
    const given = await givenDinner(app)
    await add(app, given, 1, first)
    const two = await add(app, given, 2, second)
    const answer = await set(app, given, two.id, wished)
    expect(answer).toMatchObject({
      status: 406,
      issues: [{ message: 'team_partner_wish_update_invalid' }],
    })
  })

  test('is refused once teams exist or where wishes are switched off', async () => {
    const app = await createTestApp()
    const given = await givenDinner(app)
    const people = await givenParticipants(app, given, 18, (number) => (number === 1 ? wish(2) : {}))
    const two = people[1]?.id ?? ''
    await app.call(teamRoutes.arrange, { params: given.params })
    expect((await set(app, given, two, email(1))).issues[0]?.message).toBe('team_partner_wish_update_invalid')
    await app.call(teamRoutes.drop, { params: given.params })
    await app.database.pool.query('update dinner set team_partner_wish_disabled = true')
    expect((await set(app, given, two, email(1))).issues[0]?.message).toBe('team_partner_wish_disabled')
    await app.database.pool.query('update dinner set team_partner_wish_disabled = false')
    expect((await set(app, given, two, email(1))).status).toBe(200)
  })
})

test('reveals and sets nothing about people of another event', async () => {
  const app = await createTestApp()
  const mine = await givenDinner(app)
  const own = await add(app, mine, 1)
  const other = await givenDinner(app)
  const stranger = await add(app, other, 2, wish(3))
  const params = { ...mine.params, participantId: stranger.id }
  const answers = [
    await app.call(partnerWishRoutes.get, { params }),
    await app.call(partnerWishRoutes.getMany, { params: mine.params, body: { entityIds: [own.id, stranger.id] } }),
    await app.call(partnerWishRoutes.set, { params, body: { teamPartnerWishEmail: own.email } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  const none = await app.call(partnerWishRoutes.getMany, { params: mine.params, body: { entityIds: [] } })
  expect([none.status, none.body]).toEqual([200, []])
})
