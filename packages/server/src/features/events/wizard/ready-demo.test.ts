import {
  activityRoutes,
  dinnerRoutes,
  type MessageJobReply,
  type MessageTaskReply,
  messageRoutes,
  participantRoutes,
  settingsRoutes,
  type TeamReply,
  teamRoutes,
  type WireReplyOf,
} from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'

function press(app: TestApp, lng: string, headers: Record<string, string> = {}) {
  return app.app.inject({
    method: 'POST',
    url: '/running-dinner-demo',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ lng }).toString(),
  })
}

async function pressed(app: TestApp, lng: string) {
  const answer = await press(app, lng)
  const [, adminId = ''] = /^\/admin\/([A-Za-z0-9_-]{24})$/.exec(String(answer.headers.location)) ?? []
  expect([answer.statusCode, adminId]).toEqual([303, expect.stringMatching(/./)])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  return { params: { adminId } }
}

const countOf = async (app: TestApp, table: string) =>
  Number((await app.database.pool.query(`select count(*) from ${table}`)).rows[0].count)

test.each(['de', 'en'] as const)(
  'creates a demo with people, teams, plan and coordinates by one press in %s',
  async (language) => {
    const app = await createTestApp()
    const { params } = await pressed(app, language)
    const dinner = (await app.call(dinnerRoutes.get, { params })).body
    expect(dinnerRoutes.get.reply.parse(dinner)).toMatchObject({
      runningDinnerType: 'DEMO',
      email: '',
      basicDetails: { title: phrases[language].demo.title, languageCode: language },
      meals: Object.values(phrases[language].demo.meals).map((label) => ({ label })),
    })
    const { participants } = (await app.call(participantRoutes.list, { params })).body as {
      participants: WireReplyOf<typeof participantRoutes.get>[]
    }
    expect(participants.map((person) => person.firstnamePart)).toContain(language === 'de' ? 'Marlene' : 'Megan')
    expect(participants.map((person) => person.mealSpecificsNote)).toContain(
      language === 'de' ? 'Keine Haselnüsse' : 'No hazelnuts',
    )
    expect(participants.every(({ geocodingResult: { lat }, teamId }) => lat > 51 && teamId)).toBe(true)
    const { teams } = (await app.call(teamRoutes.list, { params })).body as { teams: TeamReply[] }
    expect(teams).toHaveLength(9)
    for (const { meal } of teams) expect(Object.values(phrases[language].demo.meals)).toContain(meal.label)
    const visits = await countOf(app, 'visit')
    expect(visits).toBe(18)
  },
)

test('sends no mails from a demo without an address and shows them inside', async () => {
  const app = await createTestApp()
  const { params } = await pressed(app, 'de')
  const sent = await app.call(messageRoutes.participants.send, {
    params,
    body: { subject: 'S', message: 'M', participantSelection: 'ALL', copyToOwner: true },
  })
  expect(sent.status).toBe(200)
  await app.deliver()
  const job = sent.body as MessageJobReply
  const tasks = (await app.call(messageRoutes.tasks, { params: { ...params, taskId: job.id } }))
    .body as MessageTaskReply[]
  expect(tasks).toHaveLength(19)
  for (const task of tasks) expect(task).toMatchObject({ sendingStatus: 'SENDING_FINISHED', message: { content: 'M' } })
  expect((await app.call(settingsRoutes.replaceAdministrationLink, { params })).status).toBe(200)
  await app.deliver()
  expect(await app.mails()).toEqual([])
})

test('cannot be confirmed; dashboard and settings open without an address', async () => {
  const app = await createTestApp()
  const { params } = await pressed(app, 'de')
  for (const acknowledgeToken of ['', 'null', 'x'.repeat(24)]) {
    const answer = await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
    expect([404, 405]).toContain(answer.status)
  }
  const dashboard = await app.call(activityRoutes.dashboard, { params })
  expect(activityRoutes.dashboard.reply.safeParse(dashboard.body).success).toBe(true)
  const { body: dinner } = await app.call(dinnerRoutes.get, { params })
  const { basicDetails } = dinnerRoutes.get.reply.parse(dinner)
  const saved = await app.call(dinnerRoutes.saveBasicSettings, { params, body: { basicDetails } })
  expect(saved.issues).toEqual([])
})

test('creates no demo on opening or prefetching the page or from another site', async () => {
  const app = await createTestApp()
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.app.inject({ method, url: '/running-dinner-demo' })
    expect([statusCode, headers.location]).toEqual([303, '/#demo'])
  }
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await press(app, 'de', { 'sec-fetch-site': site })).headers.location).toBe('/#demo')
  expect((await press(app, 'de', { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect((await press(app, 'x'.repeat(2_000))).statusCode).toBe(413)
  expect(await countOf(app, 'dinner')).toBe(0)
  expect((await press(app, 'de', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303)
  expect((await press(app, 'tlh')).statusCode).toBe(303)
  expect(await countOf(app, 'dinner')).toBe(2)
})

test('redirects to the landing page over the limit of demos', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  for (let count = 0; count < 10; count++) await pressed(app, 'de')
  const over = await press(app, 'en')
  expect([over.statusCode, over.headers.location, over.headers['cache-control']]).toEqual([
    303,
    '/?demo=later#demo',
    'no-store',
  ])
  const opened = await app.app.inject('/running-dinner-demo')
  expect([opened.headers.location, opened.headers['cache-control']]).toEqual(['/#demo', 'no-store'])
  expect(await countOf(app, 'dinner')).toBe(10)
})
