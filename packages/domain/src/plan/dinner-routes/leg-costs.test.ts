import fc from 'fast-check'
import { expect, test } from 'vitest'
import { straightLineMetres } from './distance.ts'
import { afterPartyCosts, fillUnlocated, legCosts } from './leg-costs.ts'

const home = { lat: 48, lng: 7.85 }
const north = { lat: 48.01, lng: 7.85 }
const east = { lat: 48, lng: 7.87 }
const unknown = [undefined, { lat: -1, lng: -1 }, { lat: Number.NaN, lng: 7 }, { lat: 91, lng: 200 }]

test('a leg is the straight line times 1.201, the same both ways, and nothing to oneself', () => {
  const { metres, unlocated } = legCosts([home, north])
  const length = straightLineMetres(home, north) * 1.201
  expect([...metres]).toEqual([0, length, length, 0])
  expect(unlocated).toEqual([])
})

test.each(unknown)('%j has no usable place and is as far from every other as the others are on average', (place) => {
  const located = legCosts([home, north, east]).metres
  const { metres, unlocated } = legCosts([home, place, north, east])
  expect(unlocated).toEqual([1])
  const fromHome = ((located[1] ?? 0) + (located[2] ?? 0)) / 2
  expect(metres[4]).toBeCloseTo(fromHome, 9)
  expect(metres[1]).toBeCloseTo(fromHome, 9)
  expect(metres[5]).toBe(0)
})

test('two places without a coordinate are an average leg apart', () => {
  const located = legCosts([home, north, east]).metres
  const { metres, unlocated } = legCosts([home, north, east, undefined, undefined])
  expect(unlocated).toEqual([3, 4])
  expect(metres[3 * 5 + 4]).toBeCloseTo(located.reduce((sum, length) => sum + length, 0) / 6, 9)
})

test('without coordinates, or with a single one, every way costs nothing', () => {
  expect(new Set(legCosts(unknown).metres)).toEqual(new Set([0]))
  expect(new Set(legCosts([home, undefined]).metres)).toEqual(new Set([0]))
  expect(legCosts([]).metres).toHaveLength(0)
})

test('whatever the coordinates, every cost is a number of metres that is not negative', () => {
  const degrees = fc.oneof(fc.double(), fc.double({ min: -180, max: 180 }), fc.constant(-1))
  const place = fc.option(fc.record({ lat: degrees, lng: degrees }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 12 }), place, (places, party) => {
      const ways = [...legCosts(places).metres, ...(afterPartyCosts(places, party) ?? [])]
      expect(ways.every((length) => length >= 0 && length <= 25_000_000)).toBe(true)
    }),
  )
})

test('ways that differ by direction are averaged by direction', () => {
  const metres = Float64Array.from([0, 10, 0, 30, 0, 0, 0, 0, 0])
  fillUnlocated(metres, [2])
  expect([...metres]).toEqual([0, 10, 10, 30, 0, 30, 30, 10, 0])
})

test('the way to the party is measured like a leg, and averaged for a place without a coordinate', () => {
  const costs = afterPartyCosts([home, undefined, east], north)
  const ways = [home, east].map((place) => straightLineMetres(place, north) * 1.201)
  expect(costs?.[0]).toBeCloseTo(ways[0] ?? 0, 6)
  expect(costs?.[1]).toBeCloseTo(((ways[0] ?? 0) + (ways[1] ?? 0)) / 2, 6)
})

test.each(unknown)('a party at %j has no usable place', (party) => {
  expect(afterPartyCosts([home, east], party)).toBeUndefined()
})
