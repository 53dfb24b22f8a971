import {
  activityRoutes,
  type OwnOfferReply,
  type PlaceOffersReply,
  participantRoutes,
  placeOfferRoutes as routes,
  type TeamReply,
  teamRoutes,
  waitingListRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { planViolationsOf } from '../../../../test/plan-of.ts'
import { jobsByHand } from '../../jobs.ts'

type Given = GivenDinner & { teams: TeamReply[]; waiting: string[] }

/** A confirmed event with nine teams; of those who wait the last two registered together. */
async function given(app: TestApp, singles: number): Promise<Given> {
  const dinner = await givenDinner(app)
  const teams = await givenTeams(app, dinner)
  await confirmDinner(app, dinner)
  const rows = Array.from({ length: singles }, (_, index) => ({
    participant: personBody(101 + index, { numSeats: 6 }),
  }))
  await app.call(participantRoutes.import, { params: dinner.params, body: { rows } })
  const partner = { teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'Kind' }, numSeats: 6 }
  await app.call(participantRoutes.create, { params: dinner.params, body: personBody(140, partner) })
  const { body } = await app.call(waitingListRoutes.read, { params: dinner.params })
  const list = waitingListRoutes.read.reply.parse(body)
  const people = [...list.participantsForTeamArrangement, ...list.remainingParticipants]
  people.sort((one, other) => one.participantNumber - other.participantNumber)
  return { ...dinner, teams, waiting: people.map(({ id }) => id) }
}

const offerTeams = (app: TestApp, { params }: GivenDinner, ids: readonly string[], more = {}) =>
  app.call(routes.offerTeams, { params, body: { participants: ids.map((id) => ({ id })), toNext: false, ...more } })
const offersOf = async (app: TestApp, { params }: GivenDinner) =>
  (await app.call(routes.list, { params })).body as PlaceOffersReply
const statesOf = ({ offers }: PlaceOffersReply) => offers.map(({ state }) => state).reverse()
const teamsOf = async (app: TestApp, { params }: GivenDinner) =>
  ((await app.call(teamRoutes.list, { params })).body as { teams: TeamReply[] }).teams
const remind = (app: TestApp, now: string) => {
  app.clock.set(now)
  return jobsByHand(app.ctx).reminders()
}
const answer = async (app: TestApp, offerToken: string | undefined, how: 'accept' | 'decline' | 'own' = 'accept') =>
  (await app.call(routes[how], { params: { offerToken: offerToken ?? '' } })).body as OwnOfferReply

/** The secret of the newest offer to each address, by the part before the @. */
async function tokens(app: TestApp): Promise<Record<string, string>> {
  await app.deliver()
  const found = (await app.mails()).flatMap(({ to, text }) => {
    const token = /\/self\/offers\/([\w-]{24})/.exec(text)?.[1]
    return token ? [[to.split('@')[0] ?? '', token]] : []
  })
  return Object.fromEntries(found.reverse()) as Record<string, string>
}
const subjectsTo = async (app: TestApp, name: string) => {
  await app.deliver()
  return (await app.mails()).filter(({ to }) => to.startsWith(`${name}@`)).map(({ subject }) => subject.split(': ')[1])
}
const told = async (app: TestApp, { params }: GivenDinner) => {
  const { body } = await app.call(activityRoutes.list, { params, query: {} })
  const { activities } = body as { activities: { code: string | null; activityType: string; originator: string }[] }
  return activities.map(({ code, activityType, originator }) => [code ?? activityType, originator])
}

