import { allRoutes, paymentRoutes, registrationRoutes } from '@running-dinner/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { createTestApp, type TestApp } from './app.ts'
import { builtClient } from './built-client.ts'
import { givenPaidDinner, optionsBody } from './given-payment.ts'
import { hostileLinks } from './hostile-links.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'

test('no link of a payment leads anywhere but to a page on the web (SEC-13)', async () => {
  const app = await createTestApp()
  const { params, guest } = await givenPaidDinner(app)
  const [options] = [(await app.call(paymentRoutes.get, { params })).body as { id: string }]
  const accepted: string[] = []
  for (const link of hostileLinks)
    for (const field of ['agbLink', 'redirectAfterPurchaseLink'] as const) {
      const body = optionsBody({ [field]: link })
      const { status, issues } = await app.call(paymentRoutes.update, {
        params: { ...params, paymentOptionsId: options?.id ?? '' },
        body,
      })
      if (status !== 406 || issues[0]?.field !== field) accepted.push(`${field} ${status}: ${link}`)
    }
  expect(accepted).toEqual([])
  expect(JSON.stringify((await app.call(registrationRoutes.get, { params: guest })).body)).not.toMatch(/evil|script:/)
})

describe('replies that send a browser on', () => {
  const ends: (() => Promise<void>)[] = []
  let app: TestApp
  let server: FastifyInstance
  let facts: TenantFacts

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (end) => void ends.unshift(end) })
    facts = await givenTenant(app, 'zqown', '2030-06-15')
    server = await createApp(app.ctx, builtClient())
    return async () => {
      await server.close()
      for (const end of ends) await end()
    }
    // One whole event.
  }, 120_000)

  const names = ['redirect', 'next', 'url', 'returnUrl', 'return_url', 'continue', 'token', 'lng', 'order', 'page']
  const queryOf = (link: string) => new URLSearchParams(names.map((name): [string, string] => [name, link])).toString()

  /** Where the replies to these requests send a browser. */
  async function locations(asked: FastifyInstance, links: readonly string[] = hostileLinks): Promise<string[]> {
    const found: string[] = []
    const ask = async (options: InjectOptions) => {
      const { headers } = await asked.inject({ ...options, headers: { host: 'evil.example', ...options.headers } })
      if (headers.location !== undefined) found.push(String(headers.location))
    }
    const paths = allRoutes
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => `/api${path.replace(/:(\w+)/g, (_, name: string) => facts[name] ?? name)}`)
    const event = `/running-dinner-events/${facts.publicId}`
    const pages = ['/', '/demo', '/login', '/my-events', '/newsletter/x', '/feedback', event, `${event}/registration`]
    for (const [index, link] of links.entries()) {
      const query = queryOf(link)
      for (const path of pages) {
        await ask({ method: 'GET', url: `${path}?${query}` })
        const form = { 'content-type': 'application/x-www-form-urlencoded', referer: 'https://evil.example/' }
        await ask({
          method: 'POST',
          url: `${path}?${query}`,
          payload: query,
          headers: { ...form, 'sec-fetch-site': 'cross-site' },
        })
      }
      for (const path of paths.filter((_, at) => at % hostileLinks.length === index || paths[at]?.includes('token')))
        await ask({ method: 'GET', url: `${path}?${query}` })
      for (const path of [`//${link}`, `/${link}`, `/%2f%2f${link}`, `/%5c${link}`, `${event}/..//${link}`])
        await ask({ method: 'GET', url: encodeURI(path) })
      for (const path of ['/rest/paymentservice/v1/return', `${event}/registration/return`])
        await ask({ method: 'GET', url: `${path}?${query}` })
    }
    return found
  }

  const base = 'http://localhost:8080'
  const foreign = (found: readonly string[]) =>
    found.filter(
      (location) =>
        !URL.canParse(location, base) || new URL(location, base).origin !== base || location.startsWith('//'),
    )

  test('lead to this server only, whatever link a request holds (SEC-13)', { timeout: 120_000 }, async () => {
    const found = await locations(server)
    expect(found.length).toBeGreaterThan(hostileLinks.length)
    expect(foreign(found)).toEqual([])
  })

  test('are found when they follow what the request says (shows that the check works)', async () => {
    const open = await createApp(app.ctx, builtClient())
    open.addHook('onSend', async (request, reply) => {
      const { next } = Object(request.query) as { next?: string }
      if (reply.hasHeader('location') && next) void reply.header('location', next)
    })
    const found = await locations(open, hostileLinks.slice(16, 26))
    await open.close()
    expect(foreign(found).length).toBeGreaterThan(10)
  })
})
