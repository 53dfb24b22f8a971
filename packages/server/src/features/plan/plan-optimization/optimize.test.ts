import { setTimeout as delay } from 'node:timers/promises'
import {
  type ActivityReply,
  activityRoutes,
  type OptimizationPreview,
  type OptimizationState,
  type ParticipantReply,
  type PlanQualityReply,
  participantRoutes,
  planOptimizationRoutes as routes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { planViolations } from '@running-dinner/domain/plan'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import type { GivenDinner } from '../../../../test/given.ts'
import { givenRun } from '../../../../test/given-run.ts'
import { jobTasks } from '../../jobs.ts'

interface TeamListBody {
  teams: TeamReply[]
  planVersion: number
}

/** Two searches are stopped; the one asked for runs to its end. */
async function found(app: TestApp, { params }: GivenDinner, body: object) {
  const { body: state } = await app.call(routes.start, { params, body })
  const { optimizationId } = state as OptimizationState
  await jobTasks(app.ctx)['search-plans']()
  const run = { ...params, optimizationId }
  const preview = (await app.call(routes.preview, { params: run })).body as OptimizationPreview
  const status = (await app.call(routes.status, { params: run })).body as OptimizationState
  return { params: run, preview, status }
}

async function givenEvening(app: TestApp, participants: number) {
  const given = await givenRun(app, participants)
  await app.call(routes.discard, { params: { ...given.params, optimizationId: given.run.optimizationId } })
  return given
}

async function visitsOf(app: TestApp) {
  const { rows } = await app.database.pool.query<{ host: number; guest: number; meal: string }>(
    `select host.team_number as host, guest.team_number as guest, visit.meal_id as meal from visit
     join team host on host.id = host_team_id join team guest on guest.id = guest_team_id`,
  )
  return rows.map((row) => ({ hostTeamNumber: row.host, guestTeamNumber: row.guest, mealId: row.meal }))
}

const planned = (teams: TeamReply[]) =>
  teams
    .filter((team) => team.status !== 'CANCELLED')
    .map((team) => ({ teamNumber: team.teamNumber, mealId: team.meal.id }))

test('finds a better plan, previews and applies it', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, 36)
  const { params, preview, status } = await found(app, given, { ignoreMealAssignments: true })
  expect(status).toMatchObject({ status: 'FINISHED', progress: 1, kind: 'OPTIMIZATION', planVersion: 1 })
  expect(status.bestSumDistanceInMeters).toBe(preview.after.sumDistanceInMeters)
  expect(preview.after.sumDistanceInMeters).toBeLessThan(preview.before.sumDistanceInMeters)
  expect(preview.dinnerRoutes).toHaveLength(18)
  // Field names that existing clients read.
  expect(preview.id).toBe(preview.optimizationId)
  expect(preview.optimizedDinnerRouteList.dinnerRoutes).toEqual(preview.dinnerRoutes)
  expect(routes.preview.reply.shape.optimizedDistances.safeParse(preview.optimizedDistances).success).toBe(true)
  expect(preview.changedParticipants).toBe(2 * preview.changedTeams.length)
  expect(preview.teamIdsWithoutCoordinate).toEqual([])
  expect(preview.distanceSource).toBe('STRAIGHT_LINE')

  const { body } = await app.call(routes.apply, { params, headers: { 'if-match': '1' } })
  const { teams, planVersion } = body as TeamListBody
  expect(planVersion).toBe(2)
  expect(
    planViolations(
      planned(teams),
      await visitsOf(app),
      given.dinner.meals.map((meal) => meal.id),
    ),
  ).toEqual([])
  const before = new Map(given.teams.map((team) => [team.id, team.meal.id]))
  const moved = teams.filter((team) => team.meal.id !== before.get(team.id)).map((team) => team.id)
  expect(preview.changedTeams.filter((team) => team.courseChanged).map((team) => team.teamId)).toEqual(moved)
  const figures = (await app.call(routes.quality, { params })).body as PlanQualityReply
  expect(figures.figures.sumDistanceInMeters).toBeCloseTo(preview.after.sumDistanceInMeters, 3)

  const { activities } = (await app.call(activityRoutes.list, { params })).body as { activities: ActivityReply[] }
  expect(activities[0]).toMatchObject({
    activityType: 'DINNER_ROUTES_OPTIMIZED',
    data: { count: preview.changedTeams.length },
  })
  expect((await app.call(routes.apply, { params })).status).toBe(404)
})

