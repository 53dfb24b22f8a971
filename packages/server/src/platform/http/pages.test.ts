import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get as request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { builtClient } from '../../../test/built-client.ts'
import { errorWords, pagePaths } from '../../../test/product-words.ts'
import { silentLog } from '../../../test/test-log.ts'
import { replyWithError } from './error-reply.ts'
import { servePages } from './pages.ts'

async function givenPages(events: () => Promise<never[]> = async () => []): Promise<FastifyInstance> {
  const app = Fastify()
  app.setErrorHandler(replyWithError(silentLog, errorWords))
  const source = { events, event: async () => ({ state: 'UNKNOWN' as const }) }
  const operator = { name: 'Opa & "Co"', address: '</meta>', email: 'admin@example.org', donationUrl: '' }
  await servePages(app, {
    folder: builtClient(),
    context: { operator, source },
    methodsOf: () => [],
    paths: pagePaths,
    withoutScripts: (path) => (path.endsWith('/form') ? '<form method="post"></form>' : undefined),
    baseUrl: () => 'http://localhost:8080',
  })
  onTestFinished(() => app.close())
  return app
}

const get = async (app: FastifyInstance, url: string) => {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url })
  return { status: statusCode, headers, body }
}

test('a public page is rendered in its language, with its files and data', async () => {
  const { status, headers, body } = await get(await givenPages(), '/news')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<html lang="en">')
  expect(body).toContain('<div id="root"><h1>0</h1></div>')
  expect(body).toContain('["/public/entry.js","/public/shared.js","/public/page.js"]')
  // Data must not be able to close its script element.
  expect(body).toContain('"\\u003c/script>"')
  expect(body).toContain(
    '<meta name="operator" content="{&quot;name&quot;:&quot;Opa &amp; \\&quot;Co\\&quot;&quot;,&quot;address&quot;:&quot;&lt;/meta>&quot;,',
  )
})

test('a page is rendered by the first thousand characters of the languages asked for', async () => {
  const app = await givenPages()
  const { body } = await app.inject({ url: '/news', headers: { 'accept-language': 'e'.repeat(5_000) } })
  expect(body).toContain('<!-- 1000 -->')
})

const policyOf = async (app: FastifyInstance, url: string) =>
  String((await get(app, url)).headers['content-security-policy'])

test('every shell has its own nonce', async () => {
  const app = await givenPages()
  const policies = await Promise.all(['/admin/a', '/admin/a'].map((url) => policyOf(app, url)))
  for (const policy of policies) expect(policy).toMatch(/style-src 'self' 'nonce-[^']{20,}';/)
  expect(policies[0]).not.toBe(policies[1])
})

test('the policy of a public page names its styles by their hash', async () => {
  const app = await givenPages()
  const { headers, body } = await get(app, '/')
  const [, style = ''] = /<style>([^<]+)<\/style>/.exec(body) ?? []
  expect(style).toContain('p{color:red}')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  expect(body).not.toContain('nonce')
})

test('the policy of every page admits only known scripts', async () => {
  const app = await givenPages()
  for (const policy of await Promise.all(['/', '/admin/a'].map((url) => policyOf(app, url)))) {
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){5};/)
    expect(policy).not.toContain('unsafe')
    for (const part of ["default-src 'self'", "img-src 'self' data: blob:"]) expect(policy.split('; ')).toContain(part)
    for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy.split('; ')).toContain(closed)
  }
})

test('stores a language named in the URL in cookies, and no other (PRIV-05)', async () => {
  const app = await givenPages()
  expect((await get(app, '/news?lng=en')).headers['set-cookie']).toEqual([
    'i18next=en; Path=/; Max-Age=31536000; SameSite=Lax',
    'NG_TRANSLATE_LANG_KEY=en; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
  expect((await get(app, '/news')).headers['set-cookie']).toBeUndefined()
})

test('answers with the status that the rendered page asks for', async () => {
  expect((await get(await givenPages(), '/lost')).status).toBe(404)
})

test('an area with a form for browsers without scripts has it in the shell', async () => {
  const app = await givenPages()
  expect((await get(app, '/admin/x/form')).body).toContain('<noscript><form method="post"></form></noscript>')
  expect((await get(app, '/admin/x')).body).not.toContain('<form')
})

test('areas get the shell, marked noindex', async () => {
  const { body, headers } = await get(await givenPages(), '/admin/secret')
  expect(body).toContain('<div id="root"></div>')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['cache-control']).toBe('no-store')
})

test.each(['/api/unknown', '/rest/unknown', '/x/REST/y', '/a/resources/b'])('renders no page on %s', async (url) => {
  const { status, body } = await get(await givenPages(), url)
  expect(status).toBe(404)
  expect(JSON.parse(body)).toHaveProperty('issues')
})

test.each(['//evil.example/x', '/%E0%A4%A', '/[', '/?lng=%'])('answers the malformed path %s', async (url) => {
  expect([200, 400, 404]).toContain((await get(await givenPages(), url)).status)
})

test.each([
  ['the database is away', Object.assign(new Error('down'), { code: 'ECONNREFUSED' }), 503, '5'],
  ['an event cannot be read', new RangeError('Invalid time zone specified: Mars/Olympus'), 500, undefined],
])('a page that cannot be rendered because %s says so and can be tried again', async (_why, error, status, wait) => {
  const reply = await get(await givenPages(() => Promise.reject(error)), '/news')
  expect([reply.status, reply.headers['retry-after']]).toEqual([status, wait])
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.body).toMatch(/<h1>.+<a href="">/)
  expect(reply.body).not.toContain(error.message)
})

test('lets browsers keep hashed files for a year, and ask each time for the service worker, which may only ask this server', async () => {
  const app = await givenPages()
  const hashed = await get(app, '/assets/hashed.js')
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { headers } = await get(app, '/self/sw.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect((await get(app, '/self/manifest.webmanifest')).headers['cache-control']).toBe('public, max-age=3600')
})

test('sends hashed files without what browsers ask with again, and the other files with it', async () => {
  const app = await givenPages()
  const { headers } = await get(app, '/assets/hashed.js')
  for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(headers).not.toHaveProperty(name)
  for (const url of ['/self/sw.js', '/self/manifest.webmanifest'])
    expect((await get(app, url)).headers).toHaveProperty('etag')
})

test('a compressed file is sent for its original and has no address of its own', async () => {
  const app = await givenPages()
  const headers = { 'accept-encoding': 'br' }
  const sent = await app.inject({ method: 'GET', url: '/assets/hashed.js', headers })
  expect(sent.headers['content-encoding']).toBe('br')
  expect(sent.body).toBe('compressed')
  expect((await get(app, '/assets/hashed.js.br')).status).toBe(404)
})

test('the template of the shell is not served as a file', async () => {
  expect((await get(await givenPages(), '/index.html')).body).not.toContain('<title>x</title>')
})

test('refuses other methods than GET and HEAD on pages', async () => {
  const app = await givenPages()
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/news', payload: {} })
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  expect((await app.inject({ method: 'POST', url: '/api/unknown', payload: {} })).statusCode).toBe(404)
})

test.each(['/login/new-password/secret', '/register/confirm/secret', '/my-events/secret', '/profile'])(
  'marks %s noindex',
  async (url) => {
    expect((await get(await givenPages(), url)).headers['x-robots-tag']).toBe('noindex')
  },
)

test('refuses a complete URL as request target (SEC-13)', async () => {
  const app = await givenPages()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const [answer] = await once(request({ port, host: '127.0.0.1', path: 'http://evil.example/' }), 'response')
  expect(answer.statusCode).toBe(400)
})
