import { liveStreams, planOptimizationRoutes, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { readEvents } from '../../../../test/event-reader.ts'
import { givenDinner, givenParticipants } from '../../../../test/given.ts'
import { givenRun } from '../../../../test/given-run.ts'

const unknown = { adminId: 'a'.repeat(24), optimizationId: '00000000-0000-4000-8000-000000000000' }

async function listening(test: TestApp): Promise<(path: string, params: Record<string, string>) => string> {
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  return (path, params) => `${url}/api${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`
}

test('notifies a subscriber when people or plan of the event change', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const at = await listening(app)
  const events = await readEvents(at(liveStreams.dinner, given.params))
  expect(events.status).toBe(200)
  expect(events.headers.get('referrer-policy')).toBe('no-referrer')
  expect([events.headers.get('cache-control'), events.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  const planOf = async () => (await events.next())?.data as { planVersion: number; lastActivity: number }
  const first = await planOf()
  expect(first).toMatchObject({ planVersion: 0 })
  await givenParticipants(app, given, 18)
  const afterImport = await planOf()
  expect(afterImport).toMatchObject({ planVersion: 0 })
  expect(afterImport.lastActivity).toBeGreaterThan(first.lastActivity)
  await app.call(teamRoutes.arrange, { params: given.params })
  expect(await planOf()).toMatchObject({ planVersion: 1 })
  await app.call(teamRoutes.drop, { params: given.params })
  expect(await planOf()).toMatchObject({ planVersion: 2 })
})

test('streams an optimisation to its end, and its end to later subscribers', async () => {
  const app = await createTestApp()
  const { params, run } = await givenRun(app)
  const at = await listening(app)
  const url = at(liveStreams.optimization, { ...params, optimizationId: run.optimizationId })
  const events = await readEvents(url)
  expect(await events.next()).toEqual({ event: 'progress', data: run })
  const { body } = await app.call(planOptimizationRoutes.stop, {
    params: { ...params, optimizationId: run.optimizationId },
  })
  expect(await events.rest()).toEqual([{ event: 'finished', data: body }])
  expect(await (await readEvents(url)).rest()).toEqual([{ event: 'finished', data: body }])
  // Clients that only read unnamed messages take the first one as the end.
  const plain = (await (await readEvents(url, { unnamed: true })).rest()).filter(({ event }) => event === 'message')
  expect(plain).toEqual([{ event: 'message', data: body }])
})

test('sends progress as named events only', async () => {
  const app = await createTestApp()
  const { params, run } = await givenRun(app)
  const at = await listening(app)
  const optimization = { ...params, optimizationId: run.optimizationId }
  const events = await readEvents(at(liveStreams.optimization, optimization), { unnamed: true })
  expect(await events.next()).toMatchObject({ event: 'progress' })
  await app.call(planOptimizationRoutes.discard, { params: optimization })
  expect((await events.rest()).filter(({ event }) => event === 'message')).toEqual([])
})

test('ends the stream of a discarded optimisation', async () => {
  const app = await createTestApp()
  const { params, run } = await givenRun(app)
  const at = await listening(app)
  const optimization = { ...params, optimizationId: run.optimizationId }
  const events = await readEvents(at(liveStreams.optimization, optimization))
  await events.next()
  await app.call(planOptimizationRoutes.discard, { params: optimization })
  expect(await events.rest()).toEqual([])
})

test('answers 404 for foreign, unknown and malformed ids, and opens no stream by other methods', async () => {
  const app = await createTestApp()
  const { params, run } = await givenRun(app)
  const other = await givenDinner(app)
  const at = await listening(app)
  const paths = [
    at(liveStreams.dinner, unknown),
    at(liveStreams.dinner, { adminId: '%00' }),
    at(liveStreams.optimization, { ...unknown, optimizationId: run.optimizationId }),
    at(liveStreams.optimization, { ...other.params, optimizationId: run.optimizationId }),
    at(liveStreams.optimization, { ...params, optimizationId: unknown.optimizationId }),
    at(liveStreams.optimization, { ...params, optimizationId: "1' or '1'='1" }),
    at('/sse/elsewhere', {}),
  ]
  for (const url of paths) {
    const response = await fetch(url)
    expect(response.status, url).toBe(404)
    expect(await response.json(), url).toEqual({
      issues: [{ message: 'Das gibt es nicht oder nicht mehr.', code: 'not_found', issueType: 'BAD_REQUEST' }],
    })
  }
  for (const method of ['HEAD', 'POST', 'DELETE']) {
    expect((await fetch(at(liveStreams.dinner, params), { method })).status, method).toBe(404)
  }
})