test('builds new teams when all who were asked have accepted, and mails them', async () => {
  const app = await createTestApp()
  const event = await given(app, 5)
  const [, second = '', ...rest] = event.waiting
  expect((await offersOf(app, event)).newTeams).toEqual({ step: 6, most: 6, nextIds: expect.any(Array) })
  const chosen = [second, ...rest]
  expect((await offerTeams(app, event, chosen.slice(1))).issues[0]?.field).toBe('participants')
  expect((await offerTeams(app, event, chosen)).status).toBe(200)
  expect((await offerTeams(app, event, chosen)).issues[0]?.message).toBe('waitinglist_offer_open')
  const secrets = await tokens(app)
  expect(Object.keys(secrets).sort()).toEqual(['person102', 'person103', 'person104', 'person105', 'person140'])
  expect(await answer(app, secrets.person140)).toMatchObject({
    state: 'AGREED',
    firstnames: ['Vorname140', 'Kim'],
    newTeams: { people: 6, agreed: 2 },
    course: '',
  })
  for (const name of ['person102', 'person103', 'person104'])
    expect(await answer(app, secrets[name])).toMatchObject({ state: 'AGREED' })
  expect(await answer(app, secrets.person102)).toMatchObject({ state: 'AGREED', newTeams: { people: 6, agreed: 5 } })
  await remind(app, '2030-05-01T12:00:00Z')
  expect(await teamsOf(app, event)).toHaveLength(9)

  expect(await answer(app, secrets.person105)).toMatchObject({ state: 'ACCEPTED' })
  const teams = await teamsOf(app, event)
  expect(teams).toHaveLength(12)
  const seated = teams.slice(9).flatMap(({ teamMembers }) => teamMembers.map(({ id }) => id))
  expect(seated.sort()).toEqual([...chosen].sort())
  const ofPair = teams.find(({ teamMembers }) => teamMembers.some(({ email }) => email.startsWith('person140')))
  expect(ofPair?.teamMembers.map(({ firstnamePart }) => firstnamePart).sort()).toEqual(['Kim', 'Vorname140'])
  expect(await planViolationsOf(app, event)).toEqual([])
  const { offers, teamOffers } = await offersOf(app, event)
  expect(new Set(offers.map(({ state }) => state))).toEqual(new Set(['ACCEPTED']))
  expect(teamOffers).toMatchObject([{ state: 'BUILT', people: 6 }])
  expect(await subjectsTo(app, 'person140')).toEqual(['Du bist dabei', 'Ein Platz für dich?'])
  expect((await told(app, event)).slice(0, 2)).toEqual([
    ['WAITINGLIST_TEAMS_GENERATED', 'Vorname105 Nachname105'],
    ['place_offer_accepted', 'Vorname105 Nachname105'],
  ])
})

test('asks the next for each no and each silence, and ends for all when no person is left', async () => {
  const app = await createTestApp()
  const event = await given(app, 6)
  const [first = '', ...others] = event.waiting
  // The pair and four singles are asked; the first and another single are next.
  const chosen = others.slice(1)
  expect((await offerTeams(app, event, chosen, { toNext: true, validHours: 6 })).status).toBe(200)
  const secrets = await tokens(app)
  for (const name of ['person103', 'person104', 'person140']) await answer(app, secrets[name])
  expect(await answer(app, secrets.person105, 'decline')).toMatchObject({ state: 'DECLINED' })
  expect(Object.keys(await tokens(app))).toContain('person101')
  expect(await answer(app, secrets.person103, 'decline')).toMatchObject({ state: 'DECLINED' })
  expect((await offersOf(app, event)).teamOffers).toMatchObject([{ state: 'OPEN' }])
  // person106 is silent and no person is left who was not asked.
  await remind(app, '2030-05-01T15:59:00Z')
  expect(statesOf(await offersOf(app, event)).filter((state) => state === 'OPEN')).toHaveLength(3)
  await Promise.all([remind(app, '2030-05-01T16:00:00Z'), remind(app, '2030-05-01T16:00:00Z')])
  const after = await offersOf(app, event)
  expect(after.teamOffers).toMatchObject([{ state: 'FAILED' }])
  expect(statesOf(after).sort()).toEqual(['DECLINED', 'DECLINED', 'EXPIRED', 'EXPIRED', 'EXPIRED', 'LAPSED', 'LAPSED'])
  expect(await subjectsTo(app, 'person104')).toEqual(['Mit den neuen Teams klappt es nicht', 'Ein Platz für dich?'])
  expect(await subjectsTo(app, 'person103')).toEqual(['Ein Platz für dich?'])
  expect(await answer(app, secrets.person104)).toMatchObject({ state: 'LAPSED' })
  expect(await teamsOf(app, event)).toHaveLength(9)
  expect((await told(app, event)).map(([code]) => code).slice(0, 2)).toEqual([
    'new_teams_offer_failed',
    'place_offer_expired',
  ])
  // All are free again.
  expect((await offerTeams(app, event, [first, ...others].slice(0, 6))).status).toBe(200)
})

