import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { messagesOf, testLog } from '../../../test/test-log.ts'
import type { Ctx } from '../ctx.ts'
import { warnOfProxy } from './proxy-warning.ts'

async function warningsOf(trustProxyHops: number, requests: readonly { url: string; forwarded: boolean }[]) {
  const { log, lines } = testLog()
  const app = Fastify()
  warnOfProxy(app, { config: { trustProxyHops } as Ctx['config'], log })
  for (const url of ['/', '/health/ready', '/metrics']) app.get(url, async () => 'ok')
  for (const { url, forwarded } of requests)
    await app.inject({ url, headers: forwarded ? { 'x-forwarded-for': '203.0.113.9' } : {} })
  return messagesOf(lines, 'warn').map((warning) => warning.replace(/:.*/, ''))
}

const [direct, forwarded] = [
  { url: '/', forwarded: false },
  { url: '/', forwarded: true },
]

test.each([
  ['says nothing where no proxy is there and none is named', 0, [direct], []],
  ['says nothing where the proxy forwards addresses', 1, [forwarded], []],
  [
    'warns once of a proxy that is not named',
    0,
    [direct, forwarded, forwarded],
    ['requests come through a proxy, but TRUST_PROXY is 0'],
  ],
  [
    'warns once of a proxy that does not forward addresses',
    1,
    [direct, direct],
    ['TRUST_PROXY is set, but requests come without X-Forwarded-For'],
  ],
  [
    'says nothing to calls of the machine itself',
    1,
    [
      { url: '/health/ready', forwarded: false },
      { url: '/metrics', forwarded: false },
    ],
    [],
  ],
])('%s', async (_, hops, requests, warnings) => {
  expect(await warningsOf(hops, requests)).toEqual(warnings)
})
