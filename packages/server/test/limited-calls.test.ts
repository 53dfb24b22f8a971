import {
  allRoutes,
  dinnerRoutes,
  eveningRoutes,
  liveStreams,
  messageRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { rateLimits } from '../src/features/rate-limits.ts'
import { createTestApp, type TestApp } from './app.ts'
import { dinnerBody } from './bodies.ts'
import { givenDinner, givenParticipants } from './given.ts'
import { givenEvening } from './given-evening.ts'

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

test('refuses guesses of secrets after thirty a minute, but neither the right secret nor another network', async () => {
  const app = await limited()
  const { params } = await givenDinner(app)
  const open = (adminId: string, remoteAddress = '203.0.113.7') =>
    app.app.inject({ method: 'GET', url: `/api${dinnerRoutes.get.path.replace(':adminId', adminId)}`, remoteAddress })
  const guess = (number: number, from?: string) => open(`${'A'.repeat(20)}${1000 + number}`, from)
  for (let number = 0; number < 30; number++) expect((await guess(number)).statusCode).toBe(404)
  const refused = await guess(30)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await open(params.adminId)).statusCode).toBe(200)
  expect((await guess(31, '203.0.113.8')).statusCode).toBe(404)
  app.clock.set('2030-05-01T10:01:01Z')
  expect((await guess(32)).statusCode).toBe(404)
})

test.each([
  ['203.0.113.50', '203.0.113.50:41234', '203.0.113.51:41234'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]:41234', '[2001:db8:1:3::1]:41234'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]', '[2001:db8:1:3::1]'],
])('counts %s as the same client where a trusted proxy forwards %s', async (plain, written, elsewhere) => {
  const { app } = await createTestApp({ config: { rateLimits: true, trustProxyHops: 1 } })
  const url = `/api${dinnerRoutes.get.path.replace(':adminId', `${'A'.repeat(20)}1000`)}`
  const guess = async (forwarded: string) =>
    (await app.inject({ method: 'GET', url, headers: { 'x-forwarded-for': forwarded } })).statusCode
  for (let count = 0; count < 15; count++) {
    expect(await guess(plain)).toBe(404)
    expect(await guess(written.replace('41234', String(41_000 + count)))).toBe(404)
  }
  expect([await guess(plain), await guess(written), await guess(elsewhere)]).toEqual([429, 429, 404])
})

test('counts the address that the trusted proxy saw, whatever the caller put before it', async () => {
  const { app } = await createTestApp({ config: { rateLimits: true, trustProxyHops: 1 } })
  const url = `/api${dinnerRoutes.get.path.replace(':adminId', `${'A'.repeat(20)}1000`)}`
  const guess = async (forwarded: string) =>
    (await app.inject({ method: 'GET', url, headers: { 'x-forwarded-for': forwarded } })).statusCode
  for (let count = 0; count < 30; count++) expect(await guess(`192.0.2.${count}, 203.0.113.7`)).toBe(404)
  expect([await guess('192.0.2.200, 203.0.113.7'), await guess('192.0.2.200, 203.0.113.8')]).toEqual([429, 404])
})

test('sixty cards and the board open behind one address where forty dead links are opened too', async () => {
  const app = await limited()
  const { teams, selfOf, params } = await givenEvening({}, app)
  app.clock.set('2030-06-15T20:00:00+02:00')
  const get = (url: string) => app.app.inject({ method: 'GET', url: `/api${url}`, remoteAddress: '203.0.113.7' })
  const card = (selfAdminId: string, participantId: string) =>
    get(eveningRoutes.ownEvening.path.replace(':selfAdminId', selfAdminId).replace(':participantId', participantId))
  const board = (adminId: string) => get(eveningRoutes.board.path.replace(':adminId', adminId))
  const people = teams.flatMap(({ teamMembers }) => teamMembers.map(({ id }) => selfOf(id)))
  const dead = Array.from({ length: 40 }, (_, index) => `${'A'.repeat(20)}${1000 + index}`)
  const statuses = async (answers: ReturnType<typeof get>[]) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  // A withdrawn helper's link on a phone that keeps asking.
  expect(await statuses(dead.map(board))).toEqual(expect.arrayContaining([404, 429]))
  const opened = Array.from({ length: 60 }, (_, index) => people[index % people.length])
  const cards = opened.map((self) => card(self?.selfAdminId ?? '', self?.participantId ?? ''))
  const deadCards = dead.map((secret, index) => card(secret, people[index % people.length]?.participantId ?? ''))
  expect(new Set(await statuses(cards))).toEqual(new Set([200]))
  expect(new Set(await statuses(deadCards))).toEqual(new Set([429]))
  expect(await statuses([board(params.adminId)])).toEqual([200])
})

