import { accountRoutes, allRoutes, liveStreams, portalRoutes, type Route } from '@running-dinner/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { createTestApp, type TestApp } from './app.ts'
import { builtClient } from './built-client.ts'
import { bearer, givenAccount } from './given-account.ts'
import { headerFaultsOf, leaksOf, privateHeaders, requiredHeaders, type SeenReply } from './header-faults.ts'
import { tenantExamples } from './tenant-examples.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'
import { silentLog } from './test-log.ts'

const filled = (path: string, params: TenantFacts) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name))

describe('the headers of every reply', () => {
  const ends: (() => Promise<void>)[] = []
  const seen: SeenReply[] = []
  let leaky: SeenReply[] = []
  let patterns: string[] = []

  beforeAll(async () => {
    const app = await createTestApp({ onEnd: (end) => void ends.unshift(end) })
    const facts = await givenTenant(app, 'zqown', '2030-06-15')
    const answered = new Set<string>()
    const countRequest = ({ method, route }: { method: string; route: string | undefined }) =>
      void answered.add(`${method} ${route ?? ''}`)
    const config = {
      ...app.ctx.config,
      publicBaseUrl: 'https://dinner.example',
      production: true,
      tilesUrl: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
    }
    const ctx = { ...app.ctx, config, metrics: { ...app.ctx.metrics, countRequest } }
    const servers: FastifyInstance[] = []
    const serverWith = async (changes: Partial<TestApp['ctx']> = {}) => {
      const server = await createApp({ ...ctx, log: silentLog, ...changes }, builtClient())
      servers.push(server)
      return server
    }
    const server = await serverWith()
    const ask = async (to: FastifyInstance, name: string, options: InjectOptions, isPrivate = false) => {
      const asked = { ...options, headers: { origin: otherSite, ...options.headers } }
      const { statusCode: status, headers, body } = await to.inject(asked)
      const errorBody = status < 400 ? '' : body
      seen.push({ request: `${options.method} ${name}`, status, headers, errorBody, isPrivate })
      return status
    }

    const { token } = await givenAccount(app)
    for (const route of allRoutes) await callEveryWay(route, server, facts, bearer(token), ask)
    await otherPaths(server, facts, ask)
    await failures(app, serverWith, facts, ask)
    await streams(server, facts, (one) => void seen.push(one))
    leaky = await leakyReplies(serverWith, facts)
    patterns = [...answered]
    return async () => {
      for (const one of servers) await one.close()
      for (const end of ends) await end()
    }
    // One whole event, and each call of the contract in nine ways.
  }, 120_000)

  test('are all there, without undocumented cookies, and keep no private reply in a cache (SEC-08)', () => {
    expect(seen.flatMap(headerFaultsOf)).toEqual([])
  })

  test('allow no other site to call anything, whatever Origin or preflight asks for (SEC-19)', () => {
    const allowing = seen.filter(({ headers }) =>
      Object.keys(headers).some((name) => name.startsWith('access-control')),
    )
    expect(allowing).toEqual([])
    const preflights = seen.filter(({ request }) => request.startsWith('OPTIONS'))
    expect(preflights.length).toBeGreaterThan(allRoutes.length)
    expect(preflights.filter(({ status }) => status < 400).map(({ request }) => request)).toEqual([])
  })

  test('of refusals hold no stack, SQL, path or version (SEC-24)', () => {
    expect(seen.flatMap(leaksOf)).toEqual([])
    expect(seen.filter(({ status, errorBody }) => status >= 400 && errorBody !== '').length).toBeGreaterThan(300)
  })

  test('of a server that reflects the Origin and says what went wrong are found', () => {
    expect(leaky.length).toBeGreaterThan(3)
    for (const one of leaky) {
      expect(headerFaultsOf(one)).toEqual([expect.stringMatching(/access-control-allow-origin: present$/)])
      expect(leaksOf(one).map((leak) => leak.split(': ')[1])).toEqual(['stack', 'SQL', 'path', 'version'])
    }
  })

  test('were looked at for every call, in every way a request ends', () => {
    const called = (route: Route) => patterns.includes(`${route.method} ${route.path}`)
    expect(allRoutes.filter((route) => !called(route)).map(({ path }) => path)).toEqual([])
    const statuses = new Set(seen.map(({ status }) => status))
    const ways = [200, 204, 206, 303, 304, 400, 401, 404, 405, 406, 409, 413, 415, 429, 500, 503]
    expect(ways.filter((status) => !statuses.has(status))).toEqual([])
    expect(seen.filter(({ isPrivate, status }) => isPrivate && status < 400).length).toBeGreaterThan(60)
    expect(seen.some(({ headers }) => headers['set-cookie'] !== undefined)).toBe(true)
  })

  test.each([...Object.keys(requiredHeaders), ...Object.keys(privateHeaders)])(
    'a reply without %s is found',
    (name) => {
      const without = seen.map((one) => ({ ...one, headers: { ...one.headers, [name]: undefined } }))
      const found = without.flatMap(headerFaultsOf)
      expect(found.length).toBeGreaterThan(60)
      expect(found.every((fault) => fault.includes(`${name}: undefined`))).toBe(true)
    },
  )
})

