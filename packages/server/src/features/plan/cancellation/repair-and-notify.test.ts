import {
  dinnerRoutes,
  messageRoutes,
  type OptimizationPreview,
  type OptimizationState,
  planOptimizationRoutes,
  type TeamReply,
  teamRoutes,
  type WaitingListChangeReply,
  waitingListRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type GivenDinner, givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'
import { locateEveryone } from '../../../../test/given-run.ts'
import { planStateOf, planViolationsOf } from '../../../../test/plan-of.ts'

const words = { hostMessagePartTemplate: 'h', nonHostMessagePartTemplate: 'n', teamSelection: 'CUSTOM_SELECTION' }

async function repair(app: TestApp, { params }: GivenDinner, withoutTeamIds: string[]) {
  const started = await app.call(planOptimizationRoutes.repair, { params, body: { withoutTeamIds } })
  const { optimizationId } = started.body as OptimizationState
  const call = { params: { ...params, optimizationId } }
  const { body } = await app.call(planOptimizationRoutes.preview, call)
  expect((await app.call(planOptimizationRoutes.apply, call)).status).toBe(200)
  return body as OptimizationPreview
}

/** Violations that matter in a repaired plan, whose tables may have two or four teams. */
async function meetingsAgain(app: TestApp, dinner: GivenDinner) {
  const wrong = ['MEETS_AGAIN', 'WRONG_VISIT_COUNT', 'HOSTS_WRONG_MEAL', 'UNKNOWN_TEAM']
  return (await planViolationsOf(app, dinner)).filter(({ kind }) => wrong.includes(kind))
}

const teamsOf = async (app: TestApp, { params }: GivenDinner) =>
  ((await app.call(teamRoutes.list, { params })).body as { teams: TeamReply[] }).teams

test('previewing a cancellation stores no proposal and evicts none', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const { params } = dinner
  const teams = await givenTeams(app, dinner, 24)
  await locateEveryone(app)
  const list = async () =>
    ((await app.call(planOptimizationRoutes.list, { params })).body as { optimizations: OptimizationState[] })
      .optimizations
  const ask = async (body: object) => {
    const answer = await app.call(planOptimizationRoutes.repair, { params, body })
    expect(answer.issues).toEqual([])
    return (answer.body as OptimizationState).optimizationId
  }
  const [first, second] = teams
  const otherMeal = teams.find((team) => team.meal.id !== first?.meal.id)?.meal.id
  const proposal = await ask({ courses: [{ teamId: first?.id, mealId: otherMeal }] })
  let previewId = ''
  for (let times = 0; times < 11; times++) {
    // Proposals are kept by age, so each one needs its own time.
    app.clock.set(`2030-05-01T10:01:${10 + times}Z`)
    previewId = await ask({ withoutTeamIds: [second?.id] })
  }
  expect((await list()).map(({ optimizationId }) => optimizationId)).toEqual([proposal])
  // The page that requested the preview can still apply it.
  const apply = { params: { ...params, optimizationId: previewId } }
  expect((await app.call(planOptimizationRoutes.apply, apply)).status).toBe(200)
})

// An event of 126 people.
test('one of 63 notified teams drops out: at most twelve people change, and only they are notified', {
  timeout: 180_000,
}, async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const { params, acknowledgeToken } = dinner
  const teams = await givenTeams(app, dinner, 126)
  await locateEveryone(app)
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  const everybody = { ...words, teamSelection: 'ALL', subject: 'Your team', message: '{firstname}' }
  expect((await app.call(messageRoutes.teams.send, { params, body: everybody })).status).toBe(200)
  await app.deliver()
  const before = (await app.mails()).length
  expect(before).toBeGreaterThanOrEqual(126)

  const gone = teams[20]
  const { changedTeams, changedParticipants } = await repair(app, dinner, [gone?.id ?? ''])
  expect(changedParticipants).toBeLessThanOrEqual(12)
  expect(await meetingsAgain(app, dinner)).toEqual([])

  const body = {
    ...words,
    subject: 'Your evening changes',
    message: '{firstname}',
    customSelectedTeamIds: changedTeams.map((team) => team.teamId),
  }
  expect((await app.call(messageRoutes.teams.send, { params, body })).status).toBe(200)
  await app.deliver()
  const recipients = (await app.mails()).slice(0, -before).map((mail) => mail.to)
  const running = await teamsOf(app, dinner)
  const changed = running.filter((team) => changedTeams.some(({ teamId }) => teamId === team.id))
  const emails = changed.flatMap((team) => team.teamMembers.map((member) => member.email))
  expect(recipients.sort()).toEqual(emails.sort())
  expect(recipients).toHaveLength(changedParticipants)
  const left = gone?.teamMembers.map((member) => member.email) ?? []
  expect(recipients.filter((email) => left.includes(email))).toEqual([])
})

test('a team the plan was repaired around is seated again when replacements take its place', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const teams = await givenTeams(app, dinner, 24)
  await repair(app, dinner, [teams[3]?.id ?? ''])
  const before = await planStateOf(app, dinner)
  const coming = await givenParticipants(app, dinner, 2, (number) => ({ email: `late${number}@guests.example` }))
  const waiting = await planStateOf(app, dinner)
  const answer = await app.call(waitingListRoutes.assignParticipants, {
    params: dinner.params,
    body: { teamParticipantsAssignments: [{ teamId: teams[3]?.id, participantIds: coming.map(({ id }) => id) }] },
  })
  expect(answer.status).toBe(200)
  const change = answer.body as WaitingListChangeReply
  expect(change.affectedTeams).toMatchObject([{ id: teams[3]?.id, status: 'REPLACED' }])
  expect(change.teamIdsWithOtherRoute.length).toBeGreaterThan(0)
  expect(await meetingsAgain(app, dinner)).toEqual([])
  const visits = (await planStateOf(app, dinner))[3] ?? []
  expect(visits.filter((visit) => visit.includes(teams[3]?.id ?? 'none')).length).toBeGreaterThanOrEqual(3)
  expect(visits).not.toEqual(before[3])
  await app.call(teamRoutes.undo, { params: dinner.params })
  expect(await planStateOf(app, dinner)).toEqual(waiting)
})

test('keeps the course of a locked team in a repair', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const teams = await givenTeams(app, dinner, 24)
  await app.database.pool.query('update team set locked = true')
  const courses = (list: TeamReply[]) => list.map((team) => [team.id, team.meal.id])
  await repair(app, dinner, [teams[3]?.id ?? ''])
  expect(courses(await teamsOf(app, dinner))).toEqual(courses(teams))
  expect(await meetingsAgain(app, dinner)).toEqual([])
})
