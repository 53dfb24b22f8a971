import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { sendSlowly } from '../../../test/send-slowly.ts'
import { drainBodies } from './drain-body.ts'
import { requireLowestRate } from './lowest-rate.ts'
import { acceptJsonOnly } from './request-bodies.ts'

const post = ['POST /things HTTP/1.1', 'content-type: application/json', 'content-length: 6']

/** A server with a lowest rate that answers what it was sent. */
async function listening(bytesPerSecond: number): Promise<string> {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  acceptJsonOnly(app)
  drainBodies(app, { bytes: 1_000, milliseconds: 20 })
  requireLowestRate(app, { grace: 50, bytesPerSecond, lookEvery: 10 })
  app.post('/things', async ({ body }) => body)
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

test('answers 408 with an issue to a body that comes too slowly, and closes the connection', async () => {
  const sender = await sendSlowly(await listening(1_000_000), post)
  await sender.write('[1')
  const answer = await sender.answered('request_too_slow')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await sender.closed()
})

test('waits for a slow body that keeps the lowest rate', async () => {
  const url = await listening(100)
  const steady = await sendSlowly(url, [...post.slice(0, -1), 'content-length: 100002'])
  await steady.write(`["${'x'.repeat(99_998)}`)
  const slow = await sendSlowly(url, post)
  await slow.answered('request_too_slow')
  await steady.write('"]')
  expect(await steady.answered('xx"]')).toMatch(/^HTTP\/1\.1 200 /)
})
