import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { get as request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { replyWithError } from './error-reply.ts'
import { servePages } from './pages.ts'

const nobody = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A client build as the server finds it, with a renderer of three lines. */
function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rd-pages-'))
  for (const part of ['client', 'public/.vite', 'server']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(
    join(folder, 'client/index.html'),
    '<html lang="de"><head><title>x</title></head><body><div id="root"></div></body></html>',
  )
  writeFileSync(
    join(folder, 'public/.vite/manifest.json'),
    JSON.stringify({
      'src/public-entry.tsx': { file: 'entry.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'shared.js' },
      'src/page.tsx': { file: 'page.js', imports: ['_shared.js'] },
    }),
  )
  writeFileSync(
    join(folder, 'server/server-entry.js'),
    `export async function render({ url, nonce, source }) {
      if (url.includes('/admin/')) return undefined
      const events = await source.events({ search: '', from: '' })
      return { status: url.includes('lost') ? 404 : 200, language: 'en', named: url.includes('lng=en') ? 'en' : undefined, head: '<title>Page</title>', styles: '<style nonce="' + nonce + '"></style>', html: '<h1>' + events.length + '</h1>', data: '{"a":"</script>"}', files: ['src/page.tsx'] }
    }`,
  )
  return folder
}

async function givenPages(events: () => Promise<never[]> = async () => []): Promise<FastifyInstance> {
  const app = Fastify()
  app.setErrorHandler(replyWithError(nobody))
  const source = { events, event: async () => ({ state: 'UNKNOWN' as const }) }
  const operator = { name: 'Opa & "Co"', address: '</meta>', email: 'admin@example.org', donationUrl: '' }
  await servePages(app, {
    folder: builtClient(),
    operator,
    source,
    methodsOf: () => undefined,
    baseUrl: () => 'http://localhost:8080',
  })
  onTestFinished(() => app.close())
  return app
}

const get = async (app: FastifyInstance, url: string) => {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url })
  return { status: statusCode, headers, body }
}

test('a public page comes rendered, in its language, with its files and its data', async () => {
  const { status, headers, body } = await get(await givenPages(), '/news')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<html lang="en">')
  expect(body).toContain('<div id="root"><h1>0</h1></div>')
  expect(body).toContain('["/public/entry.js","/public/shared.js","/public/page.js"]')
  // Data cannot end the element it stands in.
  expect(body).toContain('"\\u003c/script>"')
  expect(body).toContain(
    '<meta name="operator" content="{&quot;name&quot;:&quot;Opa &amp; \\&quot;Co\\&quot;&quot;,&quot;address&quot;:&quot;&lt;/meta>&quot;,',
  )
})

test('every answer has a nonce of its own, and only known scripts may run', async () => {
  const app = await givenPages()
  const policies = await Promise.all(
    ['/', '/'].map(async (url) => String((await get(app, url)).headers['content-security-policy'])),
  )
  expect(policies[0]).not.toBe(policies[1])
  for (const policy of policies) {
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']{20,}'/)
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){3};/)
    expect(policy).not.toContain('unsafe')
  }
})

test('a language named in the address is kept in cookies, any other is not', async () => {
  const app = await givenPages()
  expect((await get(app, '/news?lng=en')).headers['set-cookie']).toEqual([
    'i18next=en; Path=/; Max-Age=31536000; SameSite=Lax',
    'NG_TRANSLATE_LANG_KEY=en; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
  expect((await get(app, '/news')).headers['set-cookie']).toBeUndefined()
})

test('the status of a rendered page is its own', async () => {
  expect((await get(await givenPages(), '/lost')).status).toBe(404)
})

test('areas come as a shell that no search may keep', async () => {
  const { body, headers } = await get(await givenPages(), '/admin/secret')
  expect(body).toContain('<div id="root"></div>')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['cache-control']).toBe('no-store')
})

test.each(['/api/unknown', '/rest/unknown', '/x/REST/y', '/a/resources/b'])('nothing renders on %s', async (url) => {
  const { status, body } = await get(await givenPages(), url)
  expect(status).toBe(404)
  expect(JSON.parse(body)).toHaveProperty('issues')
})

test.each(['//evil.example/x', '/%E0%A4%A', '/[', '/?lng=%'])('an odd address is a page too: %s', async (url) => {
  expect([200, 400, 404]).toContain((await get(await givenPages(), url)).status)
})

test('whose page cannot be made reads so, in words', async () => {
  const app = await givenPages(() => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' })))
  const { status, headers, body } = await get(app, '/news')
  expect(status).toBe(503)
  expect(headers['content-type']).toContain('text/html')
  expect(headers['retry-after']).toBe('5')
  expect(body).toContain('<h1>')
})

test('the page without its values is no page', async () => {
  expect((await get(await givenPages(), '/index.html')).body).not.toContain('<title>x</title>')
})

test('pages are only read', async () => {
  const app = await givenPages()
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/news', payload: {} })
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  expect((await app.inject({ method: 'POST', url: '/api/unknown', payload: {} })).statusCode).toBe(404)
})

test.each(['/login/new-password/secret', '/register/confirm/secret', '/my-events/secret', '/profile'])(
  'no search may keep %s',
  async (url) => {
    expect((await get(await givenPages(), url)).headers['x-robots-tag']).toBe('noindex')
  },
)

test('a whole address in place of a path is refused', async () => {
  const app = await givenPages()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const [answer] = await once(request({ port, host: '127.0.0.1', path: 'http://evil.example/' }), 'response')
  expect(answer.statusCode).toBe(400)
})
