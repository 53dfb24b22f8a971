import crypto from 'node:crypto'
import { dinnerRoutes, participantRoutes } from '@running-dinner/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { givenDinner } from './given.ts'
import { givenPublicDinner, registrationBody } from './given-registration.ts'

const metricsToken = 'a-token-of-more-than-32-characters'

beforeEach(() => {
  vi.spyOn(crypto, 'timingSafeEqual')
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Results of all comparisons in constant time since the test began. */
const comparisons = () => vi.mocked(crypto.timingSafeEqual).mock.results.map(({ value }) => value)

test.each([
  ['right', metricsToken, 200, true],
  ['wrong', 'b'.repeat(metricsToken.length), 401, false],
])('compares a %s token for metrics in constant time', async (_, token, status, isSame) => {
  const app = await createTestApp({ config: { metricsToken } })
  const reply = await app.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect([reply.statusCode, comparisons()]).toEqual([status, [isSame]])
})

test('compares the token that confirms an event in constant time', async () => {
  const app = await createTestApp()
  const { params, acknowledgeToken } = await givenDinner(app)
  const confirm = (token: string) =>
    app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken: token } })
  expect([(await confirm('x'.repeat(24))).status, comparisons()]).toEqual([404, [false]])
  expect([(await confirm(acknowledgeToken)).status, comparisons()]).toEqual([200, [false, true]])
})

test('compares the body of a repeated registration in constant time', async () => {
  const app = await createTestApp()
  const { publicId } = await givenPublicDinner(app)
  const register = async (body: object) => {
    const url = `/api/rest/frontend/v1/runningdinner/${publicId}/register`
    const headers = { 'idempotency-key': 'k'.repeat(36) }
    return (await app.app.inject({ method: 'POST', url, headers, payload: body })).statusCode
  }
  expect(await register(registrationBody(1))).toBe(200)
  expect([await register(registrationBody(1)), comparisons()]).toEqual([200, [true]])
  expect([await register(registrationBody(2)), comparisons()]).toEqual([422, [true, false]])
})

test('compares a repeated request in constant time', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const create = async (number: number) => {
    const call = { params, body: personBody(number), headers: { 'idempotency-key': 'c0ffee00-press' } }
    return (await app.call(participantRoutes.create, call)).status
  }
  expect(await create(1)).toBe(200)
  expect([await create(1), comparisons()]).toEqual([200, [true]])
  expect([await create(2), comparisons()]).toEqual([422, [true, false]])
})
