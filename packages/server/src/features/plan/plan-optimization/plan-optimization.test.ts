import {
  dinnerRoutes,
  type OptimizationState,
  planOptimizationRoutes as routes,
  teamRoutes,
} from '@running-dinner/contract'
import type { WaysOutlookReply } from '@running-dinner/contract/plan'
import { travelModes } from '@running-dinner/domain/events'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../../test/given.ts'
import { givenRun, locateEveryone, startedRun } from '../../../../test/given-run.ts'
import { type FieldCases, flag, oneOf } from '../../../../test/hostile-values.ts'
import { jobTasks } from '../../jobs.ts'

const someId = '00000000-0000-4000-8000-000000000000'

test('predicts the gain from the number of teams and of known places', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const predict = async () => (await app.call(routes.predict, { params: given.params })).body
  expect(await predict()).toBe('NONE')
  await givenTeams(app, given, 18)
  await app.database.pool.query('update participant set lat = null, lng = null')
  expect(await predict()).toBe('NONE')
  await locateEveryone(app)
  expect(await predict()).toBe('LOW')
})

test('tells how short the ways could be, the same while the plan stays, and nothing where no place is known', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const outlook = async () => (await app.call(routes.outlook, { params: given.params })).body as WaysOutlookReply
  expect((await app.call(routes.outlook, { params: given.params })).issues[0]?.message).toBe('teams_not_existing')
  await givenTeams(app, given, 36)
  await app.database.pool.query('update participant set lat = null, lng = null')
  expect((await outlook()).reachable).toBeNull()
  await locateEveryone(app)
  const { present, reachable } = await outlook()
  expect(reachable?.sumDistanceInMeters).toBeLessThan(present.sumDistanceInMeters)
  expect((await outlook()).reachable).toEqual(reachable)
  await app.database.pool.query('update team set locked = true')
  expect((await outlook()).reachable).toEqual(present)
})

test('refuses a search without teams or without known places', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const start = async () => {
    const { status, issues } = await app.call(routes.start, { params: given.params, body: {} })
    return [status, issues.map((issue) => issue.message)]
  }
  expect(await start()).toEqual([406, ['teams_not_existing']])
  await givenTeams(app, given)
  await app.database.pool.query('update participant set lat = null, lng = null')
  expect(await start()).toEqual([406, ['optimization_without_distances']])
  await locateEveryone(app)
  expect(await start()).toEqual([200, []])
})

test('refuses a search and a repair in a cancelled event', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  expect((await app.call(dinnerRoutes.cancel, { params })).status).toBe(200)
  const bodies = [
    [routes.start, {}],
    [routes.repair, { withoutTeamIds: [someId] }],
  ] as const
  for (const [route, body] of bodies) {
    const { status, issues } = await app.call(route, { params, body })
    expect([status, issues[0]?.message]).toEqual([406, 'event_cancelled'])
  }
})

test('queues no third search of an event, and does not count other events', async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  const other = await givenRun(app)
  const second = await startedRun(app, given)
  const third = await app.call(routes.start, { params: given.params, body: {} })
  expect([third.status, third.issues[0]?.message, third.headers['retry-after']]).toEqual([
    429,
    'optimization_too_many_running',
    '5',
  ])
  expect(await startedRun(app, other)).toMatchObject({ status: 'RUNNING' })
  await app.call(routes.stop, { params: { ...given.params, optimizationId: second.optimizationId } })
  expect(await startedRun(app, given)).toMatchObject({ status: 'RUNNING' })
})

test('starts one of several simultaneous searches beside a running one', async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  const starts = await Promise.all([1, 2, 3, 4].map(() => app.call(routes.start, { params: given.params, body: {} })))
  expect(starts.map((answer) => answer.status).sort()).toEqual([200, 429, 429, 429])
})

test('lists the searches of the present plan only, newest first', async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  app.clock.set('2030-05-01T10:00:10Z')
  const second = await startedRun(app, given)
  const list = async () =>
    ((await app.call(routes.list, { params: given.params })).body as { optimizations: OptimizationState[] })
      .optimizations
  expect((await list()).map((one) => one.optimizationId)).toEqual([second.optimizationId, given.run.optimizationId])
  await app.call(teamRoutes.rearrange, { params: given.params })
  expect(await list()).toEqual([])
})

test('refuses preview and application of a result for another plan', async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  const params = { ...given.params, optimizationId: given.run.optimizationId }
  await app.call(teamRoutes.rearrange, { params: given.params })
  for (const route of [routes.preview, routes.apply]) {
    const { status, issues } = await app.call(route, { params })
    expect([status, issues[0]?.message]).toEqual([409, 'concurrent_modification'])
  }
})

test('refuses a decision while the search runs, shows its plan then and answers 404 once it is discarded', async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  const params = { ...given.params, optimizationId: given.run.optimizationId }
  for (const route of [routes.preview, routes.apply]) {
    const { status, issues } = await app.call(route, { params })
    expect([status, issues[0]?.message]).toEqual([406, 'optimization_not_finished'])
  }
  await jobTasks(app.ctx)['search-plans']()
  expect((await app.call(routes.preview, { params })).status).toBe(200)
  expect((await app.call(routes.discard, { params })).body).toEqual({})
  for (const route of [routes.status, routes.stop, routes.preview, routes.apply, routes.discard])
    expect((await app.call(route, { params })).status, `${route.method} ${route.path}`).toBe(404)
})

