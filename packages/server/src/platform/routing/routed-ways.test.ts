import { roadMetres } from '@running-dinner/domain/dinner-routes/distance.ts'
import { legMinutes } from '@running-dinner/domain/dinner-routes/leg-minutes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { type FakeRouting, fakeRouting, fakeWay, type RoutingMode } from '../../../test/fakes/fake-routing.ts'
import { readConfig } from '../config.ts'
import { routedWays } from './routed-ways.ts'

const places = Array.from({ length: 4 }, (_, at) => ({ lat: 48 + at / 100, lng: 7.85 }))
const street = (count: number) => Array.from({ length: count }, (_, at) => ({ lat: 48 + at / 1_000, lng: 7.85 }))
const start = new Date('2030-05-01T10:00:00Z')

/** Shared by all tests: every fake service has its own address and therefore its own rows. */
let shared: TestDatabase
const closers: (() => Promise<void>)[] = []
beforeAll(async () => {
  shared = await testDatabase((close) => closers.push(close))
})
afterAll(async () => {
  for (const close of closers) await close()
})

async function world(fake: FakeRouting, protocol: 'osrm' | 'valhalla' = 'osrm', database = shared) {
  const { db } = database
  const warnings: string[] = []
  let now = start
  const ctx = {
    db,
    config: { ...readConfig({ DATA_DIR: '/tmp/rd-test-data' }), routing: { url: fake.url, protocol } },
    clock: { now: () => now },
    baseUrl: () => 'http://localhost:8080',
    log: { info: () => undefined, warn: (message: string) => warnings.push(message), error: () => undefined },
  }
  return {
    ctx,
    warnings,
    ways: (from = places, mode: Parameters<typeof routedWays>[2] = 'WALK', patienceMs = 3_000) =>
      routedWays(ctx, from, mode, patienceMs),
    later: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

describe.each(['osrm', 'valhalla'] as const)('a service that speaks %s', (protocol) => {
  test('returns metres and minutes of every way in both directions', async () => {
    const fake = await fakeRouting()
    const { ways } = await world(fake, protocol)
    const found = await ways()
    expect(found?.source).toBe(protocol.toUpperCase())
    for (const [from, one] of places.entries()) {
      for (const [to, other] of places.entries()) {
        const { metres, seconds } = from === to ? { metres: 0, seconds: 0 } : fakeWay(one, other)
        expect(found?.metres[from * 4 + to]).toBeCloseTo(metres, 1)
        expect(found?.minutes[from * 4 + to]).toBeCloseTo(seconds / 60, 3)
      }
    }
    expect(fake.requests).toHaveLength(1)
    expect(fake.requests[0]?.headers['user-agent']).toMatch(/^RunningDinner/)
  })

  test.each([
    ['WALK', /\/foot\/|pedestrian/],
    ['BICYCLE', /\/bike\/|bicycle/],
    ['CAR', /\/driving\/|auto/],
  ] as const)('is asked for %s in its own word', async (mode, word) => {
    const fake = await fakeRouting()
    const { ways } = await world(fake, protocol)
    await ways(places, mode)
    expect(fake.requests[0]?.url).toMatch(word)
  })

  test.each<RoutingMode>([
    '429',
    '500',
    'garbage',
    'html',
    'huge',
    'redirect',
    'too big',
    'no ways',
    'numbers as text',
    'negative',
    'no distances',
  ])('that answers %s is not asked for a minute, and the caller gets no error', async (mode) => {
    const fake = await fakeRouting(mode)
    const { ways, later, warnings } = await world(fake, protocol)
    expect(await ways()).toBeUndefined()
    expect(await ways()).toBeUndefined()
    expect(fake.requests).toHaveLength(1)
    fake.mode = 'ok'
    later(60_000)
    expect(await ways()).toBeDefined()
    expect(warnings).toEqual([])
  })
})

test('ignores an answer with rows that are too short', async () => {
  const { ways } = await world(await fakeRouting('short rows'))
  expect(await ways()).toBeUndefined()
})

test('waits for a silent service no longer than allowed', async () => {
  const { ways } = await world(await fakeRouting('slow'))
  expect(await ways(places, 'WALK', 100)).toBeUndefined()
})

test('returns nothing when the service refuses connections', async () => {
  const fake = { ...(await fakeRouting()), url: 'http://127.0.0.1:1' }
  const { ways } = await world(fake)
  expect(await ways()).toBeUndefined()
})

test('uses the straight line where the service knows no way', async () => {
  const { ways } = await world(await fakeRouting('some ways'))
  const found = await ways()
  const [one, other] = places
  if (!one || !other) throw new Error('no places')
  expect(found?.metres[1]).toBeCloseTo(roadMetres(one, other), 6)
  expect(found?.minutes[1]).toBeCloseTo(legMinutes(roadMetres(one, other), 'WALK'), 6)
  expect(found?.metres[2]).toBeCloseTo(fakeWay(one, places[2] ?? one).metres, 1)
})

test('lists a home without a coordinate and gives it average ways', async () => {
  const { ways } = await world(await fakeRouting())
  const found = await routedWaysWithUnknown(ways)
  expect(found?.unlocated).toEqual([4])
  const toFirst = [1, 2, 3].map((from) => found?.metres[from * 5] ?? 0)
  expect(found?.metres[4 * 5]).toBeCloseTo(toFirst.reduce((sum, metres) => sum + metres, 0) / 3, 3)
})

const routedWaysWithUnknown = (ways: Awaited<ReturnType<typeof world>>['ways']) =>
  ways([...places, { lat: -1, lng: -1 }])

test('asks for no known way again, and for a new home only about its own ways', async () => {
  const fake = await fakeRouting()
  const { ways } = await world(fake)
  const before = await ways()
  await ways()
  expect(fake.requests).toHaveLength(1)
  const after = await ways([...places, { lat: 48.2, lng: 7.85 }])
  expect(after?.metres[1]).toBe(before?.metres[1])
  expect(after?.metres[4]).toBeCloseTo(fakeWay({ lat: 48, lng: 7.85 }, { lat: 48.2, lng: 7.85 }).metres, 1)
  expect(fake.requests).toHaveLength(2)
})

test('asks again for another mode and for another server', async () => {
  const [fake, other] = [await fakeRouting(), await fakeRouting()]
  await (await world(fake)).ways()
  await (await world(fake)).ways(places, 'CAR')
  await (await world(other)).ways()
  expect([fake.requests.length, other.requests.length]).toEqual([2, 1])
})

test('deletes known ways after a month', async () => {
  const fake = await fakeRouting()
  const { ways, later } = await world(fake)
  await ways()
  later(31 * 24 * 60 * 60 * 1000)
  await ways()
  expect(fake.requests).toHaveLength(2)
})

test('stores no coordinate', async () => {
  const { ways, ctx } = await world(await fakeRouting(), 'osrm', await testDatabase())
  await ways()
  const rows = await ctx.db.selectFrom('travelCache').selectAll().execute()
  expect(rows).toHaveLength(4)
  for (const row of rows) expect([row.placeKey.length, row.ways.length]).toEqual([32, 4 * 14])
})

test('asks for a large event in blocks of 50 by 50, and for each house once', async () => {
  const fake = await fakeRouting()
  const { ways } = await world(fake)
  const homes = street(120)
  const found = await ways([...homes, ...homes.slice(0, 5)])
  expect(fake.requests).toHaveLength(9)
  expect(found?.metres[119]).toBeCloseTo(fakeWay({ lat: 48, lng: 0 }, { lat: 48.119, lng: 0 }).metres, 1)
  expect(found?.metres[120]).toBe(0)
})

test('keeps the answers that came before the service failed', async () => {
  const fake = await fakeRouting()
  Object.defineProperty(fake, 'mode', { get: () => (fake.requests.length > 3 ? '500' : 'ok'), configurable: true })
  const { ways } = await world(fake)
  expect(await ways(street(120))).toBeUndefined()
  const before = fake.requests.length
  Object.defineProperty(fake, 'mode', { value: 'ok' })
  expect(await ways(street(120))).toBeDefined()
  expect(fake.requests.length - before).toBe(6)
})

test('asks nothing for public transport and for a single home', async () => {
  const fake = await fakeRouting()
  const { ways } = await world(fake)
  expect(await ways(places, 'PUBLIC_TRANSPORT')).toBeUndefined()
  expect((await ways([{ lat: 48, lng: 7 }]))?.metres).toEqual(new Float64Array(1))
  expect(fake.requests).toEqual([])
})

test('returns nothing when the database fails', async () => {
  const { ways, ctx, warnings } = await world(await fakeRouting(), 'osrm', await testDatabase())
  await ctx.db.schema.dropTable('travel_cache').execute()
  expect(await ways()).toBeUndefined()
  expect(warnings).toEqual(['ways could not be measured'])
})
