import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTownOnly, isValidCoordinate, spreadSameAddress, teamColour } from './map-layout.ts'

describe('a coordinate', () => {
  test.each([
    [{ lat: 47.99, lng: 7.85 }, true],
    [{ lat: 0, lng: 0 }, true],
    [{ lat: -1, lng: 7.85 }, true],
    [{ lat: -1, lng: -1 }, false],
    [{ lat: Number.NaN, lng: 7.85 }, false],
    [{ lat: 47.99, lng: Number.POSITIVE_INFINITY }, false],
    [undefined, false],
  ])('%o is valid: %s', (coordinate, valid) => {
    expect(isValidCoordinate(coordinate)).toBe(valid)
  })
})

describe('markers of one address', () => {
  const at = (id: number, lat = 48, lng = 8) => ({ id: `${id}`, lat, lng })
  const apart = (one: { lat: number; lng: number }, other: { lat: number; lng: number }) =>
    Math.hypot(one.lat - other.lat, one.lng - other.lng)

  test('keep their place when each has its own', () => {
    const points = [at(1), at(2, 48.1), at(3, 48, 8.1)]
    expect(spreadSameAddress(points)).toEqual(points)
  })

  test('are placed 0.0002 degrees apart, the first keeping its place', () => {
    const [first, second] = spreadSameAddress([at(1), at(2)])
    expect(first).toEqual(at(1))
    expect(second?.id).toBe('2')
    expect(apart(first ?? at(0), second ?? at(0))).toBeCloseTo(0.0002, 10)
  })

  test('never cover each other in any number, and stay close', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), (count) => {
        const spread = spreadSameAddress(Array.from({ length: count }, (_, index) => at(index)))
        for (const [index, one] of spread.entries()) {
          for (const other of spread.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(0.00019)
          expect(apart(one, at(0))).toBeLessThan(0.001)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('are spread separately for each address', () => {
    const spread = spreadSameAddress([at(1), at(2, 49), at(3), at(4, 49)])
    expect(spread.map((point) => Math.round(point.lat))).toEqual([48, 49, 48, 49])
    expect(new Set(spread.map((point) => `${point.lat} ${point.lng}`)).size).toBe(4)
  })
})

const numbers = Array.from({ length: 1500 }, (_, index) => index + 1)

function luminance(colour: string): number {
  const linear = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}

test('a team always has the same colour, and no two teams of a dinner share one', () => {
  const colours = numbers.map(teamColour)
  expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true)
  expect(new Set(colours).size).toBe(1500)
  expect(numbers.map(teamColour)).toEqual(colours)
})

test('white digits are readable on every colour, and every colour is visible on black', () => {
  for (const colour of numbers.map(teamColour)) {
    expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5)
    expect((luminance(colour) + 0.05) / 0.05).toBeGreaterThanOrEqual(3)
  }
})

test.each([
  ['EXACT', false],
  ['MANUAL', false],
  ['APPROXIMATE', true],
  ['DOUBTFUL', true],
  [undefined, false],
] as const)('a coordinate of quality %s is the town only: %s', (quality, isTown) => {
  expect(isTownOnly({ quality })).toBe(isTown)
})
