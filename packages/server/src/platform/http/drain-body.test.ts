import { accountRoutes, participantRoutes } from '@running-dinner/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { givenDinner } from '../../../test/given.ts'
import { bearer, givenAccount } from '../../../test/given-account.ts'
import { errorWords } from '../../../test/product-words.ts'
import { sendSlowly } from '../../../test/send-slowly.ts'
import { silentLog } from '../../../test/test-log.ts'
import { drainBodies } from './drain-body.ts'
import { replyWithError } from './error-reply.ts'
import { acceptJsonOnly } from './request-bodies.ts'

const wide = { bytes: 16_000_000, milliseconds: 600_000, afterTimeout: 600_000 }
const json = { 'content-type': 'application/json' }
const post = (length: number, path = '/things') => [
  `POST ${path} HTTP/1.1`,
  'content-type: application/json',
  `content-length: ${length}`,
]
const part = Buffer.alloc(1_000_000, 'x')

/** A server that accepts bodies of 100,000 bytes. */
async function listening(drain?: (app: FastifyInstance) => void): Promise<string> {
  const app = Fastify({ logger: false, bodyLimit: 100_000, forceCloseConnections: true })
  app.setErrorHandler(replyWithError(silentLog, errorWords))
  acceptJsonOnly(app)
  drain?.(app)
  app.post('/things', async ({ body }) => body)
  app.get('/health', async () => ({ status: 'ok' }))
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** Sends 6 MB although the reply comes after the first, then a second request on the same connection. */
async function goOnSending(url: string, path?: string): Promise<string> {
  const sender = await sendSlowly(url, post(6_000_000, path))
  await sender.write(part)
  await sender.answered('body_too_large')
  for (let sent = 1; sent < 6; sent++) await sender.write(part)
  await sender.write('GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  return Promise.race([sender.answered('{"status":"ok"}'), sender.closed().then(() => 'closed')])
}

test('a client that keeps sending a body that is too large reads the reply and keeps its connection', async () => {
  const answers = await goOnSending(await listening((app) => drainBodies(app, wide)))
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
})

test('without draining the connection is closed (shows that the check works)', async () => {
  const ending = await goOnSending(await listening()).catch(({ code }: NodeJS.ErrnoException) => code)
  expect(['closed', 'ECONNRESET', 'EPIPE']).toContain(ending)
})

test('closes the connection of an endless body once it exceeds the bound', async () => {
  const sender = await sendSlowly(await listening((app) => drainBodies(app, { ...wide, bytes: 3_000_000 })), [
    'POST /things HTTP/1.1',
    'content-type: application/json',
    'transfer-encoding: chunked',
  ])
  const endless = async () => {
    for (;;) await sender.write(`f4240\r\n${part}\r\n`)
  }
  await expect(endless()).rejects.toThrow(/EPIPE|ECONNRESET|destroyed|ended/)
  await sender.closed()
})

test('closes the connection of a client that stops sending', async () => {
  const sender = await sendSlowly(
    await listening((app) => drainBodies(app, { ...wide, milliseconds: 20 })),
    post(6_000_000),
  )
  await sender.answered('body_too_large')
  await sender.closed()
})

describe("the product's app", () => {
  const path = '/api/rest/wizardservice/v1/create'
  const listeningProduct = async () => (await createTestApp()).app.listen({ port: 0, host: '127.0.0.1' })
  const refused = async (url: string, length: number) => {
    const sender = await sendSlowly(url, post(length, path))
    await sender.write(part)
    await sender.answered('body_too_large')
    return sender
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  test('reads the rest of a refused body, so that its sender reads the reply and keeps the connection', async () => {
    const answers = await goOnSending(await listeningProduct(), path)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  test('closes the connection once the rest exceeds 16 MB', async () => {
    const sender = await refused(await listeningProduct(), 60_000_000)
    const sendRest = async () => {
      for (let sent = 1; sent < 50; sent++) await sender.write(part)
    }
    await expect(sendRest()).rejects.toThrow(/EPIPE|ECONNRESET|destroyed|ended/)
  })

  test('closes the connection fifteen seconds after the reply', async () => {
    const url = await listeningProduct()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sender = await refused(url, 6_000_000)
    vi.advanceTimersByTime(15_000)
    await sender.closed()
  })
})

test('refuses a list of 6 MB with an issue and reads one of 3 MB', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const path = participantRoutes.import.path.replace(':adminId', params.adminId)
  const url = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api${path}`
  const send = (bytes: number) =>
    fetch(url, { method: 'POST', headers: json, body: JSON.stringify({ rows: [], more: 'x'.repeat(bytes) }) })
  for (let attempt = 0; attempt < 2; attempt++) {
    const answer = await send(6_000_000)
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { issues: [{ message: expect.any(String), code: 'body_too_large', issueType: 'BAD_REQUEST' }] },
    ])
  }
  expect((await send(3_000_000)).status).toBe(406)
})

test('refuses an uploaded file of 6 MB and reads one of 1 MB', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const { token } = await givenAccount(app)
  const base = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api`
  const send = async (path: string, bytes: number) => {
    const body = new FormData()
    body.append('file', new Blob(['x'.repeat(bytes)]), 'people.csv')
    const { status } = await fetch(`${base}${path}`, { method: 'POST', headers: bearer(token), body })
    return status
  }
  const preview = participantRoutes.previewImport.path.replace(':adminId', params.adminId)
  expect(await send(preview, 6_000_000)).toBe(413)
  expect(await send(preview, 1_000_000)).not.toBe(413)
  expect(await send(accountRoutes.uploadAvatar.path, 6_000_000)).toBe(413)
  expect(await send(accountRoutes.uploadAvatar.path, 1_000_000)).toBe(406)
})

test.each([
  [3_000_000, 200],
  [3_000_001, 413],
])('answers a form of %i bytes around a small file with %i', async (bytes, status) => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const url = `/api${participantRoutes.previewImport.path.replace(':adminId', params.adminId)}`
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const payload = `${head}Vorname;Nachname\nAnna;Zeh\r\n--b--\r\n`.padEnd(bytes, 'x')
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  expect((await app.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(status)
})