test('keeps courses unless asked, and the evening of a locked team', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, 36)
  const [locked] = given.teams
  const { preview } = await found(app, given, { lockedTeamIds: [locked?.id] })
  expect(preview.changedTeams.length).toBeGreaterThan(0)
  expect(preview.changedTeams.filter((team) => team.courseChanged)).toEqual([])
  expect(preview.changedTeams.map((team) => team.teamId)).not.toContain(locked?.id)
  expect(preview.after.sumDistanceInMeters).toBeLessThanOrEqual(preview.before.sumDistanceInMeters)
})

test('changes no more teams than allowed', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, 36)
  const { preview } = await found(app, given, { maxChangedTeams: 6, ignoreMealAssignments: true })
  expect(preview.changedTeams.length).toBeLessThanOrEqual(6)
  const none = await found(app, given, { maxChangedTeams: 0 })
  expect(none.preview.changedTeams).toEqual([])
})

test('returns the best plan so far when it is stopped', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, 204)
  const { body } = await app.call(routes.start, { params: given.params, body: { ignoreMealAssignments: true } })
  const params = { ...given.params, optimizationId: (body as OptimizationState).optimizationId }
  const before = (await app.call(routes.quality, { params })).body as PlanQualityReply
  const hasPlan = async () => {
    const { bestSumDistanceInMeters } = (await app.call(routes.status, { params })).body as OptimizationState
    return (bestSumDistanceInMeters ?? Infinity) < before.figures.sumDistanceInMeters
  }
  const searching = jobTasks(app.ctx)['search-plans']()
  while (!(await hasPlan())) await delay(20)
  const stopped = (await app.call(routes.stop, { params })).body as OptimizationState
  await searching
  expect(stopped).toMatchObject({ status: 'FINISHED', progress: 1 })
  const preview = (await app.call(routes.preview, { params })).body as OptimizationPreview
  expect(preview.after.sumDistanceInMeters).toBe(stopped.bestSumDistanceInMeters)
  expect(preview.after.sumDistanceInMeters).toBeLessThan(preview.before.sumDistanceInMeters)
  expect(preview.searchedShare).toBeLessThan(1)
})

test('goes on from the plan of an earlier search, with its wishes', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, 18)
  const [locked] = given.teams
  const { params, preview } = await found(app, given, { ignoreMealAssignments: true, lockedTeamIds: [locked?.id] })
  const { optimizationId: continuedOptimizationId } = preview
  await app.database.pool.query(`update plan_run set found = jsonb_set(found, '{searchedShare}', '0.5')`)
  expect((await app.call(routes.preview, { params })).body).toMatchObject({ searchedShare: 0.5 })
  const { body } = await app.call(routes.start, { params, body: { continuedOptimizationId } })
  const { bestSumDistanceInMeters } = body as OptimizationState
  expect(bestSumDistanceInMeters).toBe(preview.after.sumDistanceInMeters)
  const { rows } = await app.database.pool.query('select distinct request from plan_run')
  expect(rows).toMatchObject([{ request: { ignoreMealAssignments: true, lockedTeamIds: [locked?.id] } }])
  await jobTasks(app.ctx)['search-plans']()
  const next = { ...params, optimizationId: (body as OptimizationState).optimizationId }
  const { after } = (await app.call(routes.preview, { params: next })).body as OptimizationPreview
  expect(after.sumDistanceInMeters).toBeLessThanOrEqual(preview.after.sumDistanceInMeters)
})

test('refuses to go on with a search that runs, of another plan or of another event', async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  const other = await givenRun(app)
  const start = async ({ params }: GivenDinner, continuedOptimizationId: string) => {
    const { status, issues } = await app.call(routes.start, { params, body: { continuedOptimizationId } })
    return [status, issues[0]?.message, issues[0]?.field]
  }
  const refusal = [406, 'value_invalid', 'continuedOptimizationId']
  expect(await start(given, given.run.optimizationId)).toEqual(refusal)
  await app.call(routes.stop, { params: { ...given.params, optimizationId: given.run.optimizationId } })
  expect(await start(other, given.run.optimizationId)).toEqual(refusal)
  expect((await start(given, given.run.optimizationId))[0]).toBe(200)
  await app.call(teamRoutes.rearrange, { params: given.params })
  expect(await start(given, given.run.optimizationId)).toEqual(refusal)
})

