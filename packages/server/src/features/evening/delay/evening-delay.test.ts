import {
  activityRoutes,
  type DelayReply,
  dinnerRoutes,
  eveningDelayRoutes,
  eveningRoutes,
  notificationRoutes,
  selfRoutes,
  settingsRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { afterPartyBody } from '../../../../test/bodies.ts'
import { givenDinner } from '../../../../test/given.ts'
import { givenEvening } from '../../../../test/given-evening.ts'
import { readCalendar } from '../../../../test/read-calendar.ts'

const at = (clock: string) => `2030-06-15T${clock}:00+02:00`

/** Routes and an after party at 01:00 were mailed. */
async function givenNotifiedEvening() {
  const evening = await givenEvening()
  const { app, params, given, teams } = evening
  const body = { ...afterPartyBody(), time: '2030-06-16T01:00' }
  expect((await app.call(settingsRoutes.saveAfterParty, { params, body })).status).toBe(200)
  expect((await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).status).toBe(200)
  await app.deliver()
  const [starter, main, dessert] = given.dinner.meals.map(({ id }) => id ?? '')
  const call = (sent: object, headers?: Record<string, string>) =>
    app.call(eveningDelayRoutes.delay, { params, body: sent, ...(headers ? { headers } : {}) })
  const delay = async (sent: object, headers?: Record<string, string>): Promise<DelayReply> => {
    const { status, body } = await call(sent, headers)
    expect(status).toBe(200)
    return eveningDelayRoutes.delay.reply.parse(body)
  }
  const refused = async (sent: object, headers?: Record<string, string>) => {
    const { status, issues } = await call(sent, headers)
    return [status, ...issues.map(({ field, message }) => [field, message].filter(Boolean).join(' '))]
  }
  const mailsSince = async (count: number) => (await app.mails()).slice(0, (await app.mails()).length - count)
  const people = teams.flatMap(({ teamMembers }) => teamMembers)
  return { ...evening, starter, main, dessert, call, delay, refused, mailsSince, people }
}

test('ten minutes from the main course on: later times in page, calendar and one mail each, the starter as it was', async () => {
  const { app, params, main, dessert, delay, refused, mailsSince, people, evening, selfOf } =
    await givenNotifiedEvening()
  app.clock.set(at('20:40'))
  const sent = { fromMealId: main, minutes: 10 }
  const own = selfOf(people[0]?.id ?? '')
  const calendar = async () =>
    readCalendar(String((await app.call(selfRoutes.calendar, { params: own })).body)).entries.map(
      ({ start, sequence }) => [start, sequence],
    )
  const before = { evening: await evening(own), calendar: await calendar(), mails: (await app.mails()).length }
  const rows = async () =>
    (
      await app.database.pool.query(
        'select (select plan_version from dinner), (select count(*) from activity) as told, (select count(*) from message_task) as mails',
      )
    ).rows
  const stored = await rows()

  const preview = await delay({ ...sent, dryRun: true })
  await app.deliver()
  expect({ ...preview, planVersion: 0 }).toEqual({
    planVersion: 0,
    stops: [
      { mealId: main, name: 'Hauptgang', before: at('21:00'), startsAt: at('21:10') },
      { mealId: dessert, name: 'Nachspeise', before: at('23:00'), startsAt: at('23:10') },
      { mealId: null, name: 'Danach', before: '2030-06-16T01:00:00+02:00', startsAt: '2030-06-16T01:10:00+02:00' },
    ],
    shortWays: [],
    told: 18,
    unreached: [],
    jobId: null,
  })
  expect(await rows()).toEqual(stored)
  expect((await evening(own)).stops).toEqual(before.evening.stops)
  expect((await app.mails()).length).toBe(before.mails)

  const ifMatch = { 'if-match': String(preview.planVersion) }
  const done = await delay(sent, ifMatch)
  expect(done).toEqual({ ...preview, planVersion: preview.planVersion + 1, jobId: expect.any(String) })
  await app.deliver()
  const mails = await mailsSince(before.mails)
  expect(mails.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
  expect(mails[0]?.text).toContain('21:10')
  // The same press again, on a connection that lost the answer.
  expect(await refused(sent, ifMatch)).toEqual([409, 'concurrent_modification'])
  await app.deliver()
  expect((await app.mails()).length).toBe(before.mails + people.length)

  const reply = await evening(own)
  expect(reply.stops.map(({ time }) => time)).toEqual([
    at('19:00'),
    ...[at('21:10'), at('23:10'), '2030-06-16T01:10:00+02:00'],
  ])
  const news = reply.notices.slice(before.evening.notices.length)
  expect(news).toHaveLength(1)
  expect(news[0]?.changes.map(({ fact, mealId }) => [fact, mealId])).toEqual(
    expect.arrayContaining([
      ['TIME', main],
      ['TIME', dessert],
      ['AFTER_PARTY', undefined],
    ]),
  )
  expect(await calendar()).toEqual(
    before.calendar.map(([start, sequence], index) => {
      const moved = new Date(Date.parse(String(start)) + 600_000).toISOString().replace('.000', '')
      return index === 0 ? [start, sequence] : [moved, Number(sequence) + 1]
    }),
  )
  const { meals } = eveningRoutes.board.reply.parse((await app.call(eveningRoutes.board, { params })).body)
  expect(meals.map(({ startsAt, frozen }) => [startsAt, frozen])).toEqual([
    [at('19:00'), true],
    [at('21:10'), true],
    [at('23:10'), false],
  ])
  const { body } = await app.call(activityRoutes.list, { params })
  expect((body as { activities: object[] }).activities).toContainEqual(
    expect.objectContaining({ activityType: 'MEAL_TIMES_UPDATED', data: { meal: 'Hauptgang', minutes: 10 } }),
  )
})

test('mails exactly those who know a time that changes, and names those without an address', async () => {
  const { app, params, main, dessert, starter, delay, mailsSince, people, teams } = await givenNotifiedEvening()
  const [team, otherTeam] = teams.filter(({ meal }) => meal.id === dessert)
  const inTeam = (given: typeof team) => new Set(given?.teamMembers.map(({ id }) => id))
  expect((await app.call(teamRoutes.cancel, { params: { ...params, teamId: team?.id ?? '' }, body: {} })).status).toBe(
    200,
  )
  await app.database.pool.query(
    "update participant set email = '', mobile_number = '0171 ' || participant_number where team_id = $1",
    [otherTeam?.id],
  )
  const [single] = teams.find(({ meal }) => meal.id === starter)?.teamMembers ?? []
  await app.database.pool.query("update participant set email = '' where id = $1", [single?.id])
  const mailsBefore = (await app.mails()).length
  app.clock.set(at('20:50'))
  const { told, unreached } = await delay({ fromMealId: main, minutes: 20 })
  await app.deliver()
  const expected = people.filter(({ id }) => !inTeam(team).has(id) && !inTeam(otherTeam).has(id) && id !== single?.id)
  expect((await mailsSince(mailsBefore)).map(({ to }) => to).sort()).toEqual(expected.map(({ email }) => email).sort())
  expect(told).toBe(expected.length)
  expect(unreached.map(({ name }) => name).sort()).toEqual(
    otherTeam?.teamMembers.map(({ firstnamePart, lastname }) => `${firstnamePart} ${lastname}`).sort(),
  )
  expect(unreached.every(({ phone }) => phone.startsWith('0171 '))).toBe(true)
})

test('names the teams whose way to a later course stays too long', async () => {
  const { app, main, dessert, delay, teams } = await givenNotifiedEvening()
  const far = teams.find(({ meal }) => meal.id === dessert)
  // Some seven kilometres north of all others.
  await app.database.pool.query('update participant set lat = 48.07 where team_id = $1', [far?.id])
  const { shortWays } = await delay({ fromMealId: main, minutes: 20, dryRun: true })
  expect(shortWays).toHaveLength(3)
  expect(shortWays.every(({ mealId }) => mealId === dessert)).toBe(true)
  expect(shortWays).toContainEqual({
    ...{ teamId: far?.id, teamNumber: far?.teamNumber, mealId: dessert, minutesLeft: 75 },
    names: far?.teamMembers.map(({ firstnamePart, lastname }) => `${firstnamePart} ${lastname}`),
    wayMinutes: expect.any(Number),
  })
  expect((await delay({ fromMealId: dessert, minutes: 60, dryRun: true })).shortWays).toEqual([])
})

test('refuses courses that have begun, unknown ones and other minutes, and stores nothing', async () => {
  const { app, params, starter, main, dessert, delay, refused } = await givenNotifiedEvening()
  const other = await givenDinner(app)
  const times = async () =>
    (await app.database.pool.query('select time from meal union all select time from after_party_location order by 1'))
      .rows
  const before = await times()
  app.clock.set(at('20:59'))
  expect((await delay({ fromMealId: main, minutes: 5, dryRun: true })).stops).toHaveLength(3)
  app.clock.set(at('21:00'))
  for (const fromMealId of [starter, main])
    expect(await refused({ fromMealId, minutes: 10 })).toEqual([406, 'fromMealId course_begun'])
  const foreign = other.dinner.meals[2]?.id
  expect(await refused({ fromMealId: foreign, minutes: 10 })).toEqual([406, 'fromMealId value_invalid'])
  for (const minutes of [4, 61, 7.5, '10', null])
    expect(await refused({ fromMealId: dessert, minutes })).toEqual([406, 'minutes number_invalid'])
  expect(await refused({})).toEqual([406, 'fromMealId value_invalid', 'minutes number_invalid'])
  expect(await refused({ fromMealId: dessert, minutes: 10 }, { 'if-match': '0' })).toEqual([
    409,
    'concurrent_modification',
  ])
  expect(await times()).toEqual(before)
  await app.call(dinnerRoutes.cancel, { params })
  expect(await refused({ fromMealId: dessert, minutes: 10 })).toEqual([406, 'event_cancelled'])
})

test('mails no one before a route was mailed', async () => {
  const { app, main, delay, mailsSince } = await givenNotifiedEvening()
  await app.database.pool.query('delete from letter')
  const before = (await app.mails()).length
  expect(await delay({ fromMealId: main, minutes: 10 })).toMatchObject({ told: 0, unreached: [], jobId: null })
  await app.deliver()
  expect(await mailsSince(before)).toEqual([])
})
