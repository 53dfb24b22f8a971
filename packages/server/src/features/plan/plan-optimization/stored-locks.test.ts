import {
  type OptimizationPreview,
  type OptimizationState,
  planOptimizationRoutes as routes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { locateEveryone } from '../../../../test/given-run.ts'
import { jobTasks } from '../../jobs.ts'

async function givenEvening(participants: number) {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given, participants)
  await locateEveryone(app)
  return { app, given, teams }
}

const lock = (app: TestApp, { params }: GivenDinner, teamId: string, locked = true) =>
  app.call(teamRoutes.lock, { params: { ...params, teamId }, body: { locked } })

async function changedBy(app: TestApp, { params }: GivenDinner, { optimizationId }: OptimizationState) {
  const { body } = await app.call(routes.preview, { params: { ...params, optimizationId } })
  return (body as OptimizationPreview).changedTeams
}

async function changedBySearch(app: TestApp, given: GivenDinner) {
  const { body } = await app.call(routes.start, { params: given.params, body: { ignoreMealAssignments: true } })
  await jobTasks(app.ctx)['search-plans']()
  return (await changedBy(app, given, body as OptimizationState)).map((team) => team.teamId)
}

test('keeps the evening of locked teams without being asked, and improves others', async () => {
  const { app, given, teams } = await givenEvening(36)
  const before = await changedBySearch(app, given)
  const [wished = ''] = before
  await lock(app, given, wished)
  const changed = await changedBySearch(app, given)
  expect(changed.length).toBeGreaterThan(0)
  expect(changed).not.toContain(wished)
  expect(teams.map((team) => team.id)).toContain(wished)
})

test('ignores the lock of a cancelled team', async () => {
  const { app, given, teams } = await givenEvening(36)
  await lock(app, given, teams[0]?.id ?? '')
  await app.ctx.db
    .updateTable('team')
    .set({ status: 'CANCELLED' })
    .where('id', '=', teams[0]?.id ?? '')
    .execute()
  expect((await app.call(routes.start, { params: given.params, body: {} })).status).toBe(200)
})

test('keeps the evening of locked teams when a team drops out that they never meet', async () => {
  const { app, given, teams } = await givenEvening(60)
  const [gone] = teams as [TeamReply]
  const dropOut = async () => {
    const { status, body } = await app.call(routes.repair, {
      params: given.params,
      body: { withoutTeamIds: [gone.id] },
    })
    expect(status).toBe(200)
    return changedBy(app, given, body as OptimizationState)
  }
  const { body } = await app.call(teamRoutes.meetingPlan, { params: { ...given.params, teamId: gone.id } })
  const { guestTeams, hostTeams } = body as { guestTeams: TeamReply[]; hostTeams: TeamReply[] }
  const sat = new Set([gone, ...guestTeams, ...hostTeams].map((team) => team.id))
  const others = teams.filter((team) => !sat.has(team.id))
  for (const team of others.slice(0, 4)) await lock(app, given, team.id)
  const kept = new Set(others.slice(0, 4).map((team) => team.id))
  expect((await dropOut()).filter((team) => kept.has(team.teamId))).toEqual([])
  // With all teams locked some must move, because guests lose their table, but all cook the same course.
  for (const team of teams) await lock(app, given, team.id)
  expect((await dropOut()).filter((team) => team.courseChanged)).toEqual([])
})

test('refuses another course for a locked team until it is unlocked', async () => {
  const { app, given, teams } = await givenEvening(18)
  const [team] = teams as [TeamReply]
  const other = teams.find((candidate) => candidate.meal.id !== team.meal.id) as TeamReply
  const courses = [
    { teamId: team.id, mealId: other.meal.id },
    { teamId: other.id, mealId: team.meal.id },
  ]
  const ask = () => app.call(routes.repair, { params: given.params, body: { courses } })
  await lock(app, given, other.id)
  const { status, issues } = await ask()
  expect([status, issues.map((one) => [one.field, one.message])]).toEqual([406, [['courses[1].teamId', 'team_locked']]])
  await lock(app, given, other.id, false)
  expect((await ask()).status).toBe(200)
})
