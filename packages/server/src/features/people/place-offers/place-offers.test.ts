import {
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

/** A confirmed event with nine teams and people who wait; with `pair` the last two registered together. */
async function given(app: TestApp, waiting: number, { pair = false } = {}): Promise<Given> {
  const dinner = await givenDinner(app)
  const teams = await givenTeams(app, dinner)
  await confirmDinner(app, dinner)
  const rows = Array.from({ length: waiting }, (_, index) => ({
    participant: personBody(101 + index, { numSeats: 6 }),
  }))
  const { body } = await app.call(participantRoutes.import, { params: dinner.params, body: { rows } })
  const ids = (body as { imported: { id: string }[] }).imported.map(({ id }) => id)
  if (pair) {
    const partner = { teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'Kind' }, numSeats: 6 }
    await app.call(participantRoutes.create, { params: dinner.params, body: personBody(140, partner) })
    const people = await waitingIds(app, dinner)
    ids.push(...people.filter((id) => !ids.includes(id)))
  }
  return { ...dinner, teams, waiting: ids }
}

async function waitingIds(app: TestApp, { params }: GivenDinner): Promise<string[]> {
  const list = waitingListRoutes.read.reply.parse((await app.call(waitingListRoutes.read, { params })).body)
  const people = [...list.participantsForTeamArrangement, ...list.remainingParticipants]
  return people.sort((one, other) => one.participantNumber - other.participantNumber).map(({ id }) => id)
}

const cancelTeam = (app: TestApp, { params, teams }: Given, index: number) =>
  app.call(teamRoutes.cancel, { params: { ...params, teamId: teams[index]?.id ?? '' }, body: { replaceTeam: false } })
const cancelMember = (app: TestApp, { params, teams }: Given, index: number) => {
  const participantId = teams[index]?.teamMembers[1]?.id ?? ''
  return app.call(teamRoutes.cancelMember, { params: { ...params, teamId: teams[index]?.id ?? '', participantId } })
}
const offer = (app: TestApp, { params, teams }: Given, index: number, participantIds: string[], more = {}) =>
  app.call(routes.offer, { params, body: { teamId: teams[index]?.id, participantIds, toNext: false, ...more } })
const offersOf = async (app: TestApp, { params }: GivenDinner) =>
  (await app.call(routes.list, { params })).body as PlaceOffersReply
const statesOf = ({ offers }: PlaceOffersReply) => offers.map(({ state, participants: [root] }) => [root?.id, state])
const membersOf = async (app: TestApp, { params, teams }: Given, index: number) =>
  ((await app.call(teamRoutes.list, { params })).body as { teams: TeamReply[] }).teams
    .find(({ id }) => id === teams[index]?.id)
    ?.teamMembers.map(({ id }) => id)
const refusal = ({ status, issues }: { status: number; issues: { message: string; field?: string }[] }) => [
  status,
  issues[0]?.message,
]

/** The secrets in the mails about offers, the newest first. */
async function offerTokens(app: TestApp): Promise<string[]> {
  await app.deliver()
  return (await app.mails()).flatMap(({ text }) => /\/self\/offers\/([\w-]{24})/.exec(text)?.[1] ?? [])
}
const answer = (app: TestApp, offerToken = '', how: 'accept' | 'decline' | 'own' = 'accept') =>
  app.call(routes[how], { params: { offerToken } })
const stateOf = async (...asked: Parameters<typeof answer>) => {
  const { status, body } = await answer(...asked)
  return status === 200 ? (body as OwnOfferReply).state : status
}

test('mails an offer, fills the team on acceptance, and answers a second press the same', async () => {
  const app = await createTestApp()
  const event = await given(app, 3)
  await cancelMember(app, event, 0)
  const [first = '', second = ''] = event.waiting
  expect(await offersOf(app, event)).toEqual({
    automatic: false,
    defaultHours: 24,
    freePlaces: [{ teamId: event.teams[0]?.id, places: 1, nextIds: [first] }],
    newTeams: { step: 6, most: 0, nextIds: [] },
    teamOffers: [],
    offers: [],
  })
  const { status, body } = await offer(app, event, 0, [first])
  expect(status).toBe(200)
  expect(body).toMatchObject({
    freePlaces: [],
    offers: [{ state: 'OPEN', toNext: false, validUntil: '2030-05-02T10:00:00.000Z', endedAt: null }],
  })
  expect(refusal(await offer(app, event, 0, [second]))).toEqual([406, 'waitinglist_team_full'])
  const [token = ''] = await offerTokens(app)
  const [mail] = await app.mails()
  expect(mail?.to).toContain('person101@')
  expect(mail?.subject).toBe('Samstag, 15. Juni: Ein Platz für dich?')
  // Opening the link, as programs do, answers nothing.
  expect(await stateOf(app, token, 'own')).toBe('OPEN')
  expect((await answer(app, token, 'own')).body).toMatchObject({ firstnames: ['Vorname101'], cancelled: false })
  expect(await membersOf(app, event, 0)).not.toContain(first)
  expect(await stateOf(app, token)).toBe('ACCEPTED')
  expect(await membersOf(app, event, 0)).toContain(first)
  expect(await stateOf(app, token)).toBe('ACCEPTED')
  expect(await stateOf(app, token, 'decline')).toBe('ACCEPTED')
  expect(await planViolationsOf(app, event)).toEqual([])
  expect(statesOf(await offersOf(app, event))).toEqual([[first, 'ACCEPTED']])
  expect(refusal(await answer(app, 'x'.repeat(24)))).toEqual([404, 'link_invalid'])
  expect(refusal(await answer(app, 'short'))).toEqual([404, 'link_invalid'])
})

