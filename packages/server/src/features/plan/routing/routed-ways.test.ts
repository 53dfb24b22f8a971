import type { TravelMode } from '@running-dinner/domain/events'
import { legMinutes, type Place, roadMetres } from '@running-dinner/domain/plan'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../test/database.ts'
import { fakeRouting, fakeWay, type RoutingMode } from '../../../../test/fakes/fake-routing.ts'
import { messagesOf, testLog } from '../../../../test/test-log.ts'
import { readConfig } from '../../../platform/config.ts'
import { routedWays } from './routed-ways.ts'
import { forgetImpossible } from './routing-protocol.ts'

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

async function world(fake: { url: string }, protocol: 'osrm' | 'valhalla' = 'osrm', database = shared) {
  const { db } = database
  const { log, lines } = testLog()
  let now = start
  const ctx = {
    db,
    config: { ...readConfig({ DATA_DIR: '/tmp/rd-test-data' }), routing: { url: fake.url, protocol } },
    clock: { now: () => now },
    baseUrl: () => 'http://localhost:8080',
    log,
  }
  return {
    ctx,
    warnings: () => messagesOf(lines, 'warn'),
    ways: (from: readonly Place[] = places, mode: TravelMode = 'WALK', { patienceMs = 3_000, event = 'event' } = {}) =>
      routedWays(ctx, { event, places: from, mode }, patienceMs),
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
    const { ways } = await world({ url: `${fake.url}/{profile}` }, protocol)
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
    'no ways',
    'impossible',
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
    expect(warnings()).toEqual([])
  })
})

describe.each(['osrm', 'valhalla'] as const)('places off the map of %s', (protocol) => {
  test('are estimated and marked when the service moves them further than 300 m', async () => {
    const { ways } = await world(await fakeRouting('snaps far'), protocol)
    const found = await ways()
    expect(estimatedPairs(found)).toEqual(['0-1', '1-0', '1-2', '1-3', '2-1', '3-1'])
    expect(found?.metres[1]).toBeCloseTo(roadMetres({ lat: 48, lng: 7.85 }, { lat: 48.01, lng: 7.85 }), 6)
    expect(found?.minutes[1]).toBeCloseTo(legMinutes(found?.metres[1] ?? 0, 'WALK'), 6)
  })

  test('are left out after a refusal, one far away and one without a road, and the others are measured', async () => {
    const fake = await fakeRouting()
    fake.refuses = (from, to) => isRoadless(from) || isRoadless(to) || Math.abs(from.lat - to.lat) > 1.8
    const isRoadless = ({ lat }: { lat: number }) => lat === 48.005
    const { ways } = await world(fake, protocol)
    const found = await ways([...street(12), { lat: 51, lng: 7.85 }])
    expect(
      new Set(estimatedPairs(found).flatMap((pair) => pair.split('-').filter((at) => ['5', '12'].includes(at)))),
    ).toEqual(new Set(['5', '12']))
    expect(estimatedPairs(found)).toHaveLength(2 * 12 + 2 * 11)
    expect(fake.requests.length).toBeLessThan(16)
    const before = fake.requests.length
    await ways([...street(12), { lat: 51, lng: 7.85 }])
    expect(fake.requests).toHaveLength(before)
  })

  test('let only their own event rest when the service refuses all of them', async () => {
    const fake = await fakeRouting('too big')
    const { ways } = await world(fake, protocol)
    expect(await ways(street(30))).toBeUndefined()
    const asked = fake.requests.length
    expect(asked).toBeLessThan(40)
    expect(await ways(street(30))).toBeUndefined()
    expect(fake.requests).toHaveLength(asked)
    fake.mode = 'ok'
    expect(await ways(street(30), 'WALK', { event: 'another event' })).toBeDefined()
  })

  test('do not hide a large event: a block whose ways are all unknown is no failure', async () => {
    const fake = await fakeRouting()
    fake.refuses = (from, to) => from.lat > 50 !== to.lat > 50
    const { ways } = await world(fake, protocol)
    expect((await ways([...street(50), { lat: 51, lng: 7.85 }]))?.estimated[50]).toBe(1)
  })
})

function estimatedPairs(found: Awaited<ReturnType<typeof routedWays>>): string[] {
  const count = Math.sqrt(found?.estimated.length ?? 0)
  return [...(found?.estimated ?? [])].flatMap((flag, at) => (flag ? [`${Math.floor(at / count)}-${at % count}`] : []))
}