test('ends for all with the first no unless others are asked, when withdrawn, and when a person found a place', async () => {
  const app = await createTestApp()
  const event = await given(app, 4)
  const offered = async (more = {}) => {
    expect((await offerTeams(app, event, event.waiting, more)).status).toBe(200)
    return tokens(app)
  }
  const secrets = await offered()
  await answer(app, secrets.person101)
  await answer(app, secrets.person102, 'decline')
  expect(statesOf(await offersOf(app, event)).sort()).toEqual(['DECLINED', 'LAPSED', 'LAPSED', 'LAPSED', 'LAPSED'])

  const again = await offered()
  await answer(app, again.person101)
  const [open] = (await offersOf(app, event)).offers
  const withdraw = { params: { ...event.params, offerId: open?.id ?? '' } }
  expect((await app.call(routes.withdraw, withdraw)).status).toBe(200)
  expect((await app.call(routes.withdraw, withdraw)).issues[0]?.message).toBe('waitinglist_offer_ended')
  expect(await answer(app, again.person102)).toMatchObject({ state: 'WITHDRAWN' })
  expect((await offersOf(app, event)).teamOffers.map(({ state }) => state)).toEqual(['WITHDRAWN', 'FAILED'])
  expect((await subjectsTo(app, 'person101'))[0]).toBe('Mit den neuen Teams klappt es nicht')

  // A person with a live offer holds no second place: neither offered, nor built into new teams.
  const third = await offered()
  await answer(app, third.person101)
  const [team] = event.teams
  const teamId = team?.id ?? ''
  const leaving = { params: { ...event.params, teamId, participantId: team?.teamMembers[1]?.id ?? '' } }
  await app.call(teamRoutes.cancelMember, leaving)
  const [first = ''] = event.waiting
  const offer = { params: event.params, body: { teamId, participantIds: [first] } }
  expect((await app.call(routes.offer, offer)).issues[0]?.message).toBe('waitinglist_offer_open')
  const byHand = { teamParticipantsAssignments: [{ teamId, participantIds: [first] }] }
  await app.call(waitingListRoutes.assignParticipants, { params: event.params, body: byHand })
  for (const name of ['person102', 'person103', 'person104', 'person140']) await answer(app, third[name])
  expect(await teamsOf(app, event)).toHaveLength(9)
  await remind(app, '2030-05-01T11:00:00Z')
  expect((await offersOf(app, event)).teamOffers[0]?.state).toBe('FAILED')
  expect(await answer(app, third.person101)).toMatchObject({ state: 'TAKEN' })
  expect(await answer(app, third.person102)).toMatchObject({ state: 'LAPSED' })
})

test('builds what all agreed to when the process ended before the teams were built', async () => {
  const app = await createTestApp()
  const event = await given(app, 4)
  await offerTeams(app, event, event.waiting)
  await app.deliver()
  await app.database.pool.query("update place_offer set state = 'AGREED'")
  await Promise.all([remind(app, '2030-05-01T11:00:00Z'), remind(app, '2030-05-01T11:00:00Z')])
  expect(await teamsOf(app, event)).toHaveLength(12)
  expect((await offersOf(app, event)).teamOffers[0]?.state).toBe('BUILT')
  expect(await subjectsTo(app, 'person101')).toEqual(['Du bist dabei', 'Ein Platz für dich?'])
})
