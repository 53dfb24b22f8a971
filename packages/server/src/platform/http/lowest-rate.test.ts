import { EventEmitter, once } from 'node:events'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { errorWords } from '../../../test/product-words.ts'
import { sendSlowly } from '../../../test/send-slowly.ts'
import { silentLog } from '../../../test/test-log.ts'
import { drainBodies } from './drain-body.ts'
import { replyWithError } from './error-reply.ts'
import { requireLowestRate } from './lowest-rate.ts'
import { acceptJsonOnly, readUpload, uploadParts } from './request-bodies.ts'

const post = ['POST /things HTTP/1.1', 'content-type: application/json', 'content-length: 6']

/** A server with a lowest rate that answers what it was sent. */
async function listening(bytesPerSecond: number): Promise<string> {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  app.setErrorHandler(replyWithError(silentLog, errorWords))
  acceptJsonOnly(app)
  drainBodies(app, { bytes: 1_000, milliseconds: 600_000, afterTimeout: 20 })
  requireLowestRate(app, { grace: 50, bytesPerSecond, lookEvery: 10 }, errorWords)
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

const fileHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nfirst,last'

test.each([
  ['before its file', '', ''],
  ['in the middle of its file', fileHead, ''],
  ['in the middle of its file, whose rest comes then', fileHead, ',email\r\n--x--\r\n'],
])('ends the handler of an upload that is answered 408 %s', async (_place, begin, rest) => {
  const handler = new EventEmitter()
  const ended = once(handler, 'ended')
  const app = Fastify({ logger: false, forceCloseConnections: true })
  app.setErrorHandler(replyWithError(silentLog, errorWords))
  await app.register(multipart)
  drainBodies(app, { bytes: 1_000, milliseconds: 600_000, afterTimeout: rest === '' ? 20 : 600_000 })
  requireLowestRate(app, { grace: 50, bytesPerSecond: 1_000_000, lookEvery: 10 }, errorWords)
  app.post('/files', async (request) => {
    try {
      for await (const part of uploadParts(request)) if (part.type === 'file') await readUpload(part)
    } finally {
      handler.emit('ended')
    }
  })
  onTestFinished(() => app.close())
  const sender = await sendSlowly(await app.listen({ port: 0, host: '127.0.0.1' }), [
    'POST /files HTTP/1.1',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${rest === '' ? 1_000 : begin.length + rest.length}`,
  ])
  if (begin !== '') await sender.write(begin)
  expect(await sender.answered('request_too_slow')).toMatch(/^HTTP\/1\.1 408 /)
  if (rest !== '') await sender.write(rest)
  await ended
})
