import {
  type PlanChangeReply,
  participantRoutes,
  planOptimizationRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { givenMessage } from '../../../../test/given-portal.ts'
import { jobsByHand } from '../../jobs.ts'
import { readPlanState } from './plan-history.read.ts'

interface History {
  planVersion: number
  undo: PlanChangeReply | null
  redo: PlanChangeReply | null
  changes: PlanChangeReply[]
}

/** Everything a change may touch, in a stable order. */
async function stateOf(app: TestApp, { dinner }: GivenDinner) {
  const state = await readPlanState(app.ctx.db, dinner)
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()
  return Object.values(state).map(sorted)
}

const undo = (app: TestApp, { params }: GivenDinner, headers = {}) => app.call(teamRoutes.undo, { params, headers })
const redo = (app: TestApp, { params }: GivenDinner, headers = {}) => app.call(teamRoutes.redo, { params, headers })
const historyOf = async (app: TestApp, { params }: GivenDinner) =>
  (await app.call(teamRoutes.history, { params })).body as History

/** Repairs the plan without the team; its members leave the event. */
async function dropOut(app: TestApp, { params }: GivenDinner, team: TeamReply | undefined) {
  const { body } = await app.call(planOptimizationRoutes.repair, { params, body: { withoutTeamIds: [team?.id] } })
  const { optimizationId } = body as { optimizationId: string }
  expect((await app.call(planOptimizationRoutes.apply, { params: { ...params, optimizationId } })).status).toBe(200)
}

test('undoes and redoes arranging, rearranging and dropping teams, each as a new plan version', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const states = [await stateOf(app, given)]
  await givenTeams(app, given)
  states[0] = (await stateOf(app, given)).map((rows, index) => (index === 1 || index === 3 ? [] : rows))
  const steps = [undefined, teamRoutes.rearrange, teamRoutes.drop]
  for (const step of steps) {
    if (step) await app.call(step, { params: given.params })
    states.push(await stateOf(app, given))
  }
  for (const state of states.slice(0, -1).reverse()) {
    expect((await undo(app, given)).status).toBe(200)
    const [meals, teams, people, visits] = await stateOf(app, given)
    expect([meals, teams, visits]).toEqual([state[0], state[1], state[3]])
    if (state !== states[0]) expect(people).toEqual(state[2])
  }
  expect((await undo(app, given)).issues[0]?.message).toBe('plan_nothing_to_undo')
  for (const state of states.slice(1)) {
    expect((await redo(app, given)).status).toBe(200)
    expect(await stateOf(app, given)).toEqual(state)
  }
  expect((await redo(app, given)).issues[0]?.message).toBe('plan_nothing_to_redo')
  const { planVersion, changes } = await historyOf(app, given)
  expect([planVersion, changes.length]).toEqual([9, 3])
})

test('restores people deleted with a team, with their links', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given, 24)
  const before = await stateOf(app, given)
  const people = async () => app.ctx.db.selectFrom('participant').selectAll().orderBy('participantNumber').execute()
  const were = await people()
  await dropOut(app, given, teams[3])
  const without = await stateOf(app, given)
  expect(await people()).toHaveLength(22)
  await undo(app, given)
  expect(await stateOf(app, given)).toEqual(before)
  expect(await people()).toEqual(were)
  await redo(app, given)
  expect(await stateOf(app, given)).toEqual(without)
})

test('deletes the redo history on a new change', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenTeams(app, given)
  await undo(app, given)
  expect(await historyOf(app, given)).toMatchObject({ undo: null, redo: { activityType: 'TEAM_ARRANGEMENT_CREATED' } })
  await app.call(teamRoutes.arrange, { params: given.params })
  expect(await historyOf(app, given)).toMatchObject({ redo: null, undo: { undone: false } })
})

test('refuses to undo when a deleted person has registered again or has left', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given, 24)
  await dropOut(app, given, teams[3])
  const email = teams[3]?.teamMembers[0]?.email ?? ''
  const { body } = await app.call(participantRoutes.create, { params: given.params, body: personBody(77, { email }) })
  const refusal = await undo(app, given)
  expect([refusal.status, refusal.issues[0]?.message]).toEqual([406, 'plan_change_person_returned'])
  await app.call(participantRoutes.remove, { params: { ...given.params, participantId: (body as { id: string }).id } })
  expect((await undo(app, given)).status).toBe(200)

  await undo(app, given)
  await app.call(participantRoutes.remove, {
    params: { ...given.params, participantId: teams[0]?.teamMembers[0]?.id ?? '' },
  })
  const gone = await redo(app, given)
  expect([gone.status, gone.issues[0]?.message]).toEqual([406, 'plan_change_person_gone'])
  expect((await historyOf(app, given)).redo).not.toBeNull()
})

test('forgets deleted people after a week and then refuses to restore them', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given, 24)
  await confirmDinner(app, given)
  await givenMessage(app, given, 'dinnerRoutes')
  await dropOut(app, given, teams[3])
  const host = teams[3]?.hostTeamMember
  const address = host?.email ?? ''
  const name = `${host?.firstnamePart} ${host?.lastname}"`
  const notificationsWithName = async () => {
    const notifications = await app.ctx.db
      .selectFrom('letter')
      .select('content')
      .where('teamId', '<>', teams[3]?.id ?? '')
      .execute()
    return notifications.filter(({ content }) => JSON.stringify(content).includes(name)).length
  }
  const kept = async () => JSON.stringify(await app.ctx.db.selectFrom('planChange').select('delta').execute())
  const cleanUp = async (now: string) => {
    app.clock.set(now)
    await jobsByHand(app.ctx).retention()
  }
  await cleanUp('2030-05-08T09:59:59Z')
  expect(await kept()).toContain(address)
  expect(await notificationsWithName()).toBeGreaterThan(0)
  await cleanUp('2030-05-08T10:00:00Z')
  expect(await kept()).not.toContain(address)
  expect(await notificationsWithName()).toBe(0)
  expect((await undo(app, given)).issues[0]?.message).toBe('plan_change_person_gone')
})

test('gives a restored person a new number if the old one is taken', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given, 24)
  const last = teams.find((team) => team.teamMembers.some((member) => member.participantNumber === 24))
  await dropOut(app, given, last)
  await app.call(participantRoutes.create, { params: given.params, body: personBody(78) })
  await undo(app, given)
  const numbers = await app.ctx.db.selectFrom('participant').select('participantNumber').execute()
  expect(new Set(numbers.map((row) => row.participantNumber)).size).toBe(25)
})

test('refuses an undo that is stale, a second simultaneous one, and one after the cancellation', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenTeams(app, given)
  expect((await undo(app, given, { 'if-match': '0' })).status).toBe(409)
  const answers = await Promise.all([1, 2].map(() => undo(app, given, { 'if-match': '1' })))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  await app.ctx.db.updateTable('dinner').set({ cancelledAt: new Date() }).execute()
  expect((await redo(app, given)).issues[0]?.message).toBe('event_cancelled')
})

test('records an undo as an activity that names the undone change', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenTeams(app, given)
  await undo(app, given)
  const [newest] = await app.ctx.db.selectFrom('activity').selectAll().orderBy('position', 'desc').limit(1).execute()
  expect(newest).toMatchObject({
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'plan_change_undone',
    data: { changedType: 'TEAM_ARRANGEMENT_CREATED', teams: 9 },
  })
})