type Ask = (to: FastifyInstance, name: string, options: InjectOptions, isPrivate?: boolean) => Promise<number>

const otherSite = 'https://evil.example'
const wordsOfError = `relation "guest" does not exist: select * from guest at /srv/app/store.ts:12 (PostgreSQL 16.4)`

/** Refusals of a server that makes these mistakes. */
async function leakyReplies(
  serverWith: (changes?: Partial<TestApp['ctx']>) => Promise<FastifyInstance>,
  facts: TenantFacts,
): Promise<SeenReply[]> {
  const server = await serverWith()
  server.addHook('onSend', async ({ headers }, reply, payload) => {
    void reply.header('access-control-allow-origin', headers.origin)
    return reply.statusCode >= 400 ? `${payload} ${new Error(wordsOfError).stack}` : payload
  })
  const replies: SeenReply[] = []
  for (const { method, path } of allRoutes.slice(0, 20)) {
    const url = `/api${filled(path, method === 'GET' ? {} : facts)}`
    const headers = { origin: otherSite, 'content-type': 'application/json' }
    const { statusCode: status, headers: sent, body } = await server.inject({ method, url, headers, payload: '{' })
    if (status < 400) continue
    replies.push({ request: `${method} ${path}`, status, headers: sent, errorBody: body, isPrivate: true })
  }
  return replies
}

/** As meant, without the right, with another method, and with bodies that cannot be read. */
async function callEveryWay(
  route: Route,
  server: FastifyInstance,
  facts: TenantFacts,
  session: Record<string, string>,
  ask: Ask,
): Promise<void> {
  const { method, path } = route
  const example = tenantExamples.find((candidate) => candidate.route === route)
  const query = Object.entries(example?.query?.(facts) ?? {}).map(([name, value]) => `${name}=${value}`)
  const params = { ...facts, ...(example?.params?.(facts) as TenantFacts | undefined) }
  const url = `/api${filled(path, params)}?${query.join('&')}`
  const headers = /^\/(auth|user)/.test(path) || path.includes('/platform/') ? session : {}
  const json = { 'content-type': 'application/json', ...headers }
  const preflight = { 'access-control-request-method': method, 'access-control-request-headers': 'content-type' }
  await ask(server, path, { method: 'OPTIONS', url, headers: { ...headers, ...preflight } }, true)
  if (method === 'GET') {
    await ask(server, path, { method, url, headers }, true)
    await ask(server, path, { method: 'HEAD', url, headers }, true)
    await ask(server, path, { method, url: `/api${filled(path, {})}` }, true)
    await ask(server, path, { method: 'PATCH', url, headers: json, payload: '{}' }, true)
    return
  }
  // Without a valid body nothing is changed that later calls need.
  await ask(server, path, { method, url: `/api${filled(path, {})}`, headers: json, payload: '{}' }, true)
  await ask(server, path, { method, url, headers: json, payload: '{' }, true)
  await ask(server, path, { method, url, headers: { ...headers, 'content-type': 'text/plain' }, payload: 'x' }, true)
  await ask(server, path, { method: 'PATCH', url, headers: json, payload: '{}' }, true)
}