async function givenSender(people: number) {
  const app = await limited()
  const given = await givenDinner(app)
  const [person] = await givenParticipants(app, given, people)
  const { params, acknowledgeToken } = given
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  const send = (query: Record<string, string> = {}, changes: object = {}) =>
    app.call(messageRoutes.participants.send, {
      params,
      query,
      body: { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL', ...changes },
    })
  const queued = async () => {
    const { rows } = await app.database.pool.query(
      "select count(*)::int as count from message_task where kind = 'PARTICIPANT'",
    )
    return rows[0].count as number
  }
  const toOne = { participantSelection: 'CUSTOM_SELECTION', customSelectedParticipantIds: [person?.id] }
  return { app, send, queued, sendToOne: () => send({}, toOne) }
}

test('limits messages to six an hour, sent one by one or at once, and test mails to ten; sends nothing when refused', async () => {
  const { app, send, queued } = await givenSender(4)
  const statuses = async (count: number, query?: Record<string, string>) => {
    const answers: number[] = []
    for (let number = 0; number < count; number++) answers.push((await send(query)).status)
    return answers
  }
  expect(await statuses(3)).toEqual([200, 200, 200])
  const atOnce = (await Promise.all(Array.from({ length: 6 }, () => send()))).map(({ status }) => status)
  expect(atOnce.sort()).toEqual([200, 200, 200, 429, 429, 429])
  app.clock.set('2030-05-01T10:20:00Z')
  expect(await send()).toMatchObject({
    status: 429,
    issues: [{ message: 'rate_limited' }],
    headers: { 'retry-after': '2400' },
  })
  expect(await queued()).toBe(24)
  app.clock.set('2030-05-01T10:00:00Z')
  expect(await statuses(11, { sendToDinnerOwner: 'true' })).toEqual([...Array(10).fill(200), 429])
  app.clock.set('2030-05-01T11:00:01Z')
  expect(await statuses(1)).toEqual([200])
})

test('messages on the day of the evening count by themselves: thirty an hour, until it is over', async () => {
  const { app, sendToOne } = await givenSender(6)
  const allowedAt = async (now: string) => {
    app.clock.set(now)
    let count = 0
    while ((await sendToOne()).status === 200) count++
    return count
  }
  // The day begins at 22:00 UTC; the evening is over at 00:00 UTC of the next day.
  expect(await allowedAt('2030-06-14T21:59:59Z')).toBe(6)
  expect(await allowedAt('2030-06-14T22:00:00Z')).toBe(30)
  expect(await allowedAt('2030-06-14T22:59:59Z')).toBe(0)
  app.clock.set('2030-06-15T23:59:59Z')
  expect((await sendToOne()).status).toBe(200)
  expect(await allowedAt('2030-06-16T00:00:00Z')).toBe(6)
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
    ['POST', '/running-dinner-events/:publicId/registration'],
    ['POST', '/running-dinner-events/:publicId/resend-confirmation'],
    ['POST', '/feedback'],
  ] as const
  for (const [method, url] of pages) expect(app.hasRoute({ method, url }), url).toBe(true)
  const streams = Object.values(liveStreams).map((path) => `GET ${path.replace(/^\/rest/, '')}`)
  const known = [...calls, ...streams, ...pages.map((page) => page.join(' '))]
  const idle = rateLimits.filter((limit) => !known.some((call) => limit.concerns(call)))
  expect(idle.map(({ name }) => name)).toEqual([])
})
