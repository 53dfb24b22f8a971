import {
  dinnerRoutes,
  eveningTableRoutes,
  type OwnOfferReply,
  placeOfferRoutes,
  type TableOffersReply,
  type TableReply,
  type TeamReply,
  tableOfferRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenParticipants } from '../../../../test/given.ts'
import { givenEvening } from '../../../../test/given-evening.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { continueOffers } from './continue-offers.jobs.ts'
import { tableOfferStore } from './table-offer.store.ts'

/** The host of a main course does not open to two teams, and three people without a team said that they could cook. */
async function givenLostTable() {
  const evening = await givenEvening()
  const { app, given, params, teams, report, member } = evening
  const people = await givenParticipants(app, given, 3, (number) => ({
    email: `late${number}@guests.example`,
    numSeats: 8,
  }))
  const ids = people.map(({ id }) => id)
  await app.database.db
    .updateTable('participant')
    .set({ standbyCook: true, lat: 48.002, lng: 7.85, geocodingQuality: 'EXACT' })
    .where('id', 'in', ids)
    .execute()
  const mealId = given.dinner.meals[1]?.id ?? ''
  const host = teams.find(({ meal }) => meal.id === mealId)
  const table = { mealId, teamId: host?.id ?? '' }
  const at = { params: { ...params, ...table } }
  const sheet = async () => (await app.call(eveningTableRoutes.table, at)).body as TableReply
  const guests = (await sheet()).teams.slice(1).map(({ teamId }) => teams.find(({ id }) => id === teamId) as TeamReply)
  app.clock.set('2030-06-15T19:05:00Z')
  for (const guest of guests) await report(member(guest), { kind: 'NOBODY_OPENS', mealId })
  await app.deliver()
  const before = (await app.mails()).length
  const list = async () => (await app.call(tableOfferRoutes.list, at)).body as TableOffersReply
  return {
    ...{ ...evening, ids, table, at, guests, host, sheet, list },
    offer: async (participantIds: string[] = ids, more: object = {}) => {
      const { status, issues, body } = await app.call(tableOfferRoutes.offer, {
        ...at,
        body: { participantIds, ...more },
      })
      return { said: [status, ...issues.map(({ message }) => message)], reply: body as TableOffersReply }
    },
    /** The secrets of the mailed offers, by the address they were sent to. */
    tokens: async () => {
      await app.deliver()
      const found = new Map<string, string>()
      for (const { to, text } of await app.mails()) {
        const token = /\/self\/offers\/([\w-]{24})/.exec(text)?.[1]
        if (token && !found.has(to)) found.set(to, token)
      }
      return people.map(({ email }) => found.get(email) ?? '')
    },
    answer: async (offerToken: string, how: 'accept' | 'decline' | 'own') => {
      const { status, issues, body } = await app.call(placeOfferRoutes[how], { params: { offerToken } })
      return status === 200 ? (body as OwnOfferReply).state : `${status} ${issues[0]?.message}`
    },
    mailedSince: async () => {
      await app.deliver()
      const mails = await app.mails()
      return mails.slice(0, mails.length - before)
    },
    states: async () => (await list()).offers.map(({ state }) => state).sort(),
  }
}

