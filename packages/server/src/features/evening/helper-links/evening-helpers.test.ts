import {
  allRoutes,
  eveningHelperRoutes,
  eveningPeopleRoutes,
  eveningRoutes,
  type Route,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenDinner } from '../../../../test/given.ts'
import { givenEvening } from '../../../../test/given-evening.ts'
import { tenantExamples } from '../../../../test/tenant-examples.ts'
import { givenTenant } from '../../../../test/tenant-facts.ts'

const at = (clock: string) => `2030-06-15T${clock}:00+02:00`

/** An evening with a helper, Kim, who can be called. */
async function givenHelper() {
  const evening = await givenEvening()
  const add = async (body: object) => {
    const answer = await evening.app.call(eveningHelperRoutes.addHelper, { params: evening.params, body })
    expect(answer).toMatchObject({ status: 200 })
    return eveningHelperRoutes.addHelper.reply.parse(answer.body)
  }
  const helper = await add({ name: 'Kim', phone: '0171 999' })
  const adminId = /\/admin\/([A-Za-z0-9_-]{24})\/evening$/.exec(helper.link)?.[1] ?? ''
  const boardOf = async (secret: string) => {
    const { status, body } = await evening.app.call(eveningRoutes.board, { params: { adminId: secret } })
    return status === 200 ? eveningRoutes.board.reply.parse(body) : status
  }
  /** The name of the helper whom the board greets, null for the organiser; or the status of the refusal. */
  const readerOf = async (secret: string) => {
    const { status, body } = await evening.app.call(eveningPeopleRoutes.people, { params: { adminId: secret } })
    return status === 200 ? eveningPeopleRoutes.people.reply.parse(body).helper : status
  }
  return { ...evening, add, helper, secret: adminId, boardOf, readerOf }
}

test("a helper's link opens the board until it is withdrawn, or guests see no contacts any more", async () => {
  const { app, params, helper, secret, boardOf, readerOf, add } = await givenHelper()
  expect(secret).not.toBe(params.adminId)
  expect(await boardOf(secret)).toMatchObject({ meals: [{}, {}, {}] })
  expect(await readerOf(secret)).toBe('Kim')
  expect(await readerOf(params.adminId)).toBe(null)
  const { body } = await app.call(eveningHelperRoutes.helpers, { params })
  expect(body).toEqual({ helpers: [helper] })
  const other = await add({ name: 'Alex' })
  app.clock.set('2030-06-16T11:59:59+02:00')
  expect(await readerOf(secret)).toBe('Kim')
  app.clock.set('2030-06-16T12:00:00+02:00')
  expect(await boardOf(secret)).toBe(404)
  app.clock.set(at('20:00'))
  const removal = { params: { ...params, helperId: helper.id } }
  expect((await app.call(eveningHelperRoutes.removeHelper, removal)).status).toBe(204)
  expect(await boardOf(secret)).toBe(404)
  expect(await readerOf(other.link.split('/').at(-2) ?? '')).toBe('Alex')
  expect((await app.call(eveningHelperRoutes.removeHelper, removal)).status).toBe(404)
  const told = await app.database.db.selectFrom('activity').select(['code', 'data']).orderBy('position').execute()
  expect(told.slice(-3)).toEqual([
    { code: 'helper_added', data: { name: 'Kim' } },
    { code: 'helper_added', data: { name: 'Alex' } },
    { code: 'helper_removed', data: { name: 'Kim' } },
  ])
})

test('lists and removes no helper of another event', async () => {
  const { app, helper, readerOf, secret } = await givenHelper()
  const { params } = await givenDinner(app)
  const list = async () => (await app.call(eveningHelperRoutes.helpers, { params })).body
  expect(await list()).toEqual({ helpers: [] })
  const removal = await app.call(eveningHelperRoutes.removeHelper, { params: { ...params, helperId: helper.id } })
  expect(removal.status).toBe(404)
  expect(await readerOf(secret)).toBe('Kim')
})

test('refuses helpers without a name and more than twenty, also when they are added at once', async () => {
  const { app, params, add } = await givenHelper()
  const refusal = async (body: object) => {
    const { status, issues } = await app.call(eveningHelperRoutes.addHelper, { params, body })
    return [status, issues[0]?.field, issues[0]?.message]
  }
  expect(await refusal({ name: ' ' })).toEqual([406, 'name', 'required'])
  expect(await refusal({ name: 'n'.repeat(61) })).toEqual([406, 'name', 'max_length_exceeded'])
  for (let number = 2; number <= 18; number++) await add({ name: `Helper ${number}` })
  const last = await Promise.all([1, 2, 3, 4].map(() => refusal({ name: 'Last' })))
  expect(last.map(([status]) => status).sort()).toEqual([200, 200, 406, 406])
  expect(await refusal({ name: 'One more' })).toEqual([406, undefined, 'too_many_entries'])
})