/** Everything that is no call of the contract. */
async function otherPaths(server: FastifyInstance, facts: TenantFacts, ask: Ask): Promise<void> {
  const get = (url: string, isPrivate = false, headers = {}) =>
    ask(server, url.slice(0, 60), { method: 'GET', url, headers }, isPrivate)
  const event = `/running-dinner-events/${facts.publicId}`
  for (const path of [
    '/admin/x',
    '/self/x/y',
    '/self/x/dinnerroute/y/z/plain',
    '/my-events',
    '/newsletter/x',
    '/login',
    '/register',
    '/profile',
    '/platform',
  ])
    await get(path, true)
  for (const path of ['/', '/lost', event, `${event}/image.png`, `${event}/cover.svg`, `${event}/area.webp`])
    for (const method of ['GET', 'HEAD'] as const) await ask(server, path, { method, url: path })
  for (const path of [
    '/?lng=en',
    '/assets/hashed.js',
    '/self/sw.js',
    '/self/manifest.webmanifest',
    '/image-de.png',
    '/image-en.png',
  ])
    await get(path)
  for (const path of [
    '/favicon.svg',
    '/favicon.ico',
    '/sitemap.xml',
    '/robots.txt',
    '/health',
    '/health/ready',
    '/health/jobs',
  ])
    await get(path)
  for (const path of [
    '/metrics',
    '/tiles/1/1/1.png',
    '/tiles/x/y/z',
    '/dev/mails',
    '/assets/unknown.js',
    '/rest/unknown',
  ])
    await get(path)
  for (const path of ['/api/docs', '/api/openapi.json', '/api/docs/start.js', '/api/docs/swagger-ui.css'])
    await get(path)
  await get(`/${'a'.repeat(20_000)}`)
  for (const path of ['/%', '/rest/%zz', `/rest/self/v1/${'a'.repeat(20_000)}/x/evening`]) {
    await get(path, true)
    await get(path, true, { accept: 'text/html' })
  }
  const form = { method: 'POST', url: `${event}/registration`, payload: 'lastname=x' } as const
  for (const type of ['application/x-www-form-urlencoded', 'application/json'])
    await ask(server, form.url, { ...form, headers: { 'content-type': type } }, true)
  await get('/assets/hashed.js', false, { range: 'bytes=0-0' })
  for (const path of ['/demo', '/newsletter/x', '/sandbox/pay/x', '/rest/payments/v1/webhook', '/'])
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS'] as const)
      await ask(server, path, { method, url: path, headers: { 'content-type': 'application/json' }, payload: '{}' })
}

/** Replies to requests that are too many, too large or meet a broken server, and those that a client has already. */
async function failures(
  app: TestApp,
  serverWith: (changes?: Partial<TestApp['ctx']>) => Promise<FastifyInstance>,
  facts: TenantFacts,
  ask: Ask,
): Promise<void> {
  const limited = await serverWith({
    config: { ...app.ctx.config, publicBaseUrl: 'https://dinner.example', production: true, rateLimits: true },
  })
  const login = { method: 'POST', url: '/api/auth/login', payload: { username: 'ada', password: 'x' } } as const
  for (let tries = 0; tries < 50; tries++)
    if ((await ask(limited, accountRoutes.login.path, login, true)) === 429) break

  const large = { payload: `["${'x'.repeat(3_000_000)}"]`, headers: { 'content-type': 'application/json' } }
  await ask(
    limited,
    portalRoutes.myEvents.path,
    { method: 'POST', url: `/api${portalRoutes.myEvents.path}`, ...large },
    true,
  )

  const broken = await serverWith({
    clock: {
      now: () => {
        throw new Error(wordsOfError)
      },
    },
  })
  const unreachable = await serverWith({
    clock: {
      now: () => {
        throw Object.assign(new Error(wordsOfError), { code: 'ECONNRESET' })
      },
    },
  })
  for (const server of [broken, unreachable])
    for (const url of [`/api/rest/frontend/v1/runningdinner/${facts.publicId}`, '/', '/news', '/sitemap.xml'])
      await ask(server, url, { method: 'GET', url }, true)

  for (const { method, path, revalidated } of allRoutes) {
    if (!revalidated) continue
    const request = { method: method as 'GET', url: `/api${filled(path, facts)}` }
    const { headers } = await limited.inject(request)
    await ask(limited, path, { ...request, headers: { 'if-none-match': String(headers.etag) } }, true)
  }
}

async function streams(server: FastifyInstance, facts: TenantFacts, note: (seen: SeenReply) => void): Promise<void> {
  const base = await server.listen({ port: 0, host: '127.0.0.1' })
  for (const path of Object.values(liveStreams))
    for (const params of [facts, {}]) {
      const ending = new AbortController()
      const reply = await fetch(`${base}/api${filled(path, params)}`, { signal: ending.signal })
      note({
        request: `GET ${path}`,
        status: reply.status,
        headers: Object.fromEntries(reply.headers),
        isPrivate: true,
      })
      ending.abort()
    }
}