test('refuses offers that no place or person fits, and outside of a confirmed, coming event', async () => {
  const app = await createTestApp()
  const event = await given(app, 3, { pair: true })
  const [single = '', other = '', third = '', root = '', child = ''] = event.waiting
  await cancelMember(app, event, 0)
  await cancelTeam(app, event, 1)
  const divided = 'invalid_replacement_participants_inconsistent_teampartner_wish'
  const [seated = ''] = event.teams[4]?.teamMembers.map(({ id }) => id) ?? []
  expect(refusal(await offer(app, event, 2, [single]))).toEqual([406, 'waitinglist_team_full'])
  expect(refusal(await offer(app, event, 0, [root, child]))).toEqual([406, 'waitinglist_team_full'])
  expect(refusal(await offer(app, event, 1, [root]))).toEqual([406, divided])
  expect(refusal(await offer(app, event, 1, [single, other]))).toEqual([406, 'value_invalid'])
  expect(refusal(await offer(app, event, 1, []))).toEqual([406, 'value_invalid'])
  expect(refusal(await offer(app, event, 1, [seated]))).toEqual([406, 'participant_assigned_in_team'])
  expect(refusal(await offer(app, event, 9, [single]))).toEqual([406, 'value_invalid'])
  for (const validHours of [0, 169, 1.5])
    expect(refusal(await offer(app, event, 1, [single], { validHours }))).toEqual([406, 'number_invalid'])
  expect((await offer(app, event, 1, [root, child], { validHours: 168 })).status).toBe(200)
  const [tokenOfPair = ''] = await offerTokens(app)
  expect(refusal(await offer(app, event, 0, [root, child]))).toEqual([406, 'waitinglist_offer_open'])
  expect((await offer(app, event, 0, [third])).status).toBe(200)
  expect(refusal(await offer(app, event, 1, [third]))).toEqual([406, 'waitinglist_offer_open'])
  const [tokenOfThird = ''] = await offerTokens(app)

  // The pair answers as one; both are in the team.
  expect((await answer(app, tokenOfPair, 'own')).body).toMatchObject({ firstnames: ['Vorname140', 'Kim'] })
  expect(await stateOf(app, tokenOfPair)).toBe('ACCEPTED')
  expect((await membersOf(app, event, 1))?.sort()).toEqual([root, child].sort())

  // Withdrawn: the guest keeps waiting, and the organiser may offer the place again.
  const [open] = (await offersOf(app, event)).offers
  const withdrawn = { params: { ...event.params, offerId: open?.id ?? '' } }
  expect((await app.call(routes.withdraw, withdrawn)).status).toBe(200)
  expect(refusal(await app.call(routes.withdraw, withdrawn))).toEqual([406, 'waitinglist_offer_ended'])
  expect(await stateOf(app, tokenOfThird)).toBe('WITHDRAWN')
  expect(await membersOf(app, event, 0)).not.toContain(third)

  // The organiser fills the place by hand while an offer is open.
  expect((await offer(app, event, 0, [single])).status).toBe(200)
  const [tokenOfSingle = ''] = await offerTokens(app)
  const byHand = { teamParticipantsAssignments: [{ teamId: event.teams[0]?.id, participantIds: [other] }] }
  expect((await app.call(waitingListRoutes.assignParticipants, { params: event.params, body: byHand })).status).toBe(
    200,
  )
  expect(await stateOf(app, tokenOfSingle, 'own')).toBe('TAKEN')
  expect(await stateOf(app, tokenOfSingle)).toBe('TAKEN')
  expect(await membersOf(app, event, 0)).toContain(other)
  expect(await membersOf(app, event, 0)).toHaveLength(2)

  // An offer goes with its person.
  await cancelTeam(app, event, 2)
  expect((await offer(app, event, 2, [single])).status).toBe(200)
  const [lastToken = ''] = await offerTokens(app)
  const remove = { params: { ...event.params, participantId: single } }
  expect((await app.call(participantRoutes.remove, remove)).status).toBe(200)
  expect(refusal(await answer(app, lastToken))).toEqual([404, 'link_invalid'])

  expect((await offer(app, event, 2, [third])).status).toBe(200)
  const [openToken = ''] = await offerTokens(app)
  app.clock.set('2030-06-15T17:00:00Z')
  expect(refusal(await offer(app, event, 2, [third]))).toEqual([406, 'runningdinner_date_expired'])
  expect(await stateOf(app, openToken)).toBe('EXPIRED')
  await app.database.pool.query('update dinner set cancelled_at = now()')
  expect(refusal(await offer(app, event, 2, [third]))).toEqual([406, 'event_cancelled'])
  expect((await answer(app, openToken, 'own')).body).toMatchObject({ cancelled: true })
  await app.database.pool.query('update dinner set cancelled_at = null, acknowledged_at = null')
  app.clock.set('2030-05-01T10:00:00Z')
  expect(refusal(await offer(app, event, 2, [third]))).toEqual([424, 'event_not_confirmed'])
})

