import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answeredByFake, fakeGeocoder, type GeocoderMode } from '../../../../test/fakes/fake-geocoder.ts'
import type { Config } from '../../../platform/config.ts'
import { createGeocodingService, createPacing, type Pacing } from './geocoder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When each of `count` requests that are wanted now may leave, in milliseconds after `start`. */
async function leaving(pacing: Pacing, count: number, start: number): Promise<number[]> {
  const left: number[] = []
  const turns = Array.from({ length: count }, async () => {
    await pacing.turn()
    left.push(Date.now() - start)
  })
  await vi.runAllTimersAsync()
  await Promise.all(turns)
  return left
}

test('lets requests leave more than a second apart, also the first and those wanted at the same moment', async () => {
  const start = Date.now()
  const left = await leaving(createPacing(), 4, start)
  const gaps = left.map((time, index) => time - (left[index - 1] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(1_000)
})

test('keeps the distance also between requests wanted at any moment', async () => {
  const start = Date.now()
  const pacing = createPacing()
  const left: number[] = []
  for (const moment of [36, 57, 1_104, 1_122, 2_488, 2_500, 3_592, 5_621]) {
    await vi.advanceTimersByTimeAsync(start + moment - Date.now())
    void pacing.turn().then(() => left.push(Date.now() - start))
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(left).toHaveLength(8)
  const gaps = left.slice(1).map((time, index) => time - (left[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(1_000)
})

test('does not wait for a clock that was put back', async () => {
  const pacing = createPacing()
  vi.setSystemTime(Date.now() - 3_600_000)
  const start = Date.now()
  expect(Math.max(...(await leaving(pacing, 3, start)))).toBeLessThan(4_000)
})

test('does not let a request wait after a quiet time', async () => {
  const start = Date.now()
  const pacing = createPacing()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await leaving(pacing, 1, start)).toEqual([5_000])
})

const address = { street: 'Habsburgerstraße', streetNr: '84', zip: '79104', cityName: 'Freiburg', country: 'DE' }
const atOnce = { turn: async () => undefined }

/** With a long time limit, because answers take long on a busy machine. */
function serviceAt(url: string, protocol: NonNullable<Config['geocoder']>['protocol'], timeoutMs = 60_000) {
  return createGeocodingService({
    geocoder: { url, protocol },
    userAgent: 'RunningDinner/0.1 (test)',
    pacing: atOnce,
    timeoutMs,
  })
}

describe.each(['nominatim', 'photon'] as const)('a service that speaks %s', (protocol) => {
  test('is asked for street, zip, town and country with a user agent that names the product', async () => {
    const fake = await fakeGeocoder()
    await expect(serviceAt(fake.url, protocol).ask(address)).resolves.toEqual({
      kind: 'found',
      result: { ...answeredByFake, quality: 'EXACT' },
    })
    expect(fake.questions()[0]).toMatch(/^Habsburgerstraße 84, 79104 Freiburg/)
    expect(fake.requests[0]?.url).toMatch(protocol === 'photon' ? /Germany/ : /countrycodes=de/)
    expect(fake.requests[0]?.headers['user-agent']).toBe('RunningDinner/0.1 (test)')
    expect(fake.requests[0]?.headers.referer).toBeUndefined()
  })

  test('may answer that it knows no such place', async () => {
    const fake = await fakeGeocoder('nothing')
    await expect(serviceAt(fake.url, protocol).ask(address)).resolves.toEqual({ kind: 'not found' })
  })

  test.each<GeocoderMode>(['slow', '429', '500', 'garbage', 'html', 'huge', 'NaN', 'out of range', 'redirect'])(
    'fails without throwing with %s and works again afterwards',
    async (mode) => {
      const fake = await fakeGeocoder(mode)
      const service = serviceAt(fake.url, protocol, mode === 'slow' ? 2_000 : undefined)
      await expect(service.ask(address)).resolves.toEqual({ kind: 'failed' })
      // One request: a redirect is not followed.
      expect(fake.requests).toHaveLength(1)
      fake.mode = 'ok'
      await expect(serviceAt(fake.url, protocol).ask(address)).resolves.toMatchObject({ kind: 'found' })
    },
  )
})

test('a service that refuses connections fails without throwing', async () => {
  await expect(serviceAt('http://127.0.0.1:1', 'nominatim').ask(address)).resolves.toEqual({ kind: 'failed' })
})

test('a service that fails three times in a row is not asked again', async () => {
  const fake = await fakeGeocoder('500')
  const service = serviceAt(fake.url, 'nominatim')
  for (let i = 0; i < 10; i++) await service.ask(address)
  expect(fake.requests).toHaveLength(3)
})

test('a service that answers 429 is not asked again', async () => {
  const fake = await fakeGeocoder('429')
  const service = serviceAt(fake.url, 'nominatim')
  for (let i = 0; i < 10; i++) await service.ask(address)
  expect(fake.requests).toHaveLength(1)
})