test('asks all who could cook in one press; the first yes takes the table, and all concerned are mailed with it', async () => {
  const {
    app,
    ids,
    offer,
    tokens,
    answer,
    list,
    mailedSince,
    guests,
    host,
    evening,
    member,
    states,
    table,
    given,
    sheet,
  } = await givenLostTable()
  expect((await list()).askable.map(({ participantId }) => participantId)).toEqual(ids)
  expect((await offer()).said).toEqual([200])
  expect((await list()).askable).toEqual([])
  // On the clock of the event, 15 minutes after the press.
  expect((await list()).offers[0]?.validUntil).toBe('2030-06-15T21:20:00+02:00')
  const [first = '', second = '', third = ''] = await tokens()
  const asked = await mailedSince()
  expect(asked).toHaveLength(3)
  // The mail is in no inbox of a guest, and names none of them.
  expect(asked[0]?.text).toContain('Antworte bitte bis 21:20 Uhr.')
  expect(asked[0]?.subject).toContain('Kannst du um 21:00 Uhr kochen?')
  for (const { teamMembers } of guests)
    for (const { lastname } of teamMembers) expect(asked[0]?.text).not.toContain(lastname)

  const { body } = await app.call(placeOfferRoutes.own, { params: { offerToken: first } })
  expect(body).toMatchObject({
    state: 'OPEN',
    course: given.dinner.meals[1]?.label,
    table: { startsAt: '2030-06-15T21:00:00+02:00', people: 4 },
    newTeams: null,
  })
  expect(await answer(second, 'decline')).toBe('DECLINED')
  expect(await answer(second, 'accept')).toBe('DECLINED')
  expect(await answer(first, 'accept')).toBe('ACCEPTED')
  expect(await answer(third, 'accept')).toBe('TAKEN')
  expect(await answer(first, 'accept')).toBe('ACCEPTED')
  expect(await states()).toEqual(['ACCEPTED', 'DECLINED', 'TAKEN'])
  // Stored too, so that an undo opens none of them again.
  const stored = await app.database.db.selectFrom('placeOffer').select('state').orderBy('state').execute()
  expect(stored.map(({ state }) => state)).toEqual(['ACCEPTED', 'DECLINED', 'TAKEN'])
  expect((await sheet()).actions).toEqual([])

  const cook = await app.database.db
    .selectFrom('participant')
    .select(['selfAdminId', 'email', 'mobileNumber'])
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  const page = await evening(member(guests[0]))
  expect(page.stops.find(({ mealId }) => mealId === table.mealId)?.host.phones).toEqual([cook.mobileNumber])
  const own = await evening({ selfAdminId: cook.selfAdminId, participantId: ids[0] ?? '' })
  expect(own.stops).toMatchObject([{ kind: 'own', mealId: table.mealId, guestsExpected: 4 }])
  // The cook, the guests and the host who lost the table, once each.
  const later = (await mailedSince()).slice(0, -3)
  expect(later.map(({ to }) => to).sort()).toEqual(
    [cook.email, ...[...guests, host].flatMap((team) => team?.teamMembers.map(({ email }) => email) ?? [])].sort(),
  )
  const { body: log } = await app.call(teamRoutes.list, { params: given.params })
  expect((log as { teams: TeamReply[] }).teams.filter(({ meal }) => meal.id === table.mealId)).toHaveLength(4)
  const activities = await app.database.db
    .selectFrom('activity')
    .select(['code', 'originator'])
    .where('code', 'like', 'table%')
    .orderBy('position')
    .execute()
  expect(activities.map(({ code }) => code)).toEqual(['table_offered', 'table_offer_declined', 'table_taken_over'])
  expect(activities[2]?.originator).toMatch(/\S/)
  expect(activities[2]?.originator).not.toBe(given.dinner.email)
})

test('the row of the offer is taken once, also without the lock of the event', async () => {
  const { app, offer } = await givenLostTable()
  expect((await offer()).said).toEqual([200])
  const row = await app.database.db.selectFrom('tableOffer').select(['id', 'dinnerId']).executeTakeFirstOrThrow()
  const take = () =>
    inTransaction(app.database.db, (tx) => tableOfferStore.take(tx, { id: row.dinnerId }, row.id, app.clock.now()))
  expect((await Promise.all([take(), take(), take()])).sort()).toEqual([false, false, true])
})

test('an offer ends with its minutes, and the job records it', async () => {
  const { app, offer, tokens, answer, states, list, ids } = await givenLostTable()
  expect((await offer(ids, { minutes: 4 })).said).toEqual([406, 'number_invalid'])
  expect((await offer(ids, { minutes: 61 })).said).toEqual([406, 'number_invalid'])
  expect((await offer(ids, { minutes: 10 })).said).toEqual([200])
  const [first = ''] = await tokens()
  app.clock.set('2030-06-15T19:15:00Z')
  expect(await answer(first, 'own')).toBe('EXPIRED')
  expect(await answer(first, 'accept')).toBe('EXPIRED')
  expect(await states()).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED'])
  await continueOffers(app.ctx)
  expect(await states()).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED'])
  const rows = await app.database.db.selectFrom('activity').select('code').where('code', 'like', 'table%').execute()
  expect(rows.map(({ code }) => code).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'table_offer_expired'),
    'table_offered',
  ])
  // Silence is no refusal: they can be asked again.
  expect((await list()).askable).toHaveLength(3)
  expect((await offer()).said).toEqual([200])
})