test.each([
  ['WALK', 1_000, 240],
  ['BICYCLE', 1_000, 70],
  ['CAR', 1_000, 20],
] as const)('believes no way by %s shorter than the straight line or faster than possible', (mode, metres, seconds) => {
  const question = { from: [{ lat: 48, lng: 7.85 }], to: [{ lat: 48.009, lng: 7.85 }], mode }
  const read = (length: number, time: number) => {
    const table = { metres: Float64Array.of(length), seconds: Float64Array.of(time) }
    forgetImpossible(table, question)
    return [table.metres[0], table.seconds[0]]
  }
  const unknown = [Number.NaN, Number.NaN]
  expect(read(metres, seconds * 2)).toEqual([metres, seconds * 2])
  // 1,000.8 m apart; 20 m beside the road at either end.
  expect(read(961, seconds * 2)).toEqual([961, seconds * 2])
  expect(read(959, seconds * 2)).toEqual(unknown)
  expect(read(metres, seconds / 2)).toEqual(unknown)
})

test('believes no way of a place when most of its ways are impossible, and all possible ways of the others', () => {
  const table = { metres: new Float64Array(16).fill(5_000), seconds: new Float64Array(16).fill(5_000) }
  for (const at of [4, 6]) table.metres[at] = 900
  table.metres[3] = 300
  forgetImpossible(table, { from: places, to: places, mode: 'WALK' })
  const unknown = [...table.metres].flatMap((metres, at) => (Number.isNaN(metres) ? [at] : []))
  // The second place moved, and one way of the first.
  expect(unknown).toEqual([3, 4, 6, 7])
})

test('adds the same minutes for parking and unlocking as to an estimated way', async () => {
  const fake = await fakeRouting('by car')
  const { ways } = await world(fake, 'valhalla')
  const [walk, bicycle, car] = [await ways(), await ways(places, 'BICYCLE'), await ways(places, 'CAR')]
  const { metres } = fakeWay({ lat: 48, lng: 7.85 }, { lat: 48.03, lng: 7.85 })
  const underWay = metres / 10 / 60
  expect(bicycle?.minutes[3]).toBeCloseTo(underWay + 1, 3)
  expect(car?.minutes[3]).toBeCloseTo(underWay + 4, 3)
  // Nobody walks at 10 m/s.
  expect(walk).toBeUndefined()
})

test('asks an OSRM server about walking only, unless its address names the profile', async () => {
  const fake = await fakeRouting()
  const { ways } = await world(fake)
  expect(await ways(places, 'CAR')).toBeUndefined()
  expect(await ways(places, 'BICYCLE')).toBeUndefined()
  expect(fake.requests).toEqual([])
  const named = await world({ url: `${fake.url}/{profile}` })
  await named.ways(places, 'CAR')
  expect(fake.requests[0]?.url).toMatch(/^\/driving\/table\/v1\/driving\//)
})

test('lets only the event rest for which the service failed', async () => {
  const fake = await fakeRouting('500')
  const { ways } = await world(fake)
  expect(await ways()).toBeUndefined()
  fake.mode = 'ok'
  expect(await ways()).toBeUndefined()
  expect(await ways(street(5), 'WALK', { event: 'another event' })).toBeDefined()
})

test('ignores an answer with rows that are too short', async () => {
  const { ways } = await world(await fakeRouting('short rows'))
  expect(await ways()).toBeUndefined()
})

test('waits for a silent service no longer than allowed', async () => {
  const { ways } = await world(await fakeRouting('slow'))
  expect(await ways(places, 'WALK', { patienceMs: 100 })).toBeUndefined()
})

test('returns nothing when the service refuses connections', async () => {
  const { ways } = await world({ url: 'http://127.0.0.1:1' })
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
  await (await world(fake, 'valhalla')).ways()
  await (await world(fake, 'valhalla')).ways(places, 'CAR')
  await (await world(other)).ways()
  expect([fake.requests.length, other.requests.length]).toEqual([3, 1])
})

test('deletes known ways after a month', async () => {
  const fake = await fakeRouting()
  const { ways, later } = await world(fake)
  await ways()
  later(31 * 24 * 60 * 60 * 1000)
  await ways()
  expect(fake.requests).toHaveLength(2)
})

test('stores ways without coordinates', async () => {
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

test('returns no ways and logs a warning when the database fails', async () => {
  const { ways, ctx, warnings } = await world(await fakeRouting(), 'osrm', await testDatabase())
  await ctx.db.schema.dropTable('travel_cache').execute()
  expect(await ways()).toBeUndefined()
  expect(warnings()).toEqual(['ways could not be measured'])
})
