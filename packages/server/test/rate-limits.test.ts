import type { FastifyRequest, InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { rateLimits } from '../src/features/rate-limits.ts'
import { limitedApp } from './limited-app.ts'

interface Sample {
  /** Name of the limit. */
  name: string
  pattern: string
  path: string
  allowed: number
  seconds: number
  body?: object
  /** The reply of a call that is not carried out. */
  answer?: '404' | 'duplicate' | undefined
  /** An independent caller, where the network does not matter. */
  other?: { path?: string; body?: object }
}

const minute = 60
const hour = 60 * minute
const event = (path: string, adminId = 'secret') => path.replace(':adminId', adminId)
const frontend = '/frontend/v1/runningdinner/:publicId'
const guest = (path: string, publicId = 'event') => path.replace(':publicId', publicId)
const ofEvent = (name: string, pattern: string, allowed: number, seconds: number, query = ''): Sample => {
  const path = (pattern.split(' ')[1] ?? '') + query
  return { name, pattern, path: event(path), allowed, seconds, other: { path: event(path, 'another') } }
}

/** One call per limit, with its numbers (`docs/rules/limits.md`). */
const samples: Sample[] = [
  {
    ...ofEvent('unknown secrets', 'GET /runningdinnerservice/v1/runningdinner/:adminId', 30, minute),
    answer: '404',
    other: {},
  },
  {
    name: 'create',
    pattern: 'POST /wizardservice/v1/create',
    path: '/wizardservice/v1/create',
    allowed: 5,
    seconds: hour,
  },
  {
    name: 'create for',
    pattern: 'POST /wizardservice/v1/create',
    path: '/wizardservice/v1/create',
    allowed: 3,
    seconds: 24 * hour,
    body: { email: 'Olga@organisers.example' },
    other: { body: { email: 'otto@organisers.example' } },
  },
  { name: 'demo', pattern: 'POST /running-dinner-demo', path: '/running-dinner-demo', allowed: 10, seconds: hour },
  {
    name: 'public list',
    pattern: 'GET /frontend/v1/runningdinner',
    path: '/frontend/v1/runningdinner?search=Freiburg',
    allowed: 600,
    seconds: minute,
  },
  {
    name: 'wizard',
    pattern: 'PUT /wizardservice/v1/validate/options',
    path: '/wizardservice/v1/validate/options',
    allowed: 120,
    seconds: minute,
  },
  ofEvent(
    'links',
    'PUT /runningdinnerservice/v1/runningdinner/:adminId/resend-runningdinner-created-message',
    3,
    24 * hour,
  ),
  {
    name: 'administration link',
    pattern: 'PUT /runningdinnerservice/v1/runningdinner/:adminId/administrationlink',
    path: '/runningdinnerservice/v1/runningdinner/a/administrationlink',
    allowed: 10,
    seconds: hour,
  },
  {
    name: 'check',
    pattern: `POST ${frontend}/register/validate`,
    path: guest(`${frontend}/register/validate`),
    allowed: 120,
    seconds: minute,
  },
  {
    name: 'register',
    pattern: `POST ${frontend}/register`,
    path: guest(`${frontend}/register`),
    allowed: 300,
    seconds: 10 * minute,
    other: { path: guest(`${frontend}/register`, 'another') },
  },
  {
    name: 'known addresses',
    pattern: `POST ${frontend}/register`,
    path: guest(`${frontend}/register`),
    allowed: 30,
    seconds: 10 * minute,
    answer: 'duplicate',
  },
  {
    name: 'resend',
    pattern: `PUT ${frontend}/registration/resend`,
    path: guest(`${frontend}/registration/resend`),
    allowed: 20,
    seconds: hour,
  },
  {
    name: 'suggestions',
    pattern: 'GET /frontend/v1/addresses',
    path: '/frontend/v1/addresses',
    allowed: 120,
    seconds: minute,
  },
  {
    name: 'payment',
    pattern: `POST ${frontend}/order/capture`,
    path: guest(`${frontend}/order/capture`),
    allowed: 120,
    seconds: minute,
  },
  ofEvent('preview', 'PUT /messageservice/v1/runningdinner/:adminId/mails/team/preview', 120, minute),
  ofEvent('test mail', 'PUT /messageservice/v1/runningdinner/:adminId/mails/team', 10, hour, '?sendToDinnerOwner=true'),
  ofEvent('export', 'GET /participantservice/v1/runningdinner/:adminId/participants/export', 10, minute),
  ofEvent('import', 'POST /participantservice/v1/runningdinner/:adminId/participants/import', 5, minute),
  {
    name: 'login',
    pattern: 'POST /auth/login',
    path: '/auth/login',
    allowed: 10,
    seconds: 15 * minute,
    body: { username: 'Ada@guests.example' },
    other: { body: { username: 'bob@guests.example' } },
  },
  { name: 'login from', pattern: 'POST /auth/login', path: '/auth/login', allowed: 100, seconds: 15 * minute },
  { name: 'new account', pattern: 'POST /auth/register', path: '/auth/register', allowed: 10, seconds: hour },
  {
    name: 'forgotten password',
    pattern: 'POST /auth/forgotten-password',
    path: '/auth/forgotten-password',
    allowed: 10,
    seconds: hour,
  },
  { name: 'password', pattern: 'PUT /user/password', path: '/user/password', allowed: 20, seconds: 15 * minute },
  { name: 'avatar', pattern: 'POST /user/upload-avatar', path: '/user/upload-avatar', allowed: 30, seconds: hour },
  {
    name: 'recovery',
    pattern: 'POST /participant-portal/v1/access-recovery',
    path: '/participant-portal/v1/access-recovery',
    allowed: 5,
    seconds: hour,
  },
  {
    name: 'my events',
    pattern: 'POST /participant-portal/v1/my-events',
    path: '/participant-portal/v1/my-events',
    allowed: 120,
    seconds: minute,
  },
  {
    name: 'feedback',
    pattern: 'POST /feedbackservice/v1/feedback',
    path: '/feedbackservice/v1/feedback',
    allowed: 10,
    seconds: hour,
  },
  ...(
    [
      ['evening', 'GET', '', 120],
      ['evening stream', 'GET', '/stream', 60],
      ['reports', 'POST', '/reports', 60],
    ] as const
  ).map(([name, method, end, allowed]): Sample => {
    const path = `/self/v1/link/1/evening${end}`
    const pattern = `${method} ${path.replace('link/1', ':selfAdminId/:participantId')}`
    return { name, pattern, path, allowed, seconds: minute, other: { path: path.replace('link', 'another') } }
  }),
  { name: 'sandbox', pattern: 'GET /sandbox/pay/:id', path: '/sandbox/pay/1', allowed: 120, seconds: minute },
  { name: 'tiles', pattern: 'GET /tiles/:z/:x/:file', path: '/tiles/0/0/0.png', allowed: 600, seconds: minute },
]

const addressHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cloudfront-viewer-address', 'true-client-ip']
const neighbour = '198.51.100.9'

type Call = InjectOptions & { url: string }

function callOf({ pattern, path, body, answer }: Sample): Call {
  const base = /^\/(tiles|running-dinner-demo)/.test(path) ? '' : '/api/rest'
  return {
    method: pattern.split(' ')[0] as 'GET',
    url: base + path,
    headers: answer === undefined ? {} : { 'x-answer': answer },
    ...(body === undefined ? {} : { payload: body }),
  }
}

/** Every way to pretend to be another caller or another call. */
function bypassesOf(call: Call): Call[] {
  const [path = '', query = ''] = call.url.split('?')
  const url = (changed: string) => ({ ...call, url: query === '' ? changed : `${changed}?${query}` })
  return [
    ...addressHeaders.map((name) => ({ ...call, headers: { ...call.headers, [name]: neighbour } })),
    { ...call, headers: { ...call.headers, 'x-forwarded-for': `${neighbour}, 10.0.0.1` } },
    { ...call, headers: { ...call.headers, 'x-http-method-override': 'PATCH', host: 'other.example' } },
    { ...call, remoteAddress: '::ffff:203.0.113.7' },
    url(`${path}/`),
    url(path.replaceAll('/', '//')),
    url(path.replace('/api/rest', '/rest')),
    url(path.replace('/api/rest', '/Api/REST')),
    url(`${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`),
    { ...call, url: `${call.url}${query === '' ? '?' : '&'}_t=1` },
    ...(call.method === 'GET' ? [{ ...call, method: 'HEAD' as const }] : []),
  ]
}

type LimitedApp = Awaited<ReturnType<typeof limitedApp>>

/** Uses up the limit and tries every bypass; returns the number of admitted calls and the bypasses that worked. */
async function attack(app: LimitedApp, call: Call) {
  let before = 0
  while (before < 700 && (await app.send(call)).statusCode !== 429) before++
  const through: string[] = []
  for (const bypass of bypassesOf(call)) {
    const carriedOut = app.carriedOut()
    const { statusCode } = await app.send(bypass)
    // A guess of a secret is carried out, because only that tells whether it fails; its result must not be read.
    const isHidden = bypass.headers?.['x-answer'] === '404' && statusCode === 429
    if (app.carriedOut() > carriedOut && !isHidden)
      through.push(JSON.stringify([bypass.url, bypass.headers, bypass.remoteAddress]))
  }
  return { before, through }
}

/** Shared by all callers, so it has a test of its own below. */
const shared = ['demos']

test('every limit is tested', () => {
  expect([...samples.map(({ name }) => name), ...shared].sort()).toEqual(rateLimits.map(({ name }) => name).sort())
})

describe.each(samples.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
  const call = callOf(sample)

  test(`holds at ${sample.allowed}, whatever the caller pretends to be (SEC-15)`, async () => {
    const app = await limitedApp([sample.pattern])
    expect(await attack(app, call)).toEqual({ before: sample.allowed, through: [] })
    const refused = await app.send(call)
    expect(refused.json()).toEqual({
      issues: [{ message: expect.any(String), code: 'rate_limited', issueType: 'BAD_REQUEST' }],
    })
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(sample.seconds)
  })

  test('leaves other callers alone and ends', async () => {
    const app = await limitedApp([sample.pattern])
    for (let count = 0; count < sample.allowed; count++) await app.send(call)
    expect((await app.send(call)).statusCode).toBe(429)
    const other = callOf({ ...sample, ...sample.other, answer: undefined })
    const elsewhere = { ...other, remoteAddress: neighbour }
    expect((await app.send(elsewhere)).statusCode).toBe(200)
    // Counters restart at midnight, which is not the subject of this test.
    app.pass(Math.min(sample.seconds + 1, 13 * hour))
    if (sample.seconds < 13 * hour)
      expect((await app.send(callOf({ ...sample, answer: undefined }))).statusCode).toBe(200)
  })
})

