import {
  activityRoutes,
  type DinnerReply,
  dinnerRoutes,
  participantRoutes,
  settingsRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { dinnerBody, personBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'
import { readPlanState } from '../../plan/plan-history/plan-history.read.ts'

type Wanted = { id?: string; label?: string; time?: string }

async function given() {
  const app = await createTestApp()
  const event = await givenDinner(app)
  return { app, event, save: saving(app, event), ...event }
}

const saving =
  (app: TestApp, { params }: Pick<GivenDinner, 'params'>) =>
  (meals: unknown, headers: Record<string, string> = {}) =>
    app.call(settingsRoutes.saveSchedule, { params, body: { meals }, headers })

const read = async (app: TestApp, { params }: Pick<GivenDinner, 'params'>) =>
  (await app.call(dinnerRoutes.get, { params })).body as DinnerReply

async function stateOf(app: TestApp, { dinner }: Pick<GivenDinner, 'dinner'>) {
  const state = await readPlanState(app.ctx.db, dinner)
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()
  return Object.values(state).map(sorted)
}

async function activitiesOf(app: TestApp, { params }: Pick<GivenDinner, 'params'>) {
  const { body } = await app.call(activityRoutes.list, { params })
  return (body as { activities: { activityType: string; data: object }[] }).activities
}

const teamsOf = async (app: TestApp, { params }: Pick<GivenDinner, 'params'>) =>
  (await app.call(teamRoutes.list, { params, query: { filterCancelledTeams: 'false' } })).body as {
    teams: unknown[]
    planVersion: number
  }

describe('changing names and times of courses', () => {
  test('stores them sorted by time, keeps the teams and records one activity', async () => {
    const { app, event, dinner, save } = await given()
    await givenTeams(app, event)
    const before = await stateOf(app, event)
    const [starter, main, dessert] = dinner.meals as [Wanted, Wanted, Wanted]
    const wanted = [
      { ...main, time: '2030-06-15T22:30' },
      { ...dessert, time: '2030-06-15T21:15', label: 'Käse' },
      starter,
    ]
    const answer = await save(wanted)
    expect(answer.status).toBe(200)
    const saved = answer.body as DinnerReply
    expect(saved).toEqual(await read(app, event))
    expect(saved.meals).toEqual([
      starter,
      { ...dessert, time: '2030-06-15T21:15', label: 'Käse' },
      { ...main, time: '2030-06-15T22:30' },
    ])
    expect(saved.options.meals).toEqual(saved.meals)
    expect((await stateOf(app, event)).slice(1)).toEqual(before.slice(1))
    expect((await teamsOf(app, event)).planVersion).toBe(1)
    expect((await save(wanted)).status).toBe(200)
    const told = (await activitiesOf(app, event)).filter((activity) => activity.activityType === 'MEAL_TIMES_UPDATED')
    expect(told.map((one) => one.data)).toEqual([{}])
  })

  test('works by the alias path too', async () => {
    const { app, params, dinner } = await given()
    const meals = dinner.meals.map((meal) => ({ ...meal, label: `${meal.label}!` }))
    const url = `/rest/runningdinnerservice/v1/runningdinner/${params.adminId}/meals?_t=1`
    const answer = await app.app.inject({ method: 'PUT', url, payload: { meals } })
    expect([answer.statusCode, answer.json().meals]).toEqual([200, meals])
  })

  test('ignores a stale plan version', async () => {
    const { app, event, dinner, save } = await given()
    await givenTeams(app, event)
    expect(
      (
        await save(
          dinner.meals.map((meal) => ({ ...meal, label: 'x' })),
          { 'if-match': '0' },
        )
      ).status,
    ).toBe(200)
  })
})

describe('adding or removing courses', () => {
  const cases: [string, (meals: Wanted[]) => Wanted[]][] = [
    ['one less', (meals) => meals.slice(0, 2)],
    ['one for another', (meals) => [...meals.slice(0, 2), { label: 'Käse', time: '2030-06-15T23:59' }]],
    [
      'one less and the others called and timed otherwise',
      (meals) => meals.slice(1).map((meal) => ({ ...meal, label: 'Suppe', time: '2030-06-16T00:30' })),
    ],
  ]

  test.each(cases)('drops all teams as one change, and undo restores everything: %s', async (_, change) => {
    const { app, event, dinner, save } = await given()
    await givenTeams(app, event)
    const before = await stateOf(app, event)
    const mealsBefore = dinner.meals
    expect((await save(change(dinner.meals))).status).toBe(200)
    const { teams, planVersion } = await teamsOf(app, event)
    expect([teams, planVersion]).toEqual([[], 2])
    expect((await activitiesOf(app, event))[0]).toMatchObject({
      activityType: 'MEAL_TIMES_UPDATED',
      data: { teams: 9 },
    })
    const after = await stateOf(app, event)
    const mealsAfter = (await read(app, event)).meals
    expect((await app.call(teamRoutes.undo, { params: event.params })).status).toBe(200)
    expect(await stateOf(app, event)).toEqual(before)
    expect((await read(app, event)).meals).toEqual(mealsBefore)
    expect((await app.call(teamRoutes.redo, { params: event.params })).status).toBe(200)
    expect(await stateOf(app, event)).toEqual(after)
    expect((await read(app, event)).meals).toEqual(mealsAfter)
  })

  test('turns two courses into three and recomputes the needed number of people', async () => {
    const { options } = dinnerBody()
    const app = await createTestApp()
    const event = await givenDinner(app, { options: { ...options, meals: options.meals.slice(0, 2) } })
    const sizes = (dinner: DinnerReply) => dinner.sessionData.assignableParticipantSizes.minimumParticipantsNeeded
    expect(sizes(event.dinner)).toBe(8)
    const answer = await saving(app, event)([...event.dinner.meals, { label: 'Nachspeise', time: '2030-06-15T23:59' }])
    expect(sizes(answer.body as DinnerReply)).toBe(18)
    expect((answer.body as DinnerReply).meals.map((meal) => meal.label)).toEqual([
      'Vorspeise',
      'Hauptgang',
      'Nachspeise',
    ])
    await givenTeams(app, event)
    expect((await teamsOf(app, event)).teams).toHaveLength(9)
  })

  test('clears the wishes for a removed course, and undo restores them', async () => {
    const { app, event, params, dinner, save } = await given()
    const [starter, , dessert] = dinner.meals.map((meal) => meal.id)
    const people = await givenParticipants(app, event, 2, (number) => ({
      preferredMeal: number === 1 ? starter : dessert,
    }))
    const wishes = async () => {
      const { body } = await app.call(participantRoutes.list, { params })
      const { participants, participantsWaitingList } = body as Record<
        string,
        { id: string; preferredMeal: string | null }[]
      >
      const all = [...(participants ?? []), ...(participantsWaitingList ?? [])]
      return people.map(({ id }) => all.find((one) => one.id === id)?.preferredMeal)
    }
    await save(dinner.meals.slice(0, 2))
    expect(await wishes()).toEqual([starter, null])
    await app.call(teamRoutes.undo, { params })
    expect(await wishes()).toEqual([starter, dessert])
  })

  test("restores a course on the event's new day when it was postponed meanwhile", async () => {
    const { app, event, params, dinner, save } = await given()
    await save([...dinner.meals.slice(0, 1), { ...dinner.meals[1], time: '2030-06-15T20:30' }])
    const { teamPartnerWishDisabled: _, ...basicDetails } = dinner.basicDetails
    const moved = await app.call(dinnerRoutes.saveBasicSettings, {
      params,
      body: { basicDetails: { ...basicDetails, date: '2030-07-20' } },
    })
    expect(moved.status).toBe(200)
    await app.call(teamRoutes.undo, { params })
    expect((await read(app, event)).meals.map((meal) => meal.time)).toEqual([
      '2030-07-20T19:00',
      '2030-07-20T21:00',
      '2030-07-20T23:00',
    ])
  })

  test("changes nothing when it is repeated, also without the new course's id", async () => {
    const { app, event, dinner, save } = await given()
    const wanted = [...dinner.meals.slice(0, 2), { label: 'Käse', time: '2030-06-15T23:30' }]
    const [first, second] = [await save(wanted), await save(wanted)]
    expect(second.body).toEqual(first.body)
    expect(
      (await activitiesOf(app, event)).filter((activity) => activity.activityType === 'MEAL_TIMES_UPDATED'),
    ).toHaveLength(1)
  })

  test('answers 409 to a stale plan version and accepts the current one', async () => {
    const { app, event, dinner, save } = await given()
    await givenTeams(app, event)
    const before = await stateOf(app, event)
    const stale = await save(dinner.meals.slice(0, 2), { 'if-match': '0' })
    expect([stale.status, stale.issues[0]?.message]).toEqual([409, 'concurrent_modification'])
    expect(await stateOf(app, event)).toEqual(before)
    expect((await save(dinner.meals.slice(0, 2), { 'if-match': '1' })).status).toBe(200)
  })

  test('leaves one schedule and no old team when three changes race', async () => {
    const { app, event, dinner, save } = await given()
    await givenTeams(app, event)
    const [starter, main, dessert] = dinner.meals
    const answers = await Promise.all([save([starter, main]), save([starter, dessert]), save([main, dessert])])
    for (const { status } of answers) expect([200, 406]).toContain(status)
    expect((await read(app, event)).meals).toHaveLength(2)
    expect((await teamsOf(app, event)).teams).toEqual([])
  })
})

describe('a schedule is refused', () => {
  test.each<[string, (meals: Wanted[], foreign: string) => unknown, [string | undefined, string][]]>([
    [
      'with four courses',
      (meals) => [...meals, { label: 'Käse', time: '2030-06-15T23:59' }],
      [[undefined, 'meals_add_constraint']],
    ],
    ['with one', (meals) => meals.slice(0, 1), [[undefined, 'meals_remove_constraint']]],
    ['with none', () => [], [[undefined, 'meals_remove_constraint']]],
    [
      'with a course of another event',
      (meals, id) => [meals[0], { ...meals[1], id }],
      [['meals[1].id', 'value_invalid']],
    ],
    ['with a course twice', (meals) => [meals[0], meals[0]], [['meals[1].id', 'value_invalid']]],
    [
      'without a name',
      (meals) => [{ ...meals[0], label: ' ' }, meals[1]],
      [['meals[0].label', 'error_required_meal_label']],
    ],
    [
      'without a time',
      (meals) => [{ ...meals[0], time: '' }, meals[1]],
      [['meals[0].time', 'error_required_meal_time']],
    ],
    [
      'on the day before',
      (meals) => [{ ...meals[0], time: '2030-06-14T23:59' }, meals[1]],
      [['meals[0].time', 'error_invalid_meal_time']],
    ],
    [
      'with everything wrong at once',
      (meals) => [{ ...meals[0], label: '' }, { ...meals[1], time: '20:00' }, 5],
      [
        ['meals[1].time', 'time_invalid'],
        ['meals[2]', 'value_invalid'],
        ['meals[0].label', 'error_required_meal_label'],
      ],
    ],
  ])('%s, and nothing is changed', async (_, change, expected) => {
    const { app, event, dinner, save } = await given()
    const other = await givenDinner(app)
    await givenTeams(app, event)
    const before = await stateOf(app, event)
    const { status, issues } = await save(change(dinner.meals, other.dinner.meals[0]?.id ?? ''))
    expect([status, issues.map((one) => [one.field, one.message])]).toEqual([406, expected])
    expect(await stateOf(app, event)).toEqual(before)
    expect((await save(dinner.meals)).status).toBe(200)
  })

  test('once the event is cancelled', async () => {
    const { app, params, dinner, save } = await given()
    await app.call(dinnerRoutes.cancel, { params })
    const { status, issues } = await save(dinner.meals.slice(0, 2))
    expect([status, issues[0]?.message]).toEqual([406, 'event_cancelled'])
  })
})

test('refuses or clears a wish for a course that is removed at the same moment', async () => {
  const { app, params, dinner, save } = await given()
  const dessert = dinner.meals[2]?.id
  const [, ...people] = await Promise.all([
    save(dinner.meals.slice(0, 2)),
    ...[1, 2, 3, 4].map((number) =>
      app.call(participantRoutes.create, { params, body: personBody(number, { preferredMeal: dessert }) }),
    ),
  ])
  for (const { status } of people) expect([200, 406]).toContain(status)
  const { rows } = await app.database.pool.query(
    'select count(*)::int as count from participant where preferred_meal_id is not null',
  )
  expect(rows[0].count).toBe(0)
})
