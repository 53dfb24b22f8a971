import {
  eveningRoutes,
  type MessageJobReply,
  type NotificationStatusReply,
  notificationRoutes,
  type OptimizationPreview,
  type OptimizationState,
  planOptimizationRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { confirmDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { givenMessage } from '../../../../test/given-portal.ts'
import { locateEveryone } from '../../../../test/given-run.ts'
import { planStateOf } from '../../../../test/plan-of.ts'

/** An event whose people know their routes, with the ids of its courses in order of time. */
async function givenSentRoutes(people: number) {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  const teams = await givenTeams(app, given, people)
  await locateEveryone(app)
  await givenMessage(app, given, 'dinnerRoutes')
  const courses = given.dinner.meals.toSorted((left, right) => left.time.localeCompare(right.time)).map(({ id }) => id)
  return { app, given, params: given.params, teams, courses }
}

// 18 teams; each of the twelve that cook later drops out in turn.
test('a repair without any host of a main course or dessert, during the main course, moves no started visit, and mails exactly the people it changes', {
  timeout: 120_000,
}, async () => {
  const { app, params, teams, courses } = await givenSentRoutes(36)
  const [starter, main, dessert] = courses
  const started = async () =>
    (
      await app.database.pool.query<{ guest: string; host: string; meal: string }>(
        'select guest_team_id as guest, host_team_id as host, meal_id as meal from visit where meal_id = any($1) order by 1, 3',
        [[starter, main]],
      )
    ).rows
  const notificationStatus = async () =>
    (await app.call(notificationRoutes.notificationStatus, { params })).body as NotificationStatusReply
  const repairWithout = (teamId: string) =>
    app.call(planOptimizationRoutes.repair, { params, body: { withoutTeamIds: [teamId] } })
  const { rows: links } = await app.database.pool.query<{ id: string; secret: string }>(
    'select id, self_admin_id as secret from participant',
  )
  /** People who read on their card that something changed, and did not say so yet. */
  const noticed = async () => {
    const found: string[] = []
    for (const { id, secret } of links) {
      const card = await app.call(eveningRoutes.ownEvening, { params: { selfAdminId: secret, participantId: id } })
      // Of a team that dropped out.
      if (card.status === 404) continue
      const { notices } = eveningRoutes.ownEvening.reply.parse(card.body)
      if (notices.some(({ seenAt }) => !seenAt)) found.push(id)
    }
    return found
  }
  app.clock.set('2030-06-15T19:15:00Z')
  expect((await notificationStatus()).outdated).toEqual([])

  const cooking = (mealId: string | undefined) => teams.filter(({ meal }) => meal.id === mealId)
  /** A plan without this team; returns the people of other teams whose evening it changes. */
  const repair = async ({ id, meal }: TeamReply) => {
    const before = await started()
    const proposed = await repairWithout(id)
    expect(proposed.issues).toEqual([])
    const call = { params: { ...params, optimizationId: (proposed.body as OptimizationState).optimizationId } }
    const preview = (await app.call(planOptimizationRoutes.preview, call)).body as OptimizationPreview
    expect((await app.call(planOptimizationRoutes.apply, call)).issues).toEqual([])
    const stays = (visit: (typeof before)[number]) => visit.guest !== id && visit.host !== id
    const after = await started()
    expect(after).toEqual(expect.arrayContaining(before.filter(stays)))
    const strangers = after.filter((visit) => !before.some((was) => JSON.stringify(was) === JSON.stringify(visit)))
    const stranded = before.filter(({ host, meal: course }) => host === id && course === main).map(({ guest }) => guest)
    expect(strangers.map(({ guest }) => guest).sort()).toEqual(meal.id === main ? stranded.sort() : [])
    const changed = preview.changedTeams.flatMap(({ participants }) => participants.map((person) => person.id)).sort()
    expect(preview.changedParticipants).toBe(changed.length)
    const { outdated } = await notificationStatus()
    const staying = outdated.filter(({ teamId }) => teamId !== id).map(({ participantId }) => participantId)
    expect(staying.sort()).toEqual(changed)
    expect(outdated).toHaveLength(changed.length + 2)
    return changed
  }

  const reached: [number, number] = [0, 0]
  for (const [course, mealId] of [main, dessert].entries())
    for (const team of cooking(mealId)) {
      const changed = await repair(team)
      expect(changed.length).toBeGreaterThan(0)
      const own = team.teamMembers.map((person) => person.id)
      expect((await noticed()).filter((id) => !own.includes(id)).sort()).toEqual(changed)
      reached[course === 0 ? 0 : 1]++
      expect((await app.call(teamRoutes.undo, { params })).issues).toEqual([])
      expect((await notificationStatus()).outdated).toEqual([])
    }
  expect(reached).toEqual([6, 6])

  // A repair that was mailed cannot be undone, so one of each course is.
  for (const mealId of [dessert, main]) {
    const [team] = cooking(mealId)
    const concerned = new Set([...(await repair(team as TeamReply)), ...(team?.teamMembers ?? []).map(({ id }) => id)])
    const sent = (await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).body as MessageJobReply
    expect(sent.numberOfMessageTasks).toBe(concerned.size)
    await app.deliver()
    expect((await notificationStatus()).outdated).toEqual([])
  }
})

test('refuses that a team cooks another course when one of the two is frozen', async () => {
  const { app, params, teams, courses } = await givenSentRoutes(18)
  const [starter, main, dessert] = courses
  app.clock.set('2030-06-15T16:45:00Z')
  const cook = (course: string | undefined) => teams.find(({ meal }) => meal.id === course)?.id
  const wish = async (teamId: string | undefined, mealId: string | undefined) => {
    const { status, issues } = await app.call(planOptimizationRoutes.repair, {
      params,
      body: { courses: [{ teamId, mealId }] },
    })
    return [status, ...issues.map(({ message, field }) => `${message} ${field}`)]
  }
  const refused = [406, 'course_frozen courses[0].mealId']
  expect(await wish(cook(starter), main)).toEqual(refused)
  expect(await wish(cook(main), starter)).toEqual(refused)
  expect((await wish(cook(main), dessert)).join()).not.toContain('course_frozen')
})

test('refuses a proposal from before the freeze that moves visits of a course frozen since, and keeps the plan', async () => {
  const { app, given, params, teams, courses } = await givenSentRoutes(36)
  app.clock.set('2030-06-15T16:20:00Z')
  const [starter] = courses
  const cook = teams.find(({ meal }) => meal.id !== starter)
  const body = { courses: [{ teamId: cook?.id, mealId: starter }] }
  const { optimizationId } = (await app.call(planOptimizationRoutes.repair, { params, body })).body as OptimizationState
  const call = { params: { ...params, optimizationId } }
  expect((await app.call(planOptimizationRoutes.preview, call)).issues).toEqual([])
  const before = await planStateOf(app, given)
  for (const now of ['2030-06-15T19:15:00Z', '2030-06-15T21:15:00Z']) {
    app.clock.set(now)
    const { status, issues } = await app.call(planOptimizationRoutes.apply, call)
    expect([status, ...issues.map(({ message }) => message)]).toEqual([406, 'course_frozen'])
    expect(await planStateOf(app, given)).toEqual(before)
  }
})
