import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify, { type FastifyReply } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEvents } from '../../../test/event-reader.ts'
import { errorWords } from '../../../test/product-words.ts'
import { silentLog } from '../../../test/test-log.ts'
import type { PubSub } from '../db/pub-sub.ts'
import { replyWithError } from '../http/error-reply.ts'
import { createEventStreams } from './event-streams.ts'
import { followState } from './follow-state.ts'

/** A server that streams one number, with notifications triggered by hand. */
async function givenStream(
  lifetime = 60_000,
  heartbeatMilliseconds = 60_000,
  limits = { perTopic: 2, perProcess: 100 },
) {
  const listeners = new Set<(wasHeard: boolean) => void>()
  const pubSub: PubSub = {
    listen: (_topic, look) => {
      listeners.add(look)
      return () => void listeners.delete(look)
    },
    close: async () => undefined,
  }
  const world = { state: 1 as number | undefined, reads: 0, fails: false, pause: Promise.resolve() }
  const app = Fastify({ logger: false })
  app.setErrorHandler(replyWithError(silentLog, errorWords))
  const streams = createEventStreams(app, { heartbeatMilliseconds, ...limits })
  app.get('/numbers', async (_request, reply) =>
    followState({
      pubSub,
      topics: ['number'],
      open: (options) => streams.open(reply, { ...options, topic: 'number', lifetime }),
      read: async () => {
        world.reads++
        if (world.fails) throw new Error('the database is away')
        const { state } = world
        await world.pause
        return state
      },
      eventOf: (state) => ({ name: 'number', isLast: state === 9 }),
    }),
  )
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/numbers`
  onTestFinished(() => app.close())
  const publish = () => {
    for (const look of listeners) look(true)
  }
  return { app, url, world, listeners, publish }
}

test('starts with the present state and sends every change', async () => {
  const { url, world, publish } = await givenStream()
  const events = await readEvents(url)
  expect(events.headers.get('content-type')).toContain('text/event-stream')
  expect(events.headers.get('cache-control')).toBe('no-store')
  expect(await events.next()).toEqual({ event: 'number', data: 1 })
  world.state = 2
  publish()
  expect(await events.next()).toEqual({ event: 'number', data: 2 })
})

test('sends no state twice and ends after the last one', async () => {
  const { url, world, publish } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  const { reads } = world
  publish()
  while (world.reads === reads) await delay(1)
  world.state = 9
  publish()
  expect(await events.rest()).toEqual([{ event: 'number', data: 9 }])
})

test('ends when the state no longer exists', async () => {
  const { url, world, publish } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  world.state = undefined
  publish()
  expect(await events.rest()).toEqual([])
})

test('catches up at the next heartbeat after a lost notification or a failed read', async () => {
  const { url, world, publish } = await givenStream(60_000, 10)
  const events = await readEvents(url)
  await events.next()
  world.fails = true
  const { reads } = world
  publish()
  while (world.reads === reads) await delay(1)
  world.state = 3
  world.fails = false
  expect(await events.next()).toEqual({ event: 'number', data: 3 })
})

test('ends after its lifetime and stops listening', async () => {
  const { url, listeners } = await givenStream(50)
  const events = await readEvents(url)
  expect(await events.rest()).toHaveLength(1)
  expect(listeners.size).toBe(0)
})

test("frees a reader's place when the reader leaves", async () => {
  const { url, listeners } = await givenStream()
  const [first, second] = [await readEvents(url), await readEvents(url)]
  const refused = await readEvents(url)
  expect([first.status, second.status, refused.status]).toEqual([200, 200, 429])
  first.leave()
  while (listeners.size > 1) await delay(5)
  expect((await readEvents(url)).status).toBe(200)
})

test('reads again when a change comes during a read', async () => {
  const { url, world, publish } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  let goOn = () => {}
  world.pause = new Promise((resolve) => {
    goOn = resolve
  })
  world.state = 2
  publish()
  world.state = 3
  publish()
  goOn()
  expect([await events.next(), await events.next()].map((event) => event?.data)).toEqual([2, 3])
})

test('has a limit of readers for the whole process, and frees the places of those who leave', async () => {
  const { url, listeners } = await givenStream(60_000, 60_000, { perTopic: 100, perProcess: 2 })
  const [first, second] = [await readEvents(url), await readEvents(url)]
  expect([first.status, second.status, (await readEvents(url)).status]).toEqual([200, 200, 503])
  first.leave()
  while (listeners.size > 1) await delay(5)
  expect((await readEvents(url)).status).toBe(200)
})

/** A stream to a reader whose connection is played by the test. */
function givenReader() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const app = Fastify({ logger: false })
  onTestFinished(() => app.close())
  const connection = Object.assign(new EventEmitter(), {
    ...{ writableLength: 0, write: vi.fn(), end: vi.fn(), destroy: vi.fn(), writeHead: vi.fn() },
  })
  const reply = { hijack: vi.fn(), raw: connection } as unknown as FastifyReply
  const streams = createEventStreams(app, { heartbeatMilliseconds: 1_000, perTopic: 1, perProcess: 1 })
  const onEnd = vi.fn()
  const stream = streams.open(reply, { topic: 'number', lifetime: 60_000, onEnd })
  const written = () => connection.write.mock.calls.map(([text]) => text as string)
  return { connection, stream, onEnd, written }
}

test('disconnects a reader that does not read before its backlog fills the memory', () => {
  const { connection, stream, written } = givenReader()
  connection.writableLength = 256_000
  stream.send('number', 1)
  expect(connection.destroy).not.toHaveBeenCalled()
  const before = written().length
  connection.writableLength = 256_001
  stream.send('number', 2)
  expect(connection.destroy).toHaveBeenCalledTimes(1)
  expect(written()).toHaveLength(before)
})

test('says when to reconnect, and writes at every heartbeat, so that proxies keep the connection', () => {
  const { connection, written } = givenReader()
  expect(written()).toEqual(['retry: 2000\n\n'])
  expect(connection.writeHead).toHaveBeenCalledWith(200, expect.objectContaining({ 'x-accel-buffering': 'no' }))
  vi.advanceTimersByTime(2_500)
  expect(written().slice(1)).toEqual([': \n\n', ': \n\n'])
})

test.each(['close', 'error'])('leaves no timer behind after "%s", writes nothing more and ends once', (event) => {
  const { connection, stream, onEnd, written } = givenReader()
  connection.emit(event, new Error('the connection is gone'))
  const before = written().length
  stream.send('number', 2)
  stream.end()
  expect([vi.getTimerCount(), written().length, onEnd.mock.calls.length]).toEqual([0, before, 1])
})

test('closes the server without waiting for its readers', async () => {
  const { app, url } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  await app.close()
  expect(await events.rest()).toEqual([])
})
