import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakePaypal } from '../../../../test/fakes/fake-paypal.ts'
import { fakeServer } from '../../../../test/fakes/fake-server.ts'
import { ConfigError, readConfig } from '../../../platform/config.ts'
import { paypalProvider } from './paypal-provider.ts'

const newOrder = {
  orderId: '3c0f5f0e-5b0e-4f5a-9c1e-2b1f3c4d5e6f',
  amountCents: 2_000_000,
  payeeEmail: 'kasse@organisers.example',
  brandName: 'Verein',
  description: 'Frühlingslauf',
  languageCode: 'de',
  returnUrl: 'https://dinner.example/r',
  cancelUrl: 'https://dinner.example/c',
} as const

const clockAt = (start: string) => {
  let now = new Date(start)
  return { now: () => now, set: (instant: string) => (now = new Date(instant)) }
}

test('returns the same order when it is placed twice, and keeps its amount', async () => {
  const fake = await fakePaypal()
  const provider = paypalProvider({ clock: clockAt('2030-05-01T10:00:00Z') }, fake.config)
  const [first, second] = [await provider.create(newOrder), await provider.create(newOrder)]
  expect(second).toEqual(first)
  expect(fake.orders.size).toBe(1)
  expect(await provider.find(first.id)).toMatchObject({
    state: 'CREATED',
    amountCents: 2_000_000,
    currency: 'EUR',
    orderId: newOrder.orderId,
  })
  expect(await provider.find('UNKNOWN')).toBeUndefined()
})

test('waits eight seconds for an answer about money', async () => {
  const waited = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => waited.mockRestore())
  const fake = await fakePaypal()
  await paypalProvider({ clock: clockAt('2030-05-01T10:00:00Z') }, fake.config).create(newOrder)
  expect(waited.mock.calls.at(-1)).toEqual([8_000])
})

test('fetches a token once and again after it expired', async () => {
  const fake = await fakePaypal()
  const clock = clockAt('2030-05-01T10:00:00Z')
  const provider = paypalProvider({ clock }, fake.config)
  const tokens = () => fake.requests.filter(({ url }) => url === '/v1/oauth2/token').length
  await provider.create(newOrder)
  await provider.create(newOrder)
  expect(tokens()).toBe(1)
  clock.set('2030-05-01T19:00:00Z')
  await provider.create(newOrder)
  expect(tokens()).toBe(2)
})

test('replaces a refused token and repeats the call', async () => {
  let refused = 0
  const { url } = await fakeServer((request, reply) => {
    if (request.url === '/v1/oauth2/token')
      return json(reply, 200, { access_token: `token ${refused}`, expires_in: 900 })
    if (refused++ === 0) return json(reply, 401, {})
    return json(reply, 404, { details: [{ issue: request.headers.authorization }] })
  })
  const provider = paypalProvider({ clock: clockAt('2030-05-01T10:00:00Z') }, configOf(url))
  expect(await provider.find('X')).toBeUndefined()
  expect(refused).toBe(2)
})

function json(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const configOf = (baseUrl: string) => ({ baseUrl, clientId: 'c', clientSecret: 's', webhookId: undefined })

const bad: [string, (reply: ServerResponse) => void][] = [
  ['an error of the server', (reply) => json(reply, 503, {})],
  ['too many questions', (reply) => json(reply, 429, {})],
  ['another request under way', (reply) => json(reply, 409, {})],
  ['a page', (reply) => void reply.end('<html>Please log in</html>')],
  ['half an answer', (reply) => void reply.end('{"id": "X", "status"')],
  ['another shape', (reply) => json(reply, 200, { id: 7, status: [] })],
  ['a redirect', (reply) => void reply.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['more than a megabyte', (reply) => void reply.end(`{"id": "${'x'.repeat(1_100_000)}"}`)],
  ['a broken line', (reply) => void reply.socket?.destroy()],
]

test.each(bad)('treats %s as no answer about the money', async (_name, answer) => {
  const { url } = await fakeServer((request, reply) =>
    request.url === '/v1/oauth2/token' ? json(reply, 200, { access_token: 't', expires_in: 900 }) : answer(reply),
  )
  const provider = paypalProvider({ clock: clockAt('2030-05-01T10:00:00Z') }, configOf(url))
  for (const call of [() => provider.find('X'), () => provider.capture('X', 'k'), () => provider.create(newOrder)])
    await expect(call()).rejects.toThrow(expect.objectContaining({ name: 'ProviderUnavailableError' }))
})

test('refuses an order whose approval link is unsafe', async () => {
  const { url } = await fakeServer((request, reply) =>
    json(
      reply,
      200,
      request.url === '/v1/oauth2/token'
        ? { access_token: 't', expires_in: 900 }
        : { id: 'X', status: 'CREATED', links: [{ rel: 'approve', href: 'javascript:alert(1)' }] },
    ),
  )
  const provider = paypalProvider({ clock: clockAt('2030-05-01T10:00:00Z') }, configOf(url))
  await expect(provider.create(newOrder)).rejects.toThrow('no way to approve')
})

test("requires both credentials; uses PayPal's live API unless another is configured", () => {
  const account = { PAYPAL_CLIENT_ID: 'c', PAYPAL_CLIENT_SECRET: 's' }
  expect(readConfig({}).paypal).toBeUndefined()
  expect(readConfig(account).paypal).toMatchObject({ baseUrl: 'https://api-m.paypal.com', webhookId: undefined })
  expect(readConfig({ ...account, PAYPAL_BASE_URL: 'http://fake/' }).paypal?.baseUrl).toBe('http://fake')
  expect(() => readConfig({ PAYPAL_CLIENT_ID: 'c' })).toThrow(ConfigError)
  expect(() => readConfig({ PAYPAL_CLIENT_SECRET: 's' })).toThrow(/PAYPAL_CLIENT_ID/)
})
