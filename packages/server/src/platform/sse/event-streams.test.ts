import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readEvents } from '../../../test/event-reader.ts'
import type { Notifications } from '../db/notifications.ts'
import { replyWithError } from '../http/error-reply.ts'
import { createEventStreams } from './event-streams.ts'
import { followState } from './follow-state.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A server that pushes one number, with notifications made by hand. */
async function givenStream(lifetime = 60_000, heartbeatMilliseconds = 60_000) {
  const listeners = new Set<(wasHeard: boolean) => void>()
  const notifications: Notifications = {
    listen: (_topic, look) => {
      listeners.add(look)
      return () => void listeners.delete(look)
    },
    close: async () => undefined,
  }
  const world = { state: 1 as number | undefined, reads: 0, fails: false }
  const app = Fastify({ logger: false })
  app.setErrorHandler(replyWithError(silent))
  const streams = createEventStreams(app, { heartbeatMilliseconds, perTopic: 2, perProcess: 100 })
  app.get('/numbers', async (_request, reply) =>
    followState({
      notifications,
      topic: 'number',
      open: (options) => streams.open(reply, { ...options, topic: 'number', lifetime }),
      read: async () => {
        world.reads++
        if (world.fails) throw new Error('the database is away')
        return world.state
      },
      eventOf: (state) => ({ name: 'number', isLast: state === 9 }),
    }),
  )
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/numbers`
  onTestFinished(() => app.close())
  const notify = () => {
    for (const look of listeners) look(true)
  }
  return { app, url, world, listeners, notify }
}

test('a stream begins with the present state and tells every other one', async () => {
  const { url, world, notify } = await givenStream()
  const events = await readEvents(url)
  expect(events.headers.get('content-type')).toContain('text/event-stream')
  expect(events.headers.get('cache-control')).toBe('no-store')
  expect(await events.next()).toEqual({ event: 'number', data: 1 })
  world.state = 2
  notify()
  expect(await events.next()).toEqual({ event: 'number', data: 2 })
})

test('nothing is told twice, and the last state ends the stream', async () => {
  const { url, world, notify } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  notify()
  await delay(20)
  world.state = 9
  notify()
  expect(await events.rest()).toEqual([{ event: 'number', data: 9 }])
})

test('a state that is gone ends the stream', async () => {
  const { url, world, notify } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  world.state = undefined
  notify()
  expect(await events.rest()).toEqual([])
})

test('a heartbeat makes up for a notification that was lost and for a database that was away', async () => {
  const { url, world, notify } = await givenStream(60_000, 10)
  const events = await readEvents(url)
  await events.next()
  world.fails = true
  notify()
  await delay(20)
  world.state = 3
  world.fails = false
  expect(await events.next()).toEqual({ event: 'number', data: 3 })
})

test('a stream ends after its time, and nobody listens for it any more', async () => {
  const { url, listeners } = await givenStream(50)
  const events = await readEvents(url)
  expect(await events.rest()).toHaveLength(1)
  expect(listeners.size).toBe(0)
})

test('a reader that leaves makes room for the next', async () => {
  const { url, listeners } = await givenStream()
  const [first, second] = [await readEvents(url), await readEvents(url)]
  const refused = await readEvents(url)
  expect([first.status, second.status, refused.status]).toEqual([200, 200, 429])
  first.leave()
  while (listeners.size > 1) await delay(5)
  expect((await readEvents(url)).status).toBe(200)
})

test('the server closes without waiting for its readers', async () => {
  const { app, url } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  await app.close()
  expect(await events.rest()).toEqual([])
})