describe('limits', () => {
  const [guess = samples[0]] = samples
  const pattern = (guess as Sample).pattern
  const call = callOf(guess as Sample)

  test('keyed by a client-controlled header are detected (shows that the check works)', async () => {
    const trusting = (request: FastifyRequest) => String(request.headers['x-forwarded-for'] ?? request.ip)
    const { before, through } = await attack(await limitedApp([pattern], { addressOf: trusting }), call)
    expect(before).toBe(30)
    expect(through.length).toBeGreaterThan(0)
  })

  test('trust exactly the configured number of proxies', async () => {
    const app = await limitedApp([pattern], { trustProxyHops: 1 })
    const via = (forwarded: string) => ({ ...call, headers: { ...call.headers, 'x-forwarded-for': forwarded } })
    for (let count = 0; count < 30; count++) await app.send(via(`10.0.0.${count}, 203.0.113.50`))
    expect((await app.send(via('10.9.9.9, 203.0.113.50'))).statusCode).toBe(429)
    expect((await app.send(via('203.0.113.51'))).statusCode).toBe(404)
  })

  test('count a /64 of IPv6 as one client', async () => {
    const app = await limitedApp([pattern])
    const from = (remoteAddress: string) => ({ ...call, remoteAddress })
    for (let count = 0; count < 30; count++) await app.send(from(`2001:db8:1:2::${count.toString(16)}`))
    expect((await app.send(from('2001:db8:1:2:ffff:1:2:3'))).statusCode).toBe(429)
    expect((await app.send(from('2001:db8:1:3::1'))).statusCode).toBe(404)
  })

  test('are shared by all processes', async () => {
    const one = await limitedApp([pattern])
    const other = await limitedApp([pattern], { database: one.database })
    for (let count = 0; count < 15; count++) {
      await one.send(call)
      await other.send(call)
    }
    expect([(await one.send(call)).statusCode, (await other.send(call)).statusCode]).toEqual([429, 429])
  })

  test('admit thirty of a hundred simultaneous guesses of a secret', async () => {
    const app = await limitedApp([pattern])
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.send(call)))
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(30)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(70)
  })

  test('admit ten of a hundred simultaneous logins to one account, from as many networks (SEC-20)', async () => {
    const login = { method: 'POST' as const, url: '/api/auth/login', payload: { username: 'ada@guests.example' } }
    const app = await limitedApp(['POST /auth/login'])
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, network) => app.send({ ...login, remoteAddress: `198.18.${network}.7` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(90)
    expect(app.carriedOut()).toBe(10)
  })

  test('hold for simultaneous successful calls', async () => {
    const app = await limitedApp(['POST /wizardservice/v1/create'])
    const create = { method: 'POST' as const, url: '/api/rest/wizardservice/v1/create' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.send(create)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  })

  test('on successes do not count refused calls', async () => {
    const app = await limitedApp(['POST /wizardservice/v1/create'])
    const create = (answer: string) => ({
      method: 'POST' as const,
      url: '/api/rest/wizardservice/v1/create',
      headers: { 'x-answer': answer },
    })
    for (let count = 0; count < 12; count++) expect((await app.send(create('406'))).statusCode).toBe(406)
    for (let count = 0; count < 5; count++) expect((await app.send(create('200'))).statusCode).toBe(200)
    expect((await app.send(create('200'))).statusCode).toBe(429)
  })

  test('store neither IP nor mail addresses', async () => {
    const app = await limitedApp(['POST /auth/login'])
    await app.send({ method: 'POST', url: '/api/auth/login', payload: { username: 'ada@guests.example' } })
    const { rows } = await app.database.pool.query('select encode(key, $1) as key from rate_limit', ['escape'])
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/ada|203\.0/)
  })

  test('can be switched off', async () => {
    const app = await limitedApp([pattern], { rateLimits: false })
    for (let count = 0; count < 50; count++) expect((await app.send(call)).statusCode).toBe(404)
  })
})
