import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { sendSlowly } from '../../../test/send-slowly.ts'

const specified = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

async function headersOf(app: FastifyInstance, url: string) {
  const { headers } = await app.inject({ method: 'GET', url })
  return headers
}

test.each([
  ['outside production without', { production: false, publicBaseUrl: 'https://dinner.example' }, undefined],
  ['in production without TLS without', { production: true, publicBaseUrl: 'http://dinner.example' }, undefined],
  ['in production with', { production: true, publicBaseUrl: 'https://dinner.example' }, 'max-age=31536000'],
])('every reply has all security headers, also to malformed paths, %s HSTS', async (_, config, hsts) => {
  const { app } = await createTestApp({ config })
  for (const url of ['/rest/unknown', '/health', '/%', '/rest/%zz', `/${'a'.repeat(20_000)}`]) {
    const headers = await headersOf(app, url)
    expect(headers, url.slice(0, 20)).toMatchObject(specified)
    expect(headers['strict-transport-security'], url.slice(0, 20)).toBe(hsts)
  }
})

test('refusals of what cannot be read are stored in no cache and listed by no search engine (SEC-08)', async () => {
  const { app } = await createTestApp()
  const refused = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  for (const url of ['/%', '/rest/%zz', `/${'a'.repeat(20_000)}`])
    expect(await headersOf(app, url), url.slice(0, 20)).toMatchObject(refused)
  const sender = await sendSlowly(await app.listen({ port: 0, host: '127.0.0.1' }), ['GET / HTTP/1.1', 'no header'])
  const reply = await sender.answered('issues')
  for (const [name, value] of Object.entries(refused)) expect(reply).toContain(`\r\n${name}: ${value}\r\n`)
})
