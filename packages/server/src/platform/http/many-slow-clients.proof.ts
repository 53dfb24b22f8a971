import { once, setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { startBuiltServer } from '../../../test/faults/built-server.ts'
import { waitOf, waitsMeanwhile } from '../../../test/waits-meanwhile.ts'

const clients = 500
const longestMilliseconds = 15_000
const rounds = 3
const slowHead = 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '
const slowBody =
  'POST /api/rest/wizardservice/v1/create HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n'

/** Sends a byte a second until the server closes the connection; how long that took. */
async function slowClient(port: number, begin: string, givesUp: AbortSignal): Promise<number> {
  const begun = performance.now()
  const socket = connect(port, '127.0.0.1')
  // A reset is one way to be closed.
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.write(begin)
  const timer = setInterval(() => socket.writable && socket.write(' '), 1_000)
  givesUp.addEventListener('abort', () => socket.destroy())
  await once(socket, 'close')
  clearInterval(timer)
  return givesUp.aborted ? Number.POSITIVE_INFINITY : performance.now() - begun
}

/** When the last of 500 slow clients was closed, and how much longer a neighbour waited for its replies than before. */
async function attack(url: string, neighbour: string) {
  const factors: number[] = []
  const closed = { heads: 0, bodies: 0 }
  for (let round = 0; round < rounds; round++) {
    const quiet = waitOf(0.99, await waitsMeanwhile(`${url}${neighbour}`, delay(5_000)))
    const givesUp = AbortSignal.timeout(2 * longestMilliseconds)
    setMaxListeners(clients, givesUp)
    const port = Number(new URL(url).port)
    const slow = (begin: string) =>
      Promise.all(Array.from({ length: clients / 2 }, () => slowClient(port, begin, givesUp)))
    const all = Promise.all([slow(slowHead), slow(slowBody)])
    factors.push(waitOf(0.99, await waitsMeanwhile(`${url}${neighbour}`, all)) / quiet)
    const [heads, bodies] = await all
    closed.heads = Math.max(closed.heads, ...heads)
    closed.bodies = Math.max(closed.bodies, ...bodies)
  }
  const factor = waitOf(0.5, factors)
  process.stdout.write(
    `slow heads closed after ${Math.round(closed.heads)} ms, bodies after ${Math.round(closed.bodies)} ms; neighbours ${factors.map((each) => each.toFixed(2)).join(', ')}\n`,
  )
  return { closed, factor }
}

test('500 clients that send a byte a second are closed within 15 s, and others are answered as before (INP-07)', async () => {
  const { url } = await startBuiltServer({ DATABASE_URL: '' })
  const { closed, factor } = await attack(url, '/api/rest/frontend/v1/runningdinner')
  expect(Math.max(closed.heads, closed.bodies)).toBeLessThan(longestMilliseconds)
  expect(factor).toBeLessThan(1.5)
})

test('stay connected to a server without these limits, which others wait for (shows that the check works)', async () => {
  const server = `
    const { createServer } = require('node:http')
    const { parentPort } = require('node:worker_threads')
    const busy = () => { for (const end = performance.now() + 0.5; performance.now() < end;); }
    const server = createServer((request, reply) => {
      if (request.method === 'GET') return reply.end()
      request.on('data', busy)
    })
    Object.assign(server, { headersTimeout: 0, requestTimeout: 0 })
    server.on('connection', (socket) => socket.on('data', busy))
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`
  const worker = new Worker(server, { eval: true })
  onTestFinished(async () => void (await worker.terminate()))
  const [port] = await once(worker, 'message')
  const { closed, factor } = await attack(`http://127.0.0.1:${port}`, '/')
  expect(Object.values(closed)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
  expect(factor).toBeGreaterThan(1.5)
})
