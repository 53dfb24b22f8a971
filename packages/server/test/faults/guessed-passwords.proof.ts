import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { accountRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { registerBody } from '../given-account.ts'
import { waitOf, waitsMeanwhile } from '../waits-meanwhile.ts'
import { startBuiltServer } from './built-server.ts'

const guesses = 1_000
const clients = 10
const longestMilliseconds = 200

/** Logs in so often from so many clients at once; the statuses, and how long other calls waited meanwhile. */
async function guess(url: string, count: number) {
  const statuses: Record<number, number> = {}
  let begun = 0
  const client = async () => {
    while (begun++ < count) {
      const response = await fetch(`${url}/api${accountRoutes.login.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'ada', password: `guess ${begun}` }),
      })
      await response.text()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
  }
  const waits = await waitsMeanwhile(`${url}/health`, Promise.all(Array.from({ length: clients }, client)))
  const p99 = Math.round(waitOf(0.99, waits))
  process.stdout.write(`${count} logins ${JSON.stringify(statuses)}: 99 % of ${waits.length} calls within ${p99} ms\n`)
  return { statuses, p99 }
}

async function givenServer(rateLimits: 'on' | 'off') {
  const { url } = await startBuiltServer({ DATABASE_URL: '', RATE_LIMITS: rateLimits })
  const { status } = await fetch(`${url}/api${accountRoutes.register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registerBody()),
  })
  expect(status).toBe(200)
  return url
}

test('of 1,000 guesses of a password ten are looked at, and other calls are answered meanwhile (SEC-20)', async () => {
  const { statuses, p99 } = await guess(await givenServer('on'), guesses)
  expect(statuses).toEqual({ 401: 10, 429: guesses - 10 })
  expect(p99).toBeLessThan(longestMilliseconds)
})

test('1,000 logins that are all looked at keep other calls waiting for less than 0.2 s (SEC-20)', async () => {
  const { statuses, p99 } = await guess(await givenServer('off'), guesses)
  expect(statuses).toEqual({ 401: guesses })
  expect(p99).toBeLessThan(longestMilliseconds)
})

test('the check of other calls fails for a server that hashes where it answers', async () => {
  const server = `
    const { scryptSync } = require('node:crypto')
    const { parentPort } = require('node:worker_threads')
    const answer = ({ url }, reply) => reply.writeHead(url === '/health' ? 200 : scryptSync(url, 'salt', 32) && 401).end()
    const server = require('node:http').createServer(answer)
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`
  const worker = new Worker(server, { eval: true })
  onTestFinished(async () => void (await worker.terminate()))
  const [port] = await once(worker, 'message')
  expect((await guess(`http://127.0.0.1:${port}`, 200)).p99).toBeGreaterThan(longestMilliseconds)
})
