import { expect, onTestFinished, test, vi } from 'vitest'
import { rateLimits } from '../src/features/rate-limits.ts'
import { rateLimitStore } from '../src/platform/limits/rate-limit.store.ts'
import { createRateLimiter, type RateLimit } from '../src/platform/limits/rate-limiter.ts'
import { testDatabase } from './database.ts'
import { limitedApp } from './limited-app.ts'
import { silentLog } from './test-log.ts'

const account = { username: 'ada@guests.example' }

test.each([
  ['login', 'POST', '/auth/login', 503],
  ['login from', 'POST', '/auth/login', 503],
  ['new account', 'POST', '/auth/register', 503],
  ['forgotten password', 'POST', '/auth/forgotten-password', 503],
  ['password', 'PUT', '/user/password', 503],
  ['recovery', 'POST', '/rest/participant-portal/v1/access-recovery', 503],
  ['public list', 'GET', '/rest/frontend/v1/runningdinner', 200],
] as const)('without its counters the limit "%s" answers %s %s with %i', async (name, method, url, status) => {
  const limits = rateLimits.filter((limit) => limit.name === name)
  expect(limits).toHaveLength(1)
  const app = await limitedApp([`${method} ${url.replace('/rest', '')}`], { limits })
  const call = { method, url: `/api${url}`, ...(method === 'GET' ? {} : { payload: account }) }
  await app.database.pool.query('alter table rate_limit rename to elsewhere')
  expect((await app.send(call)).statusCode).toBe(status)
  await app.database.pool.query('alter table elsewhere rename to rate_limit')
  expect((await app.send(call)).statusCode).toBe(200)
})

test('the calls that are refused without counters are those that guess passwords or send mails', () => {
  const refused = rateLimits.filter(({ withoutStore }) => withoutStore === 'refuse').map(({ name }) => name)
  expect(refused).toEqual(['login', 'login from', 'new account', 'forgotten password', 'password', 'recovery'])
})

test('what is over its limit is remembered for ten thousand callers, and counted for all others', async () => {
  const database = await testDatabase()
  const now = new Date('2030-05-01T10:00:00Z')
  const limiter = createRateLimiter({ db: database.db, clock: { now: () => now }, log: silentLog })
  const once: RateLimit = {
    name: 'once',
    concerns: () => true,
    client: ({ network }) => network,
    count: 'calls',
    windows: [{ points: 1, seconds: 60 }],
    withoutStore: 'allow',
  }
  const endsAt = new Date(now.getTime() + 60_000)
  const take = vi
    .spyOn(rateLimitStore, 'take')
    .mockImplementation(async (_db, counted) => counted.map(({ key }) => ({ key, points: 2, endsAt })))
  const giveBack = vi.spyOn(rateLimitStore, 'giveBack').mockResolvedValue()
  onTestFinished(() => {
    take.mockRestore()
    giveBack.mockRestore()
  })
  const isCounted = async (caller: number) => {
    take.mockClear()
    const admission = await limiter.admit([once], { network: `caller ${caller}`, params: {}, query: {}, body: {} })
    expect(admission).toEqual({ retryAfterSeconds: 60 })
    return take.mock.calls.length > 0
  }
  for (let caller = 0; caller < 10_001; caller++) await isCounted(caller)
  expect([await isCounted(0), await isCounted(9_999), await isCounted(10_000)]).toEqual([false, false, true])
})