test("answers 404 for another event's search, an invented id and a malformed id", async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  const other = await givenDinner(app)
  for (const optimizationId of [given.run.optimizationId, someId, 'x', "' or 1=1 --"]) {
    const params = { ...other.params, optimizationId }
    for (const route of [routes.status, routes.stop, routes.preview, routes.apply, routes.discard])
      expect((await app.call(route, { params })).status, `${route.path} ${optimizationId}`).toBe(404)
  }
  expect(await given.status()).toMatchObject({ status: 'RUNNING' })
})

test('answers 409 to a stale caller', async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  const headers = { 'if-match': '7' }
  for (const route of [routes.start, routes.repair])
    expect((await app.call(route, { params: given.params, body: {}, headers })).status).toBe(409)
  const params = { ...given.params, optimizationId: given.run.optimizationId }
  expect((await app.call(routes.apply, { params, headers })).status).toBe(409)
})

const lists: FieldCases = {
  refused: ['x', 5, {}, [5], [null], [{}], [someId], ["' or 1=1 --"], Array.from({ length: 3001 }, () => someId)],
  accepted: [undefined, null, []],
}
const metres = (max: number): FieldCases => ({
  refused: [-1, max + 1, '100', [], {}, true],
  accepted: [undefined, null, 0, 0.5, max],
})
const searchFields: Record<string, FieldCases> = {
  ignoreMealAssignments: flag,
  minimumDistanceInMeters: metres(500),
  legLimitInMeters: metres(100_000),
  maxChangedTeams: { refused: [-1, 1.5, '3', [], {}], accepted: [undefined, null, 0, 3, 100_000] },
  travelMode: oneOf(travelModes, { refused: [null], accepted: [undefined] }),
  lockedTeamIds: lists,
  lockedMealIds: lists,
  lockedTableTeamIds: lists,
  continuedOptimizationId: { refused: ['x', 5, {}, [], someId, "' or 1=1 --"], accepted: [undefined, null] },
}

test.each(Object.entries(searchFields))('search with %s: accepts and refuses values', async (field, cases) => {
  const app = await createTestApp()
  const { params, run } = await givenRun(app)
  await app.call(routes.discard, { params: { ...params, optimizationId: run.optimizationId } })
  for (const value of cases.refused.filter((value) => value !== undefined)) {
    const { status, issues } = await app.call(routes.start, { params, body: { [field]: value } })
    const shown = `${field} = ${JSON.stringify(value)}`.slice(0, 80)
    expect([shown, status, issues[0]?.field?.split(/[.[]/)[0]]).toEqual([shown, 406, field])
  }
  const { rows } = await app.database.pool.query('select count(*)::int as count from plan_run')
  expect(rows).toEqual([{ count: 0 }])
  for (const value of cases.accepted) {
    const { status, body } = await app.call(routes.start, { params, body: { [field]: value } })
    expect(status, `$field= $JSON.stringify(value)`).toBe(200)
    const { optimizationId } = body as OptimizationState
    await app.call(routes.discard, { params: { ...params, optimizationId } })
  }
})

test.each([
  ['a foreign team that drops out', { withoutTeamIds: [someId] }, 'withoutTeamIds[0]'],
  ['something else than a team', { withoutTeamIds: ['x'] }, 'withoutTeamIds[0]'],
  ['no list', { withoutTeamIds: 'x' }, 'withoutTeamIds'],
  ['a foreign team with another course', { courses: [{ teamId: someId, mealId: someId }] }, 'courses[0].teamId'],
  ['half an entry', { courses: [{ teamId: someId }] }, 'courses[0].mealId'],
  ['a number for an entry', { courses: [5] }, 'courses[0]'],
])('refuses a repair with %s', async (_, body, field) => {
  const app = await createTestApp()
  const { params } = await givenRun(app)
  const { status, issues } = await app.call(routes.repair, { params, body })
  expect(status).toBe(406)
  expect(issues.map((issue) => issue.field)).toContain(field)
})

test('refuses to keep a table of more guests than a plan allows', async () => {
  const app = await createTestApp()
  const { params, teams } = await givenRun(app)
  const [host] = teams
  const start = async () => {
    const { status, issues } = await app.call(routes.start, { params, body: { lockedTableTeamIds: [host?.id] } })
    return [status, issues.map(({ message }) => message)]
  }
  expect(await start()).toEqual([200, []])
  await app.database.pool.query('update visit set host_team_id = $1 where meal_id = $2', [host?.id, host?.meal.id])
  expect(await start()).toEqual([406, ['plan_locks_contradict']])
})

test("refuses locks and repairs of another event's teams and courses", async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  const other = await givenDinner(app)
  const foreign = given.teams[0]
  await givenTeams(app, other)
  await locateEveryone(app)
  const bodies = [
    [routes.start, { lockedTeamIds: [foreign?.id] }],
    [routes.start, { lockedTableTeamIds: [foreign?.id] }],
    [routes.start, { lockedMealIds: [foreign?.meal.id] }],
    [routes.repair, { withoutTeamIds: [foreign?.id] }],
    [routes.repair, { courses: [{ teamId: foreign?.id, mealId: other.dinner.meals[0]?.id }] }],
  ] as const
  for (const [route, body] of bodies) expect((await app.call(route, { params: other.params, body })).status).toBe(406)
})