test('who was asked reads that it is over when the organiser seats the guests or withdraws the offer', async () => {
  const { app, at, offer, tokens, answer, sheet } = await givenLostTable()
  await offer()
  const [first = ''] = await tokens()
  expect((await app.call(tableOfferRoutes.withdraw, at)).status).toBe(200)
  expect(await answer(first, 'accept')).toBe('WITHDRAWN')
  expect((await app.call(tableOfferRoutes.withdraw, at)).issues.map(({ message }) => message)).toEqual([
    'waitinglist_offer_ended',
  ])
  await offer()
  const [, , third = ''] = await tokens()
  const { planVersion } = await sheet()
  const dropped = await app.call(eveningTableRoutes.act, {
    ...at,
    body: { action: 'DROP' },
    headers: { 'if-match': `"${planVersion}"` },
  })
  expect(dropped.status).toBe(200)
  expect(await answer(third, 'own')).toBe('TAKEN')
  expect(await answer(third, 'accept')).toBe('TAKEN')
  expect((await offer()).said).toEqual([406, 'table_action_impossible'])
})

test('a yes makes no cook for guests who have all cancelled', async () => {
  const { app, params, offer, tokens, answer, guests, ids } = await givenLostTable()
  await offer()
  const [first = ''] = await tokens()
  for (const { id } of guests)
    expect((await app.call(teamRoutes.cancel, { params: { ...params, teamId: id }, body: {} })).status).toBe(200)
  expect(await answer(first, 'accept')).toBe('TAKEN')
  const cooks = await app.database.db
    .selectFrom('participant')
    .select('id')
    .where('id', 'in', ids)
    .where('teamId', 'is not', null)
    .execute()
  expect(cooks).toEqual([])
})

test('refuses wrong secrets, people who did not say that they could cook, and a cancelled event', async () => {
  const { app, at, params, offer, tokens, answer, ids, member, guests } = await givenLostTable()
  expect(await answer('A'.repeat(24), 'accept')).toBe('404 link_invalid')
  expect(await answer('short', 'own')).toBe('404 link_invalid')
  expect((await offer([member(guests[0]).participantId])).said).toEqual([406, 'table_action_impossible'])
  expect((await offer([])).said[0]).toBe(406)
  await app.database.db
    .updateTable('participant')
    .set({ standbyCook: false })
    .where('id', '=', ids[2] ?? '')
    .execute()
  expect((await offer()).said).toEqual([406, 'table_action_impossible'])
  expect((await offer(ids.slice(0, 2))).said).toEqual([200])
  // Asked twice, a person has one offer.
  expect((await offer(ids.slice(0, 2))).said).toEqual([406, 'table_action_impossible'])
  const [first = '', second = ''] = await tokens()
  // Too late for the guests to eat, although the offer is still open.
  await app.database.db.updateTable('placeOffer').set({ validUntil: '2030-06-15T23:00:00Z' }).execute()
  app.clock.set('2030-06-15T20:25:00Z')
  expect(await answer(second, 'accept')).toBe('EXPIRED')
  app.clock.set('2030-06-15T19:06:00Z')
  const cancelled = await app.call(dinnerRoutes.cancel, { params })
  expect(cancelled.status).toBe(200)
  expect(await answer(first, 'accept')).toBe('406 event_cancelled')
  const { body } = await app.call(placeOfferRoutes.own, { params: { offerToken: first } })
  expect(body).toMatchObject({ cancelled: true, state: 'OPEN' })
  expect((await app.call(tableOfferRoutes.offer, { ...at, body: { participantIds: [ids[0]] } })).status).toBe(406)
})
