import { randomUUID } from 'node:crypto'
import {
  dinnerRoutes,
  eveningHelperRoutes,
  eveningRoutes,
  liveStreams,
  participantRoutes,
  settingsRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type EventReader, readEvents } from '../../../../test/event-reader.ts'
import { givenEvening } from '../../../../test/given-evening.ts'
import { lockAwaited } from '../../../../test/lock-awaited.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { publish } from '../../../platform/db/pub-sub.ts'
import { dinnerTopic } from '../../events/dinner-record/index.ts'
import { jobsByHand } from '../../jobs.ts'

type Evening = Awaited<ReturnType<typeof givenEvening>>
type Self = ReturnType<Evening['selfOf']>

const look = (changes: number) => ({ event: 'evening', data: { changes } })

/** An evening at 18:50 with addresses of its streams on a real socket. */
async function givenStreams() {
  const evening = await givenEvening()
  const base = await evening.app.app.listen({ port: 0, host: '127.0.0.1' })
  const filled = (path: string, params: Record<string, string>) =>
    `${base}/api${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`
  const cardOf = (self: Self) => filled(liveStreams.ownEvening, self)
  const boardOf = (adminId: string) => filled(liveStreams.eveningBoard, { adminId })
  const { pubSub, db } = evening.app.ctx
  /** Resolves when this process has heard of everything that was committed before: it hears in the order of the commits. */
  const settled = () =>
    new Promise<void>((heard, fail) => {
      const topic = `settled:${randomUUID()}`
      const leave = pubSub.listen(topic, (wasHeard) => {
        if (!wasHeard) return
        leave()
        heard()
      })
      publish(db, topic).catch(fail)
    })
  /** A stream after its first event, which says that the connection is open. */
  const opened = async (url: string): Promise<EventReader> => {
    await settled()
    const events = await readEvents(url)
    expect(await events.next()).toEqual(look(0))
    return events
  }
  evening.app.clock.set('2030-06-15T18:50:00+02:00')
  // The first listener of a process is woken once more when its connection to the database is ready.
  const first = await readEvents(boardOf(evening.params.adminId))
  for (let event = await first.next(); event && JSON.stringify(event) !== JSON.stringify(look(1)); )
    event = await first.next()
  const mealId = evening.given.dinner.meals[0]?.id ?? ''
  const host = evening.teams.find(({ meal }) => meal.id === mealId)
  const table = (await evening.evening(evening.member(host))).stops.find(({ kind }) => kind === 'own')
  const [guest, otherGuest] = (table?.teams ?? []).map(({ teamId }) => evening.teams.find(({ id }) => id === teamId))
  return { ...evening, base, cardOf, boardOf, opened, mealId, host, guest, otherGuest }
}

test('tells the board and the phones of both teams about a report, and nothing to others', async () => {
  const { app, params, opened, cardOf, boardOf, member, host, guest, otherGuest, report, mealId } = await givenStreams()
  const urls = [boardOf(params.adminId), ...[guest, host, otherGuest].map((team) => cardOf(member(team)))]
  const [board, own, hosts, others] = await Promise.all(urls.map(opened))
  await report(member(guest, 1), { kind: 'ARRIVED', mealId })
  for (const events of [board, own, hosts]) expect(await events?.next()).toEqual(look(1))
  // What the organiser changes is for all: the first news of the other team.
  const body = { travelMode: 'BICYCLE', eveningPhone: '' }
  await app.call(eveningRoutes.saveSettings, { params, body })
  expect(await others?.next()).toEqual(look(1))
  for (const events of [board, own, hosts]) expect(await events?.next()).toEqual(look(2))
  await app.call(teamRoutes.cancel, { params: { ...params, teamId: host?.id ?? '' }, body: {} })
  for (const events of [board, own]) expect(await events?.next()).toEqual(look(3))
  expect(await others?.next()).toEqual(look(2))
  // Nothing more was sent: the report of another table would have been one of three.
  await app.app.close()
  expect(await others?.rest()).toEqual([])
})

test('tells all at a red table, and the board, that it was answered', async () => {
  const { app, params, opened, cardOf, boardOf, member, host, guest, otherGuest, report, mealId } = await givenStreams()
  await report(member(guest), { kind: 'HELP', mealId })
  const [board, others] = await Promise.all([boardOf(params.adminId), cardOf(member(otherGuest))].map(opened))
  await app.call(eveningHelperRoutes.answerTable, { params: { ...params, mealId, teamId: host?.id ?? '' } })
  for (const events of [board, others]) expect(await events?.next()).toEqual(look(1))
})