/** What helpers need: the board, and later what is opened from it. */
const open = [
  'GET /rest/eveningservice/v1/runningdinner/:adminId/board',
  'GET /rest/eveningservice/v1/runningdinner/:adminId/people',
  'GET /rest/eveningservice/v1/runningdinner/:adminId/tables/:mealId/:teamId',
  'POST /rest/eveningservice/v1/runningdinner/:adminId/tables/:mealId/:teamId/answer',
]
const nameOf = ({ method, path }: Route) => `${method} ${path}`
const ofOrganisers = allRoutes.filter(({ path }) => path.includes(':adminId'))

test(`a helper's link opens ${open.length} of the ${ofOrganisers.length} calls of organisers and is unknown to all others`, async () => {
  const { app } = await givenEvening()
  const facts = await givenTenant(app, 'zqhelped', '2030-06-20')
  const row = await app.database.db
    .selectFrom('eveningHelper')
    .select('secret')
    .where('dinnerId', '=', facts.dinnerId ?? '')
    .executeTakeFirstOrThrow()
  const answers: string[] = []
  for (const route of ofOrganisers) {
    const example = tenantExamples.find((candidate) => candidate.route === route)
    const { status } = await app.call(route, {
      params: { ...facts, ...example?.params?.(facts), adminId: row.secret } as Record<string, string>,
      query: (example?.query?.(facts) ?? {}) as Record<string, string>,
      body: example?.body?.(facts) ?? (route.body ? {} : undefined),
    })
    if (status !== 404) answers.push(`${nameOf(route)} ${status}`)
  }
  expect(answers.sort()).toEqual(open.map((name) => `${name} ${name.startsWith('GET') ? 200 : 204}`).sort())
})

test('a red table is unanswered after five minutes, until the organiser or a helper takes care of it', async () => {
  const { app, params, secret, boardOf, add, teams, member, report, evening } = await givenHelper()
  const mealId = teams[0]?.meal.id ?? ''
  const [host, guest] = [teams[0], teams.find(({ meal }) => meal.id !== mealId)]
  await add({ name: 'Alex without a phone' })
  const own = (await evening(member(host))).stops.find(({ kind }) => kind === 'own')
  const atTable = teams.find(({ id }) => id === own?.teams[0]?.teamId)
  const elsewhere = teams.find(({ id }) => id !== host?.id && !own?.teams.some(({ teamId }) => teamId === id))
  /** Whom the host, a guest of the table and a guest of another one may call besides the organiser. */
  const callable = () =>
    Promise.all([host, atTable, elsewhere].map(async (team) => (await evening(member(team))).helpers))
  const table = async () => {
    const board = await boardOf(params.adminId)
    if (typeof board === 'number') throw new Error(`board answered ${board}`)
    return board.meals.find((meal) => meal.mealId === mealId)?.tables.find(({ teamId }) => teamId === host?.id)
  }
  const answer = async (adminId: string, teamId = host?.id ?? '') =>
    (await app.call(eveningHelperRoutes.answerTable, { params: { adminId, mealId, teamId } })).status
  app.clock.set(at('18:40'))
  expect(await answer(secret)).toBe(204)
  expect(await table()).toMatchObject({ state: 'GREY', redSince: null, answeredAt: null, unanswered: false })
  await report(member(host), { kind: 'CANNOT_COOK', mealId })
  app.clock.set(at('18:44'))
  expect(await table()).toMatchObject({ state: 'RED', redSince: at('18:40'), unanswered: false })
  expect(await callable()).toEqual([[], [], []])
  app.clock.set(at('18:45'))
  expect(await table()).toMatchObject({ redSince: at('18:40'), answeredAt: null, answeredBy: null, unanswered: true })
  const kim = { name: 'Kim', phone: '0171 999', callLinks: [{ text: '0171 999', url: 'tel:+49171999' }] }
  expect(await callable()).toEqual([[kim], [kim], []])
  app.clock.set('2030-06-16T11:59:59+02:00')
  expect(await callable()).toEqual([[kim], [kim], []])
  app.clock.set('2030-06-16T12:00:00+02:00')
  expect(await callable()).toEqual([[], [], []])
  app.clock.set(at('18:45'))
  expect(await answer(secret)).toBe(204)
  app.clock.set(at('18:50'))
  expect(await answer(params.adminId)).toBe(204)
  expect(await table()).toMatchObject({ answeredAt: at('18:45'), answeredBy: 'Kim', unanswered: false })
  expect(await callable()).toEqual([[], [], []])
  expect(await app.database.db.selectFrom('eveningAttention').select('answeredBy').execute()).toHaveLength(1)
  // A team that does not cook this course has no table there.
  expect(await answer(secret, guest?.id)).toBe(404)
  expect(await answer('a'.repeat(24))).toBe(404)
})
