import {
  eveningTableRoutes,
  type OwnOfferReply,
  placeOfferRoutes,
  type TableReply,
  tableOfferRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { continueOffers } from '../src/features/people/place-offers/continue-offers.jobs.ts'
import type { TestApp } from './app.ts'
import { givenParticipants } from './given.ts'
import { givenEvening } from './given-evening.ts'
import { keepEvent } from './keep-event.ts'
import { type Ground, givenGround, type Raced, type Rivals, raceOffers, wrongRaces } from './offer-ground.ts'
import { planFaultsOf } from './plan-faults-of.ts'
import { planSnapshot } from './plan-snapshot.ts'

/** 200 with `npm run test:races`, which sets 20. */
const trials = Number(process.env.TRIES ?? 0.8) * 10
const minutes = 60_000
const before = '2030-06-15T19:14:59.999Z'
const after = '2030-06-15T19:15:00Z'

/** Two tables of the main course are offered until `after`, each to two people who could cook. */
async function givenOfferedTables(app: TestApp) {
  const { given, teams, params } = await givenEvening({}, app)
  const people = await givenParticipants(app, given, 4, (number) => ({
    email: `late${number}@guests.example`,
    numSeats: 8,
  }))
  const standbyIds = people.map(({ id }) => id)
  const { db, pool } = app.database
  await db
    .updateTable('participant')
    .set({ standbyCook: true, lat: 48.002, lng: 7.85, geocodingQuality: 'EXACT' })
    .where('id', 'in', standbyIds)
    .execute()
  const mealId = given.dinner.meals[1]?.id ?? ''
  const hostIds = teams.filter(({ meal }) => meal.id === mealId).map(({ id }) => id)
  app.clock.set('2030-06-15T19:05:00Z')
  const tables = hostIds.slice(0, 2).map((teamId) => ({ mealId, teamId }))
  for (const [index, table] of tables.entries()) {
    const body = { participantIds: standbyIds.slice(index * 2, index * 2 + 2), minutes: 10 }
    expect((await app.call(tableOfferRoutes.offer, { params: { ...params, ...table }, body })).status).toBe(200)
  }
  const { rows } = await pool.query<{ content: string }>(
    `select content from message_task where kind = 'PLACE_OFFER' order by recipient_email`,
  )
  const [there = '', here = '', ofOtherTable = ''] = rows.map(
    ({ content }) => /\/self\/offers\/([\w-]{24})/.exec(content)?.[1] ?? '',
  )
  const sheet = (await app.call(eveningTableRoutes.table, { params: { ...params, ...tables[0] } })).body as TableReply
  const kept = await keepEvent(app.database, given.dinner.id)
  return {
    ...{ params, mealId, standbyIds, there, here, ofOtherTable, kept },
    dinnerId: given.dinner.id,
    table: { ...params, ...tables[0] },
    guestIds: sheet.teams.filter(({ isHost }) => !isHost).map(({ teamId }) => teamId),
    otherHostIds: hostIds.slice(1),
  }
}
type OfferedTables = Awaited<ReturnType<typeof givenOfferedTables>>
type TableGround = Ground<OfferedTables>

const accept = async ({ call }: TableGround, offerToken: string) => {
  const { status, body } = await call(placeOfferRoutes.accept, { params: { offerToken } })
  return status === 200 ? (body as OwnOfferReply).state : String(status)
}
const act = async ({ call, event }: TableGround, body: object) =>
  String((await call(eveningTableRoutes.act, { params: event.table, body })).status)

/** What happens here while the other process accepts an offer of the first table. */
const rivals = {
  'the yes of the other who was asked': (ground: TableGround) => accept(ground, ground.event.here),
  async 'the end of the offers'({ slow }: TableGround) {
    await continueOffers({ ...slow, clock: { now: () => new Date(after) } })
    return 'done'
  },
  async 'the end of the offers, and a yes that is too late'(ground: TableGround) {
    ground.app.clock.set(after)
    const [state] = await Promise.all([accept(ground, ground.event.here), continueOffers(ground.slow)])
    return state
  },
  'a second press': (ground: TableGround) => accept(ground, ground.event.there),
  'a yes for the other table': (ground: TableGround) => accept(ground, ground.event.ofOtherTable),
  'the organiser seats the guests at the two other tables': (ground: TableGround) =>
    act(ground, {
      action: 'RESEAT',
      seats: ground.event.guestIds.map((guestTeamId, index) => ({
        guestTeamId,
        hostTeamId: ground.event.otherHostIds[index] ?? '',
      })),
    }),
  'the organiser drops the course for the guests': (ground: TableGround) => act(ground, { action: 'DROP' }),
  async 'the organiser withdraws the offers'({ call, event }: TableGround) {
    return String((await call(tableOfferRoutes.withdraw, { params: event.table })).status)
  },
} satisfies Rivals<OfferedTables>

/** Everything stored that gives a table to two cooks, a guest two tables, or a person two mails about one change. */
async function faultsAfter({ app, event }: TableGround, rival: string): Promise<string[]> {
  const { pool } = app.database
  const state = await planSnapshot(app.database, event.dinnerId)
  const { rows: offers } = await pool.query<{ personId: string; tableId: string; state: string }>(
    'select participant_id as "personId", table_offer_id as "tableId", state from place_offer',
  )
  const { rows: tables } = await pool.query<{ id: string; teamId: string; isTaken: boolean }>(
    'select id, team_id as "teamId", taken_at is not null as "isTaken" from table_offer',
  )
  const { rows: places } = await pool.query('select from offered_place')
  const { rows: mails } = await pool.query<{ email: string; count: number }>(
    `select recipient_email as email, count(*)::int as count from message_task
     join message_job on message_job.id = job_id where message_job.created_at >= '${before}' group by email`,
  )
  const accepted = offers.filter((offer) => offer.state === 'ACCEPTED')
  const cooks = event.standbyIds.filter((id) => state.people.some((person) => person.id === id && person.teamId))
  const newTeams = state.teams.filter(({ teamNumber }) => teamNumber > 9)
  const hostsOf = (guestId: string) =>
    state.visits.filter(({ guestTeamId, mealId }) => guestTeamId === guestId && mealId === event.mealId)
  const isDropped = rival.includes('drops') && accepted.length === 0
  const gaps = { members: newTeams.length, places: 2 + newTeams.length * 2 + (isDropped ? 2 : 0), meetings: 9 }
  return [
    ...planFaultsOf(state, gaps),
    ...tables.flatMap(({ id, teamId, isTaken }) => {
      const own = offers.filter(({ tableId }) => tableId === id)
      const yes = own.filter((offer) => offer.state === 'ACCEPTED').length
      const open = own.filter((offer) => offer.state === 'OPEN').length
      const guests = state.visits.filter(({ hostTeamId, mealId }) => hostTeamId === teamId && mealId === event.mealId)
      return [
        ...(yes > 1 ? [`${yes} cooks for a table`] : []),
        ...(isTaken === (yes === 1) ? [] : [`${yes} acceptances of a table that is ${isTaken ? '' : 'not '}taken`]),
        ...(yes > 0 && open > 0 ? [`${open} open offers of a taken table`] : []),
        ...(yes > 0 && guests.length > 0 ? [`${guests.length} guests of a table that others took`] : []),
      ]
    }),
    ...(newTeams.length === accepted.length ? [] : [`${newTeams.length} new teams of ${accepted.length} acceptances`]),
    ...(cooks.length === accepted.length ? [] : [`${cooks.length} cooks of ${accepted.length} acceptances`]),
    ...newTeams
      .filter(({ id }) => !state.visits.some(({ hostTeamId }) => hostTeamId === id))
      .map(() => 'a cook without guests'),
    ...event.guestIds.filter((id) => hostsOf(id).length > 1).map(() => 'a guest with two tables'),
    ...event.guestIds.filter((id) => hostsOf(id).length === 0 && !isDropped).map(() => 'a guest without a table'),
    ...(places.length === offers.filter((offer) => offer.state === 'OPEN').length
      ? []
      : [`${places.length} kept places`]),
    // One change is one mail; with both tables given away a host may have two.
    ...mails.filter(({ count }) => count > Math.max(1, accepted.length)).map(({ email }) => `two mails to ${email}`),
  ]
}

const raced = (ground: TableGround, times: number, all: Rivals<OfferedTables> = rivals) =>
  raceOffers(ground, {
    times,
    rivals: all,
    job: { now: before, acceptToken: ground.event.there },
    faultsAfter,
  })

/** Presses that were answered with an error instead of the state of the offer. */
const failedRaces = (results: readonly Raced[]) =>
  results.flatMap(({ name, said }) => (/failed|50\d/.test(said) ? [`${name} (${said})`] : []))

// Up to 200 races, each with another process.
test(`gives a lost table to one cook in ${trials} races between two processes`, { timeout: 10 * minutes }, async () => {
  const results = await raced(await givenGround(givenOfferedTables), trials)
  expect([...wrongRaces(results), ...failedRaces(results)]).toEqual([])
  const ofTwo = results.filter(({ name }) => name === 'the yes of the other who was asked')
  expect(ofTwo.map(({ said }) => said.split(', ').sort().join())).toEqual(ofTwo.map(() => 'ACCEPTED,TAKEN'))
})

test('gives guests two places without the lock and the keys of places (shows that the lock is needed)', async () => {
  const ground = await givenGround(givenOfferedTables, { meet: 2 })
  await ground.app.database.pool.query(
    'alter table visit drop constraint visit_pkey, drop constraint visit_guest_team_id_meal_id_key',
  )
  const name = 'the organiser drops the course for the guests'
  for (const { said, faults } of await raced(ground, 4, { [name]: rivals[name] })) {
    expect(said).toBe('ACCEPTED, 200')
    expect(faults).toContainEqual(expect.stringMatching(/^two places of team \d+ at course \d$/))
  }
})