test("ends a helper's stream when the link is withdrawn, and leaves the others open", async () => {
  const { app, params, opened, boardOf, report, member, guest, mealId } = await givenStreams()
  const added = await app.call(eveningHelperRoutes.addHelper, { params, body: { name: 'Kim' } })
  const { id, link } = eveningHelperRoutes.addHelper.reply.parse(added.body)
  const url = boardOf(link.split('/').at(-2) ?? '')
  const [helpers, organisers] = [await opened(url), await opened(boardOf(params.adminId))]
  expect((await app.call(eveningHelperRoutes.removeHelper, { params: { ...params, helperId: id } })).status).toBe(204)
  expect(await helpers.rest()).toEqual([])
  expect((await fetch(url)).status).toBe(404)
  expect(await organisers.next()).toEqual(look(1))
  await report(member(guest), { kind: 'ARRIVED', mealId })
  expect(await organisers.next()).toEqual(look(2))
  await app.call(settingsRoutes.replaceAdministrationLink, { params })
  expect(await organisers.rest()).toEqual([])
})

test("ends a helper's stream when guests see no contacts any more, and none while the database does not answer", async () => {
  const { app, params, given, opened, boardOf } = await givenStreams()
  const added = await app.call(eveningHelperRoutes.addHelper, { params, body: { name: 'Kim' } })
  const { link } = eveningHelperRoutes.addHelper.reply.parse(added.body)
  const [helpers, organisers] = [
    await opened(boardOf(link.split('/').at(-2) ?? '')),
    await opened(boardOf(params.adminId)),
  ]
  const { db, pool } = app.database
  const wake = () => publish(db, dinnerTopic(given.dinner))
  // The look of the helper waits for the renaming, fails and leaves no trace; the next one counts both.
  await inTransaction(db, async (tx) => {
    await sql`alter table evening_helper rename to away`.execute(tx)
    await wake()
    await lockAwaited(pool)
  })
  await pool.query('alter table away rename to evening_helper')
  await wake()
  for (const events of [helpers, organisers]) expect(await events.next()).toMatchObject({ event: 'evening' })
  app.clock.set('2030-06-16T12:00:00+02:00')
  await wake()
  expect((await helpers.rest()).length).toBeLessThan(2)
  expect((await fetch(boardOf(link.split('/').at(-2) ?? ''))).status).toBe(404)
  expect(await organisers.next()).toMatchObject({ event: 'evening' })
})

test('ends the streams of a link that no longer opens the page, and leaves the others open', async () => {
  const { app, opened, cardOf, member, guest, host, report, mealId } = await givenStreams()
  const [own, hosts] = [await opened(cardOf(member(guest))), await opened(cardOf(member(host)))]
  const { participantId } = member(guest)
  const secrets = app.database.db.updateTable('participant').where('id', '=', participantId)
  await secrets.set({ selfAdminId: 'b'.repeat(24) }).execute()
  await report(member(guest, 1), { kind: 'ARRIVED', mealId })
  await own.rest()
  expect(await hosts.next()).toEqual(look(1))
})

test('ends the streams of a person who is deleted, and all of an event that is', async () => {
  const { app, params, opened, cardOf, boardOf, member, guest, host } = await givenStreams()
  const [own, hosts, board] = [
    await opened(cardOf(member(guest))),
    await opened(cardOf(member(host))),
    await opened(boardOf(params.adminId)),
  ]
  app.clock.set('2030-05-01T12:00:00Z')
  await app.call(teamRoutes.drop, { params })
  await app.call(participantRoutes.remove, { params: { ...params, participantId: member(guest).participantId } })
  await own.rest()
  expect(await hosts.next()).toMatchObject({ event: 'evening' })
  await app.call(dinnerRoutes.cancel, { params })
  app.clock.set('2030-05-03T12:00:00Z')
  await jobsByHand(app.ctx).retention()
  await Promise.all([hosts.rest(), board.rest()])
  for (const url of [cardOf(member(host)), boardOf(params.adminId)]) expect((await fetch(url)).status).toBe(404)
})

test('opens sixty streams behind one address, and ten at most with one link', async () => {
  const { app, opened, cardOf, selfOf, teams, base } = await givenStreams()
  const people = teams.flatMap(({ teamMembers }) => teamMembers.map(({ id }) => cardOf(selfOf(id))))
  const phones = Array.from({ length: 60 }, (_, index) => people[index % people.length] ?? '')
  await Promise.all(phones.map(opened))
  const [first = ''] = people
  const more = await Promise.all(Array.from({ length: 8 }, async () => (await readEvents(first)).status))
  expect(more.sort()).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  expect((await fetch(`${base}/rest/self/v1/${'a'.repeat(24)}/${first.split('/').at(-3)}/evening/stream`)).status).toBe(
    404,
  )
  // The server does not wait for its readers.
  await app.app.close()
})