test('applies a plan once when it is applied three times at once', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, 18)
  const { params } = await found(app, given, { ignoreMealAssignments: true })
  const answers = await Promise.all([1, 2, 3].map(() => app.call(routes.apply, { params })))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404])
})

test('refuses a stored plan that breaks a rule', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, 18)
  const { params } = await found(app, given, { ignoreMealAssignments: true })
  await app.database.pool.query(`update plan_run set found = jsonb_set(found, '{hosts,0}', '-1')`)
  const before = await visitsOf(app)
  for (const route of [routes.preview, routes.apply]) {
    const { status, issues } = await app.call(route, { params })
    expect([status, issues[0]?.message]).toEqual([406, 'plan_not_found_in_time'])
  }
  expect(await visitsOf(app)).toEqual(before)
})

test('changes few people when a team drops out, and cancels it once the repair is applied', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, 60)
  const gone = given.teams[4]
  const { body } = await app.call(routes.repair, { params: given.params, body: { withoutTeamIds: [gone?.id] } })
  const state = body as OptimizationState
  expect(state).toMatchObject({ kind: 'REPAIR', status: 'FINISHED' })
  const params = { ...given.params, optimizationId: state.optimizationId }
  const preview = (await app.call(routes.preview, { params })).body as OptimizationPreview
  expect(preview.changedParticipants).toBeLessThanOrEqual(12)
  expect(preview.changedTeams.map((team) => team.teamId)).not.toContain(gone?.id)
  expect(preview.dinnerRoutes).toHaveLength(29)
  const untouched = await visitsOf(app)
  expect(untouched).toHaveLength(60)

  const { teams } = (await app.call(routes.apply, { params })).body as TeamListBody
  expect(teams.find((team) => team.id === gone?.id)).toMatchObject({
    status: 'CANCELLED',
    teamMembers: [],
    hostTeamMember: null,
  })
  const visits = await visitsOf(app)
  expect(visits.some((one) => [one.hostTeamNumber, one.guestTeamNumber].includes(gone?.teamNumber ?? 0))).toBe(false)
  const wrong = planViolations(
    planned(teams),
    visits,
    given.dinner.meals.map((meal) => meal.id),
  )
  // A table may have one guest more or fewer; all are seated and no pair meets twice.
  expect(
    wrong.map((fault) => fault.kind).filter((kind) => !['UNEQUAL_MEALS', 'WRONG_GUEST_COUNT'].includes(kind)),
  ).toEqual([])
  const { participants } = (await app.call(participantRoutes.list, { params })).body as {
    participants: ParticipantReply[]
  }
  const left = new Set(participants.map((person) => person.id))
  expect(gone?.teamMembers.filter((member) => left.has(member.id))).toEqual([])
  const { activities } = (await app.call(activityRoutes.list, { params })).body as { activities: ActivityReply[] }
  expect(activities.slice(0, 2).map((one) => one.activityType)).toEqual(['DINNER_ROUTES_OPTIMIZED', 'TEAM_CANCELLED'])
  expect((await app.call(teamRoutes.list, { params })).body).toMatchObject({ planVersion: 2 })
})

test('returns figures, lower bound and findings of a plan, and the same when asked again', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, 18)
  const read = async () => (await app.call(routes.quality, { params: given.params })).body as PlanQualityReply
  const [quality, meanwhile] = await Promise.all([read(), read()])
  expect(routes.quality.reply.parse(quality)).toEqual(quality)
  expect(meanwhile).toEqual(quality)
  expect(quality.findings.map((one) => one.kind)).toContain('NOBODY_MEETS_TWICE')
  expect(quality.lowerBoundInMeters).toBeGreaterThan(0)
  expect(quality.lowerBoundInMeters).toBeLessThanOrEqual(quality.figures.sumDistanceInMeters + 1e-6)
})

test('refuses quality and repair without teams', async () => {
  const app = await createTestApp()
  const { params } = await givenRun(app)
  await app.call(teamRoutes.drop, { params })
  for (const answer of [
    await app.call(routes.quality, { params }),
    await app.call(routes.repair, { params, body: {} }),
  ])
    expect([answer.status, answer.issues[0]?.message]).toEqual([406, 'teams_not_existing'])
})