test('offers a place to the next after a no when the call does not say otherwise', async () => {
  const app = await createTestApp()
  const event = await given(app, 4)
  await cancelMember(app, event, 0)
  const [first = '', second = ''] = event.waiting
  expect((await offer(app, event, 0, [first], { toNext: undefined })).status).toBe(200)
  const [token = ''] = await offerTokens(app)
  expect(await stateOf(app, token, 'decline')).toBe('DECLINED')
  expect(
    (await offersOf(app, event)).offers.map(({ state, toNext, participants: [root] }) => [root?.id, state, toNext]),
  ).toEqual(
    expect.arrayContaining([
      [first, 'DECLINED', true],
      [second, 'OPEN', true],
    ]),
  )
})

test('asks the next in order after a no and after the time is over, once each, until one accepts', async () => {
  const app = await createTestApp()
  const event = await given(app, 2, { pair: true })
  const [first = '', second = '', root = ''] = event.waiting
  const reminders = () => jobsByHand(app.ctx).reminders()
  await cancelTeam(app, event, 0)
  expect((await offer(app, event, 0, [root, event.waiting[3] ?? ''], { toNext: true, validHours: 6 })).status).toBe(200)
  const [tokenOfPair = ''] = await offerTokens(app)
  expect(await stateOf(app, tokenOfPair, 'decline')).toBe('DECLINED')
  expect(await stateOf(app, tokenOfPair)).toBe('DECLINED')
  expect(statesOf(await offersOf(app, event))).toEqual([
    [first, 'OPEN'],
    [root, 'DECLINED'],
  ])
  app.clock.set('2030-05-01T15:59:00Z')
  await reminders()
  expect(await offerTokens(app)).toHaveLength(2)
  app.clock.set('2030-05-01T16:00:00Z')
  const [tokenOfFirst = ''] = await offerTokens(app)
  // The job has not run yet, but the time is over.
  expect(await stateOf(app, tokenOfFirst)).toBe('EXPIRED')
  await Promise.all([reminders(), reminders()])
  await reminders()
  expect(statesOf(await offersOf(app, event))).toEqual([
    [second, 'OPEN'],
    [first, 'EXPIRED'],
    [root, 'DECLINED'],
  ])
  const [tokenOfSecond = ''] = await offerTokens(app)
  expect(await stateOf(app, tokenOfFirst)).toBe('EXPIRED')
  expect(await stateOf(app, tokenOfSecond)).toBe('ACCEPTED')
  expect(await membersOf(app, event, 0)).toEqual([second])
  // No person is asked twice for one team.
  app.clock.set('2030-05-05T10:00:00Z')
  await reminders()
  expect((await offersOf(app, event)).offers).toHaveLength(3)
})

test('offers free places by itself only when asked to, after ten quiet minutes, for two hours on the day', async () => {
  const app = await createTestApp({ now: '2030-06-15T06:00:00Z' })
  const event = await given(app, 3)
  const [first = '', second = ''] = event.waiting
  const reminders = () => jobsByHand(app.ctx).reminders()
  await cancelTeam(app, event, 0)
  app.clock.set('2030-06-15T07:00:00Z')
  await reminders()
  expect((await offersOf(app, event)).offers).toEqual([])
  const automatic = { params: event.params, body: { automatic: true } }
  expect((await app.call(routes.setAutomatic, automatic)).body).toMatchObject({ automatic: true, defaultHours: 2 })
  await cancelMember(app, event, 1)
  app.clock.set('2030-06-15T07:09:59Z')
  await reminders()
  expect((await offersOf(app, event)).offers).toEqual([])
  app.clock.set('2030-06-15T07:10:00Z')
  await reminders()
  const { offers, freePlaces } = await offersOf(app, event)
  expect(offers.map(({ validUntil, toNext, team }) => [validUntil.slice(11, 16), toNext, team?.id])).toEqual([
    ['09:10', true, event.teams[1]?.id],
    ['09:10', true, event.teams[0]?.id],
    ['09:10', true, event.teams[0]?.id],
  ])
  expect([statesOf({ offers } as PlaceOffersReply).at(-1), freePlaces]).toEqual([[first, 'OPEN'], []])
  expect(offers[1]?.participants[0]?.id).toBe(second)
  await app.database.pool.query('update dinner set cancelled_at = now()')
  app.clock.set('2030-06-15T09:30:00Z')
  await reminders()
  expect(statesOf(await offersOf(app, event)).map(([, state]) => state)).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED'])
})
