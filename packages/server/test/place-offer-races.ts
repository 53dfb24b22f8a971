import {
  type OwnOfferReply,
  participantRoutes,
  placeOfferRoutes,
  type TeamReply,
  teamRoutes,
  waitingListRoutes,
} from '@running-dinner/contract'
import { expect } from 'vitest'
import { continueOffers } from '../src/features/people/place-offers/continue-offers.jobs.ts'
import type { TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { confirmDinner, givenDinner, givenTeams } from './given.ts'
import { keepEvent } from './keep-event.ts'
import { type Ground, type Raced, type Rivals, raceOffers, wrongRaces } from './offer-ground.ts'
import { noGaps, planFaultsOf } from './plan-faults-of.ts'
import { planSnapshot } from './plan-snapshot.ts'

const before = '2030-05-02T09:59:59.999Z'
const after = '2030-05-02T10:00:00Z'

/** One free place in a team, offered to the first of three people until `after`; then to the next. */
export async function givenOffer(app: TestApp) {
  const dinner = await givenDinner(app)
  const teams: TeamReply[] = await givenTeams(app, dinner)
  await confirmDinner(app, dinner)
  const rows = [101, 102, 103].map((number) => ({ participant: personBody(number, { numSeats: 6 }) }))
  const { body } = await app.call(participantRoutes.import, { params: dinner.params, body: { rows } })
  const waiting = (body as { imported: { id: string }[] }).imported.map(({ id }) => id)
  const [team] = teams
  const [teamId, mate] = [team?.id ?? '', team?.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)?.id ?? '']
  const leaving = { params: { ...dinner.params, teamId, participantId: mate } }
  expect((await app.call(teamRoutes.cancelMember, leaving)).status).toBe(200)
  const offer = { teamId, participantIds: waiting.slice(0, 1), toNext: true }
  expect((await app.call(placeOfferRoutes.offer, { params: dinner.params, body: offer })).status).toBe(200)
  const kept = await keepEvent(app.database, dinner.dinner.id)
  return { ...dinner, dinnerId: dinner.dinner.id, teamId, waiting, kept, token: await newestToken(app) }
}
type GivenOffer = Awaited<ReturnType<typeof givenOffer>>

async function newestToken({ database }: TestApp): Promise<string> {
  const { rows } = await database.pool.query<{ content: string }>(
    `select content from message_task where kind = 'PLACE_OFFER' order by created_at desc limit 1`,
  )
  return /\/self\/offers\/([\w-]{24})/.exec(rows[0]?.content ?? '')?.[1] ?? ''
}

type OfferGround = Ground<GivenOffer>

/** What happens here while the other one accepts the offer in its last moment, and how it was answered. */
export const placeRivals = {
  async 'the end of the offer, and the next person accepts'({ app, slow, call }: OfferGround) {
    await continueOffers({ ...slow, clock: { now: () => new Date(after) } })
    app.clock.set(after)
    const { body } = await call(placeOfferRoutes.accept, { params: { offerToken: await newestToken(app) } })
    return (body as OwnOfferReply).state
  },
  async 'the end of the offer'({ slow }: OfferGround) {
    await continueOffers({ ...slow, clock: { now: () => new Date(after) } })
    return 'done'
  },
  async 'the organiser fills the place'({ app, call, event }: OfferGround) {
    app.clock.set(before)
    const teamParticipantsAssignments = [{ teamId: event.teamId, participantIds: event.waiting.slice(2) }]
    const body = { teamParticipantsAssignments }
    return String((await call(waitingListRoutes.assignParticipants, { params: event.params, body })).status)
  },
  async 'a second press'({ app, call, event }: OfferGround) {
    app.clock.set(before)
    const { body } = await call(placeOfferRoutes.accept, { params: { offerToken: event.token } })
    return (body as OwnOfferReply).state
  },
  async 'the organiser withdraws the offer'({ app, call, event }: OfferGround) {
    app.clock.set(before)
    const [offer] = (await app.database.pool.query<{ id: string }>('select id from place_offer')).rows
    const params = { ...event.params, offerId: offer?.id ?? '' }
    return String((await call(placeOfferRoutes.withdraw, { params })).status)
  },
} satisfies Rivals<GivenOffer>

/** Everything stored that gives a place to two people, or a person two answers. */
async function faultsAfter({ app, event }: OfferGround): Promise<string[]> {
  const { pool } = app.database
  const state = await planSnapshot(app.database, event.dinnerId)
  const members = state.people.filter(({ teamId }) => teamId === event.teamId)
  const { rows: offers } = await pool.query<{ personId: string; state: string }>(
    'select participant_id as "personId", state from place_offer order by position',
  )
  const { rows: places } = await pool.query('select from offered_place')
  const accepted = offers.filter((offer) => offer.state === 'ACCEPTED')
  const open = offers.filter((offer) => offer.state === 'OPEN').length
  const hasPlace = (id: string) => members.some((member) => member.id === id)
  return [
    ...planFaultsOf(state, { ...noGaps, members: 1 }),
    ...(members.length + open > 2 ? [`${members.length} members and ${open} open offers`] : []),
    ...(places.length === open ? [] : [`${places.length} places kept for ${open} open offers`]),
    ...(accepted.length > 1 ? ['accepted twice'] : []),
    ...accepted.filter(({ personId }) => !hasPlace(personId)).map(() => 'accepted without a place'),
    ...event.waiting
      .slice(0, 2)
      .filter((id) => hasPlace(id) && !accepted.some(({ personId }) => personId === id))
      .map(() => 'a place without an accepted offer'),
  ]
}

export const racePlace = (ground: OfferGround, times: number, all: Rivals<GivenOffer> = placeRivals) =>
  raceOffers(ground, {
    times,
    rivals: all,
    job: { now: before, acceptToken: ground.event.token },
    faultsAfter,
  })

/** Each race ended with one holder and without an error, and some with the place accepted. */
export function expectOneHolder(results: readonly Raced[]) {
  expect(wrongRaces(results)).toEqual([])
  expect(results.filter(({ said }) => said.includes('failed'))).toEqual([])
  expect(results.some(({ said }) => said.startsWith('ACCEPTED'))).toBe(true)
}
