import { allRoutes, dinnerRoutes, messageRoutes, wizardRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { rateLimits } from '../src/platform/http/rate-limits.ts'
import { createTestApp, type TestApp } from './app.ts'
import { dinnerBody } from './bodies.ts'
import { givenDinner, givenParticipants } from './given.ts'

/** The real application with limits on; `rate-limits.test.ts` covers every limit. */
const limited = () => createTestApp({ config: { rateLimits: true } })

const create = (app: TestApp, email: string, remoteAddress = '203.0.113.7') =>
  app.app.inject({
    method: 'POST',
    url: `/api${wizardRoutes.create.path}`,
    payload: dinnerBody({ email }),
    remoteAddress,
  })

test('limits new events to five an hour per address and three a day per organiser', async () => {
  const app = await limited()
  const statuses = async (emails: string[], from?: string) => {
    const answers: number[] = []
    for (const email of emails) answers.push((await create(app, email, from)).statusCode)
    return answers
  }
  const [a, b] = ['a@organisers.example', 'b@organisers.example']
  expect(await statuses([a, a, a, 'A@organisers.example', b, b, b])).toEqual([200, 200, 200, 429, 200, 200, 429])
  expect(await statuses([a, b], '203.0.113.8')).toEqual([429, 200])
})

test('refuses even the right secret after thirty wrong ones a minute, but not from another network', async () => {
  const app = await limited()
  const { params } = await givenDinner(app)
  const open = (adminId: string, remoteAddress = '203.0.113.7') =>
    app.app.inject({ method: 'GET', url: `/api${dinnerRoutes.get.path.replace(':adminId', adminId)}`, remoteAddress })
  for (let guess = 0; guess < 30; guess++) expect((await open(`${'A'.repeat(20)}${1000 + guess}`)).statusCode).toBe(404)
  const refused = await open(params.adminId)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await open(params.adminId, '203.0.113.8')).statusCode).toBe(200)
  app.clock.set('2030-05-01T10:01:01Z')
  expect((await open(params.adminId)).statusCode).toBe(200)
})

async function givenSender(people: number) {
  const app = await limited()
  const given = await givenDinner(app)
  await givenParticipants(app, given, people)
  const { params, acknowledgeToken } = given
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  const send = (query: Record<string, string> = {}) =>
    app.call(messageRoutes.participants.send, {
      params,
      query,
      body: { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' },
    })
  const queued = async () => {
    const { rows } = await app.database.pool.query(
      "select count(*)::int as count from message_task where kind = 'PARTICIPANT'",
    )
    return rows[0].count as number
  }
  return { app, send, queued }
}

test('limits messages to six an hour and test mails to ten, and sends nothing when refused', async () => {
  const { app, send, queued } = await givenSender(4)
  const statuses = async (count: number, query?: Record<string, string>) => {
    const answers: number[] = []
    for (let number = 0; number < count; number++) answers.push((await send(query)).status)
    return answers
  }
  expect(await statuses(7)).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(await queued()).toBe(24)
  expect(await statuses(11, { sendToDinnerOwner: 'true' })).toEqual([...Array(10).fill(200), 429])
  app.clock.set('2030-05-01T11:00:01Z')
  expect(await statuses(1)).toEqual([200])
})

test('limits mails to ten a day per person of an event', async () => {
  const { app, send, queued } = await givenSender(3)
  for (let hours = 0; hours < 4; hours++) {
    app.clock.set(`2030-05-01T1${hours}:30:00Z`)
    for (let count = 0; count < 3; count++) await send()
  }
  expect(await queued()).toBe(30)
  const refused = await send()
  expect([refused.status, refused.issues[0]?.message]).toEqual([406, 'mail_quota_exceeded'])
  app.clock.set('2030-05-02T14:00:00Z')
  expect((await send()).status).toBe(200)
})

test('limits existing calls only', async () => {
  const { app } = await createTestApp()
  const calls = allRoutes.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((alias) => `${method} ${alias.replace(/^\/rest/, '')}`),
  )
  const pages = [
    ['GET', '/tiles/:z/:x/:file'],
    ['GET', '/sandbox/pay/:id'],
    ['POST', '/running-dinner-demo'],
  ] as const
  for (const [method, url] of pages) expect(app.hasRoute({ method, url }), url).toBe(true)
  const known = [...calls, ...pages.map((page) => page.join(' '))]
  const idle = rateLimits.filter((limit) => !known.some((call) => limit.concerns(call)))
  expect(idle.map(({ name }) => name)).toEqual([])
})
