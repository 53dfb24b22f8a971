import { randomUUID } from 'node:crypto'
import {
  type BoardReply,
  eveningHelperRoutes,
  eveningTableRoutes,
  type NotificationStatusReply,
  notificationRoutes,
  type ReplyOf,
  type TableActionReply,
  type TableReply,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'
import { givenEvening } from '../../../../test/given-evening.ts'
import { givenMessage } from '../../../../test/given-portal.ts'
import { locateEveryone } from '../../../../test/given-run.ts'
import { planStateOf } from '../../../../test/plan-of.ts'

type Acted = ReplyOf<typeof eveningTableRoutes.act>
type Table = { mealId: string; teamId: string }

/** The calls of a sheet, and the addresses that were mailed since they were asked for last. */
function sheetOf(app: TestApp, { params }: Pick<GivenDinner, 'params'>) {
  let seen = 0
  return {
    sheet: async (table: Table, query: Record<string, string> = {}): Promise<TableReply> => {
      const { status, body } = await app.call(eveningTableRoutes.table, { params: { ...params, ...table }, query })
      expect(status).toBe(200)
      return eveningTableRoutes.table.reply.parse(body)
    },
    act: async (table: Table, body: object, planVersion?: number) => {
      const headers = planVersion === undefined ? {} : { 'if-match': `"${planVersion}"` }
      const answer = await app.call(eveningTableRoutes.act, { params: { ...params, ...table }, body, headers })
      return {
        ...answer,
        said: [answer.status, ...answer.issues.map(({ message }) => message)],
        body: answer.body as Acted,
      }
    },
    mailed: async () => {
      await app.deliver()
      const mails = await app.mails()
      const fresh = mails.slice(0, mails.length - seen).map(({ to }) => to)
      seen = mails.length
      return fresh.sort()
    },
    emailsOf: async (people: readonly { participantId: string }[]) => {
      const ids = people.map(({ participantId }) => participantId)
      const rows = await app.database.db.selectFrom('participant').select('email').where('id', 'in', ids).execute()
      return rows.map(({ email }) => email).sort()
    },
  }
}

const bodyOf = ({ kind, seats, standby }: TableActionReply) => ({
  action: kind,
  seats: kind === 'RESEAT' ? seats.map(({ guestTeamId, hostTeamId }) => ({ guestTeamId, hostTeamId })) : [],
  standbyIds: standby.map(({ participantId }) => participantId),
})
const actionOf = ({ actions }: TableReply, kind: TableActionReply['kind']) => {
  const action = actions.find((found) => found.kind === kind)
  if (!action) throw new Error(`There is no ${kind} among ${actions.map((found) => found.kind).join()}.`)
  return action
}

/** Two teams are at a closed door in the main course, which began five minutes ago. */
async function givenClosedDoor() {
  const evening = await givenEvening()
  const { app, given, teams, report, member } = evening
  const calls = sheetOf(app, given)
  const mealId = given.dinner.meals[1]?.id ?? ''
  const cooks = teams.filter(({ meal }) => meal.id === mealId)
  const table = { mealId, teamId: cooks[0]?.id ?? '' }
  const before = await calls.sheet(table)
  const guests = before.teams.slice(1).map(({ teamId }) => teams.find(({ id }) => id === teamId) as TeamReply)
  await calls.mailed()
  for (const [minute, guest] of guests.entries()) {
    app.clock.set(`2030-06-15T19:0${5 + minute}:00Z`)
    expect(await report(member(guest), { kind: 'NOBODY_OPENS', mealId })).toBe('received')
  }
  return { ...evening, ...calls, mealId, cooks, table, guests }
}

test('seats the guests of a closed door at other tables in one press, and mails exactly the people whose evening changes', async () => {
  const {
    app,
    given,
    params,
    sheet,
    act,
    mailed,
    emailsOf,
    board,
    evening,
    member,
    table,
    cooks,
    guests,
    mealId,
    teams,
  } = await givenClosedDoor()
  const shown = await sheet(table)
  expect(shown.teams.map(({ isHost, state, people }) => [isHost, state, people.length])).toEqual([
    [true, null, 2],
    [false, 'NOBODY_OPENS', 2],
    [false, 'NOBODY_OPENS', 2],
  ])
  expect(shown.teams[1]?.people[0]).toEqual({
    callLinks: guests[0]?.teamMembers[0]?.callLinks,
    participantId: guests[0]?.teamMembers[0]?.id,
    name: expect.stringMatching(/\S/),
    phone: guests[0]?.teamMembers[0]?.mobileNumber,
  })
  expect(shown.reports).toMatchObject(guests.map(({ id }) => ({ teamId: id, kind: 'NOBODY_OPENS' })))
  expect(shown.reports[0]).toMatchObject({
    name: guests[0]?.teamMembers[0]?.firstnamePart,
    madeAt: '2030-06-15T21:05:00+02:00',
  })
  // All hosts named six seats, so a call is needed.
  expect(shown.actions.map(({ kind }) => kind)).toEqual(['RESEAT', 'WAIT', 'DROP'])
  const action = actionOf(shown, 'RESEAT')
  expect(action.crowded).toEqual(cooks.slice(1).map(({ id }) => ({ teamId: id, seats: 6, people: 8 })))
  expect(action.seats.map(({ hostTeamId }) => hostTeamId).sort()).toEqual(
    cooks
      .slice(1)
      .map(({ id }) => id)
      .sort(),
  )
  // Two guest teams, their two hosts, and the host before, for whom no guest comes any more.
  expect(action.told).toHaveLength(10)
  expect(action.toCall).toEqual([])

  // Helpers see who sits there and call; what is done decides the organiser.
  const helper = await app.call(eveningHelperRoutes.addHelper, { params, body: { name: 'Kim', phone: '' } })
  const secret = /([^/]{24})\/evening$/.exec((helper.body as { link: string }).link)?.[1] ?? ''
  const looked = await app.call(eveningTableRoutes.table, { params: { adminId: secret, ...table } })
  expect(looked.body).toMatchObject({ teams: shown.teams, actions: [] })
  expect(
    (await app.call(eveningTableRoutes.act, { params: { adminId: secret, ...table }, body: { action: 'DROP' } }))
      .status,
  ).toBe(404)

  const body = bodyOf(action)
  const other = teams.find(({ meal }) => meal.id !== mealId)?.id ?? ''
  const plan = await planStateOf(app, given)
  const [seat, ...more] = body.seats
  const refused = [
    [await act(table, body, shown.planVersion - 1), [409, 'concurrent_modification']],
    [await act(table, { ...body, seats: more }), [406, 'table_action_impossible']],
    [await act(table, { ...body, seats: [{ ...seat, hostTeamId: other }, ...more] }), [406, 'table_action_impossible']],
    [
      await act(table, { ...body, seats: [{ ...seat, hostTeamId: table.teamId }, ...more] }),
      [406, 'table_action_impossible'],
    ],
    [
      await act(table, { action: 'STANDBY', standbyIds: [guests[0]?.teamMembers[0]?.id] }),
      [406, 'table_action_impossible'],
    ],
    [await act(table, { action: 'STANDBY' }), [406, 'table_action_impossible']],
    [await act(table, { action: 'WAIT' }), [406, 'value_invalid']],
    [await act({ ...table, mealId: given.dinner.meals[2]?.id ?? '' }, body), [404, 'not_found']],
    [await act({ ...table, teamId: randomUUID() }, body), [404, 'not_found']],
  ] as const
  expect(refused.map(([{ said }]) => said.slice(0, 2))).toEqual(refused.map(([, expected]) => expected))
  expect(await planStateOf(app, given)).toEqual(plan)
  expect(await mailed()).toEqual([])

  // Another person's notification is outdated too, and the press does not mail them.
  const concerned = new Set([table.teamId, ...body.seats.flatMap((each) => [each.guestTeamId, each.hostTeamId])])
  const bystander = teams.find(({ id }) => !concerned.has(id))
  const partner = bystander?.teamMembers.find(({ id }) => id !== bystander.hostTeamMember?.id)?.id ?? ''
  await app.database.db.updateTable('participant').set({ mobileNumber: '0171 1' }).where('id', '=', partner).execute()
  const { outdated } = (await app.call(notificationRoutes.notificationStatus, { params }))
    .body as NotificationStatusReply
  expect(outdated.map(({ participantId }) => participantId)).toEqual([bystander?.hostTeamMember?.id])

  // Pressed twice at once, one of them is done.
  const answers = await Promise.all([act(table, body, shown.planVersion), act(table, body, shown.planVersion)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const done = answers.find(({ status }) => status === 200) ?? answers[0]
  expect(done.body.told).toEqual(action.told)
  expect(done.body.planVersion).toBe(shown.planVersion + 1)
  expect(await mailed()).toEqual(await emailsOf(action.told))
  const [, , , visits] = plan
  const [, , , now] = await planStateOf(app, given)
  expect(now?.filter((visit) => !visits?.includes(visit))).toHaveLength(2)
  const guestPage = await evening(member(guests[0]))
  const host = teams.find(
    ({ id }) => id === body.seats.find(({ guestTeamId }) => guestTeamId === guests[0]?.id)?.hostTeamId,
  )
  expect(guestPage.stops[1]?.host.phones).toEqual([host?.hostTeamMember?.mobileNumber])
  expect(guestPage.notices.at(-1)).toMatchObject({
    seenAt: null,
    changes: expect.arrayContaining([expect.objectContaining({ mealId })]),
  })

  // The table has no guests and needs nothing any more; pressed again, or undone, nothing happens.
  const main = (await board()).meals.find((meal) => meal.mealId === mealId) as BoardReply['meals'][number]
  expect(main.tables.find(({ teamId }) => teamId === table.teamId)).toMatchObject({ reasons: [], expected: 0 })
  expect((await sheet(table)).actions).toEqual([])
  expect((await act(table, body, shown.planVersion)).said).toEqual([409, 'concurrent_modification'])
  expect((await act(table, body)).said).toEqual([406, 'table_action_impossible'])
  expect((await app.call(teamRoutes.undo, { params })).issues.map(({ message }) => message)).toEqual(['course_frozen'])
  expect(await mailed()).toEqual([])
})

test('drops a course for the guests of a host who does not come any more, and mails later hosts and no other', async () => {
  const { app, params, sheet, act, mailed, emailsOf, report, evening, member, table, cooks, guests, mealId } =
    await givenClosedDoor()
  const host = cooks[0]
  expect(await report(member(host), { kind: 'NOT_COMING' })).toBe('received')
  const stays = actionOf(await sheet(table), 'DROP')
  const shown = await sheet(table, { hostLeaves: 'true' })
  const leaves = actionOf(shown, 'DROP')
  // Both guest teams and the host; with the host leaving also the team that expects them for dessert.
  expect(stays.told).toHaveLength(6)
  expect(leaves.told).toHaveLength(8)
  const emails = await emailsOf(leaves.told)
  const done = await act(table, { ...bodyOf(leaves), hostLeaves: true }, shown.planVersion)
  expect(done.said).toEqual([200])
  expect(done.body.told).toEqual(leaves.told)
  expect(await mailed()).toEqual(emails)
  const page = await evening(member(guests[0]))
  expect(page.stops.map((stop) => stop.mealId)).not.toContain(mealId)
  const { outdated } = (await app.call(notificationRoutes.notificationStatus, { params }))
    .body as NotificationStatusReply
  expect(outdated).toEqual([])
  // At noon of the next day numbers and diets are gone.
  await app.database.db.updateTable('participant').set({ vegan: true }).execute()
  const known = async () => {
    const { teams } = await sheet({ ...table, teamId: cooks[1]?.id ?? '' })
    return teams.map(({ diets, people }) => [diets.vegan, people.every(({ phone }) => phone !== '')])
  }
  app.clock.set('2030-06-16T09:59:59Z')
  expect(await known()).toEqual(Array(3).fill([2, true]))
  app.clock.set('2030-06-16T10:00:00Z')
  expect(await known()).toEqual(Array(3).fill([0, false]))
  const later = await sheet({ ...table, teamId: cooks[1]?.id ?? '' })
  expect(later.actions).toEqual([])
  expect((await act({ ...table, teamId: cooks[1]?.id ?? '' }, { action: 'DROP' })).said).toEqual([406, 'course_frozen'])
})

test('lets people without a team cook for the guests, who come to their home; they are called', async () => {
  const { app, given, params, sheet, act, mailed, emailsOf, evening, member, table, guests, teams } =
    await givenClosedDoor()
  const people = await givenParticipants(app, given, 2, (number) => ({
    email: `late${number}@guests.example`,
    numSeats: 8,
  }))
  const ids = people.map(({ id }) => id)
  const home = { lat: 48.002, lng: 7.85, geocodingQuality: 'EXACT' as const }
  await app.database.db
    .updateTable('participant')
    .set({ standbyCook: true, ...home })
    .where('id', 'in', ids)
    .execute()
  // Who did not say so is not asked.
  await app.database.db
    .updateTable('participant')
    .set({ standbyCook: false })
    .where('id', '=', ids[1] ?? '')
    .execute()
  const shown = await sheet(table)
  const action = actionOf(shown, 'STANDBY')
  expect(action.standby.map(({ participantId }) => participantId)).toEqual(ids.slice(0, 1))
  expect(action.seats).toMatchObject(
    guests.map(({ id }) => ({ guestTeamId: id, hostTeamId: null, wayMinutes: expect.any(Number) })),
  )
  expect(action.toCall).toEqual(action.standby)
  expect(action.told).toHaveLength(6)
  const refused = await act(table, { action: 'STANDBY', standbyIds: ids })
  expect(refused.said).toEqual([406, 'table_action_impossible'])

  expect((await act(table, bodyOf(action), shown.planVersion)).said).toEqual([200])
  expect(await mailed()).toEqual(await emailsOf(action.told))
  const page = await evening(member(guests[0]))
  expect(page.stops[1]).toMatchObject({ host: { names: [action.standby[0]?.name] }, place: { lat: 48.002 } })
  // They cook for these guests and are at no other table.
  const rows = await app.database.db
    .selectFrom('participant')
    .select('selfAdminId')
    .where('id', '=', ids[0] ?? '')
    .execute()
  const own = await evening({ selfAdminId: rows[0]?.selfAdminId ?? '', participantId: ids[0] ?? '' })
  expect(own.stops).toMatchObject([{ kind: 'own', mealId: table.mealId, guestsExpected: 4 }])
  const { body } = await app.call(teamRoutes.list, { params })
  expect((body as { teams: TeamReply[] }).teams.map(({ teamNumber }) => teamNumber)).toContain(teams.length + 1)
})

// 18 teams; the host of every table of main course and dessert is lost in turn.
test('during the main course no table that is given up changes a visit of others, and changed people are notices and mails', {
  timeout: 120_000,
}, async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params } = given
  await confirmDinner(app, given)
  const teams = await givenTeams(app, given, 36)
  await locateEveryone(app)
  // Homes are up to seven kilometres apart.
  await app.database.db.updateTable('dinner').set({ travelMode: 'BICYCLE' }).execute()
  await givenMessage(app, given, 'dinnerRoutes')
  const { sheet, act, mailed, emailsOf } = sheetOf(app, given)
  await mailed()
  app.clock.set('2030-06-15T19:15:00Z')
  const meals = given.dinner.meals.map(({ id }) => id ?? '')
  const { db } = app.database
  const visitsNow = () => db.selectFrom('visit').selectAll().execute()
  const notificationStatus = async () =>
    (await app.call(notificationRoutes.notificationStatus, { params })).body as NotificationStatusReply
  const lost = teams.filter(({ meal }) => meal.id !== meals[0])
  expect(lost).toHaveLength(12)
  for (const { id, meal } of lost) {
    const table = { teamId: id, mealId: meal.id }
    const shown = await sheet(table)
    const action = actionOf(shown, 'RESEAT')
    const before = await visitsNow()
    const done = await act(table, bodyOf(action), shown.planVersion)
    expect(done.said).toEqual([200])
    const after = await visitsNow()
    const isLost = (visit: (typeof before)[number]) => visit.hostTeamId === id
    expect(after).toEqual(expect.arrayContaining(before.filter((visit) => !isLost(visit))))
    expect(after).toHaveLength(before.length)
    expect(
      after
        .filter((visit) => !before.some((was) => isSame(was, visit)))
        .map(guestAt)
        .sort(),
    ).toEqual(before.filter(isLost).map(guestAt).sort())
    expect(done.body.told).toEqual(action.told)
    expect(await mailed()).toEqual(await emailsOf(action.told))
    expect((await notificationStatus()).outdated).toEqual([])
    // The next table is given up in the plan as it was mailed first.
    await db.deleteFrom('visit').execute()
    await db.insertInto('visit').values(before).execute()
    await db.deleteFrom('letter').where('createdAt', '>=', app.clock.now()).execute()
    expect((await notificationStatus()).outdated).toEqual([])
  }
})

type Visit = { hostTeamId: string; guestTeamId: string; mealId: string }
const isSame = (visit: Visit, other: Visit) => JSON.stringify(visit) === JSON.stringify(other)
const guestAt = ({ guestTeamId, mealId }: Visit) => `${guestTeamId} ${mealId}`
