import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readEvents } from '../../../test/event-reader.ts'
import type { Notifications } from '../db/notifications.ts'
import { replyWithError } from '../http/error-reply.ts'
import { createEventStreams } from './event-streams.ts'
import { followState } from './follow-state.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A server that streams one number, with notifications triggered by hand. */
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

test('starts with the present state and sends every change', async () => {
  const { url, world, notify } = await givenStream()
  const events = await readEvents(url)
  expect(events.headers.get('content-type')).toContain('text/event-stream')
  expect(events.headers.get('cache-control')).toBe('no-store')
  expect(await events.next()).toEqual({ event: 'number', data: 1 })
  world.state = 2
  notify()
  expect(await events.next()).toEqual({ event: 'number', data: 2 })
})

test('sends no state twice and ends after the last one', async () => {
  const { url, world, notify } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  notify()
  await delay(20)
  world.state = 9
  notify()
  expect(await events.rest()).toEqual([{ event: 'number', data: 9 }])
})

test('ends when the state no longer exists', async () => {
  const { url, world, notify } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  world.state = undefined
  notify()
  expect(await events.rest()).toEqual([])
})

test('catches up at the next heartbeat after a lost notification or a failed read', async () => {
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

test('closes the server without waiting for its readers', async () => {
  const { app, url } = await givenStream()
  const events = await readEvents(url)
  await events.next()
  await app.close()
  expect(await events.rest()).toEqual([])
})
