import {
  type OwnOfferReply,
  type PlaceOffersReply,
  participantRoutes,
  placeOfferRoutes,
  waitingListRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { continueOffers } from '../src/features/people/place-offers/continue-offers.jobs.ts'
import type { TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { confirmDinner, givenDinner, givenTeams } from './given.ts'
import { keepEvent } from './keep-event.ts'
import { type Ground, givenGround, type Rivals, raceOffers, wrongRaces } from './offer-ground.ts'
import { noGaps, planFaultsOf } from './plan-faults-of.ts'
import { planSnapshot } from './plan-snapshot.ts'
import { waitsAtCommit } from './without-locks.ts'

/** 200 with `npm run test:races`, which sets 20. */
const trials = Number(process.env.TRIES ?? 0.5) * 10
const minutes = 60_000
const now = '2030-05-02T09:00:00Z'

/** Three new teams offered to the six people who wait; all but two have accepted. */
async function givenLastTwo(app: TestApp) {
  const dinner = await givenDinner(app)
  await givenTeams(app, dinner)
  await confirmDinner(app, dinner)
  const rows = Array.from({ length: 6 }, (_, index) => ({ participant: personBody(101 + index, { numSeats: 6 }) }))
  const { body } = await app.call(participantRoutes.import, { params: dinner.params, body: { rows } })
  const participants = (body as { imported: { id: string }[] }).imported.map(({ id }) => ({ id }))
  const offered = await app.call(placeOfferRoutes.offerTeams, { params: dinner.params, body: { participants } })
  expect(offered.status).toBe(200)
  const { rows: mails } = await app.database.pool.query<{ content: string }>(
    `select content from message_task where kind = 'PLACE_OFFER' order by recipient_email`,
  )
  const [there = '', here = '', ...others] = mails.map(
    ({ content }) => /\/self\/offers\/([\w-]{24})/.exec(content)?.[1] ?? '',
  )
  for (const offerToken of others) await app.call(placeOfferRoutes.accept, { params: { offerToken } })
  const kept = await keepEvent(app.database, dinner.dinner.id)
  return { ...dinner, dinnerId: dinner.dinner.id, participants, there, here, agreed: others[0] ?? '', kept }
}
type GivenLastTwo = Awaited<ReturnType<typeof givenLastTwo>>
type LastGround = Ground<GivenLastTwo>

const lastYes = async ({ call, event }: LastGround) => {
  const { body } = await call(placeOfferRoutes.accept, { params: { offerToken: event.here } })
  return (body as OwnOfferReply).state
}
const withdraw = async ({ app, call, event }: LastGround) => {
  const [offer] = (await app.database.pool.query<{ id: string }>('select id from place_offer')).rows
  const params = { ...event.params, offerId: offer?.id ?? '' }
  return String((await call(placeOfferRoutes.withdraw, { params })).status)
}
const rivals = {
  'the other last yes': lastYes,
  async 'the last yes, and a no of a person who had agreed'(ground: LastGround) {
    const { call, event } = ground
    const no = call(placeOfferRoutes.decline, { params: { offerToken: event.agreed } })
    return [await lastYes(ground), ((await no).body as OwnOfferReply).state].join(' and ')
  },
  async 'the last yes, and the job'(ground: LastGround) {
    const [state] = await Promise.all([
      lastYes(ground),
      continueOffers({ ...ground.slow, clock: { now: () => new Date(now) } }),
    ])
    return state
  },
  async 'the last yes, and the organiser withdraws the offer'(ground: LastGround) {
    return (await Promise.all([lastYes(ground), withdraw(ground)])).join(' and ')
  },
  async 'the last yes, and the organiser builds the teams by hand'(ground: LastGround) {
    const { call, event } = ground
    const body = { participants: event.participants }
    const built = call(waitingListRoutes.generateTeams, { params: event.params, body })
    return [await lastYes(ground), `by hand ${(await built).status}`].join(' and ')
  },
} satisfies Rivals<GivenLastTwo>

/** Everything stored that builds the teams twice, halfway or not at all. */
async function faultsAfter({ app, call, event }: LastGround, rival: string): Promise<string[]> {
  const { pool } = app.database
  const state = await planSnapshot(app.database, event.dinnerId)
  const seated = event.participants.filter(({ id }) => state.people.find((person) => person.id === id)?.teamId)
  const { rows: mails } = await pool.query<{ email: string }>(
    `select recipient_email as email from message_task where kind = 'PLACE_OFFER_OUTCOME'`,
  )
  const { offers, teamOffers } = (await call(placeOfferRoutes.list, { params: event.params })).body as PlaceOffersReply
  const offer = teamOffers[0]?.state ?? ''
  const accepted = offers.filter((own) => own.state === 'ACCEPTED').length
  const live = offers.filter((own) => own.state === 'OPEN' || own.state === 'AGREED').length
  const [built, people] = [state.teams.length - 9, event.participants.length]
  return [
    ...planFaultsOf(state, noGaps),
    ...(built === 0 || built === 3 ? [] : [`${built} new teams`]),
    ...(seated.length === built * 2 ? [] : [`${seated.length} people in ${built} new teams`]),
    ...(offer === 'BUILT' && (built !== 3 || accepted !== people) ? [`built with ${accepted} acceptances`] : []),
    ...(offer !== 'BUILT' && accepted > 0 ? [`${accepted} accepted in teams that were not built`] : []),
    ...(offer !== 'OPEN' && live > 0 ? [`${live} live offers after the end`] : []),
    ...(new Set(mails.map(({ email }) => email)).size === mails.length ? [] : ['a person was mailed twice']),
    ...(offer === 'BUILT' && mails.length !== people ? [`${mails.length} mails of ${people}`] : []),
    ...(['the other last yes', 'the last yes, and the job'].includes(rival) && offer !== 'BUILT' ? [offer] : []),
  ]
}

const raced = (ground: LastGround, times: number, all: Rivals<GivenLastTwo> = rivals) =>
  raceOffers(ground, {
    times,
    rivals: all,
    job: { now, acceptToken: ground.event.there },
    faultsAfter,
  })

// Up to 200 races, each with another process.
test(`builds new teams once when the last two accept together, in ${trials} races between two processes`, {
  timeout: 10 * minutes,
}, async () => {
  const results = await raced(await givenGround(givenLastTwo), trials)
  expect(wrongRaces(results)).toEqual([])
  expect(results.filter(({ said }) => said.includes('failed') || said.includes('50'))).toEqual([])
  const ofLast = results.filter(({ name }) => name === 'the other last yes')
  expect(ofLast.filter(({ said }) => !said.includes('ACCEPTED'))).toEqual([])
})

test('leaves who said yes in a withdrawn offer without the lock (shows that the lock is needed)', async () => {
  const ground = await givenGround(givenLastTwo, { meet: 2 })
  const late: Rivals<GivenLastTwo> = {
    'the organiser withdraws the offer while a yes is being stored': async (of) => {
      await waitsAtCommit(of.app.database.pool)
      return withdraw(of)
    },
  }
  for (const { said, faults } of await raced(ground, 4, late))
    expect([said, faults]).toEqual(['AGREED, 200', ['1 live offers after the end']])
})
