import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fanOut, groupNear, type PinBox, pinDetail, type Sight } from './fan-out.ts'

const sight: Sight = { left: -200, right: 200, top: -150, bottom: 150, obstacles: [] }
const pin = (x: number, y: number): PinBox => ({ x, y, width: 68, height: 26 })
const many = (count: number) => Array.from({ length: count }, () => pin(0, 0))

function moved(pins: readonly PinBox[], within = sight): PinBox[] {
  const shifts = fanOut(pins, within)
  return pins.map((one, at) => ({ ...one, x: one.x + (shifts[at]?.x ?? 0), y: one.y + (shifts[at]?.y ?? 0) }))
}

function overlaps(boxes: readonly PinBox[]): number {
  return boxes
    .flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const))
    .filter(
      ([one, other]) =>
        Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
        Math.abs(one.y - other.y) < (one.height + other.height) / 2,
    ).length
}

describe('pins on the screen', () => {
  test('that touch no other stay where they are', () => {
    const pins = [pin(0, 0), pin(100, 0), pin(0, 100)]
    expect(moved(pins)).toEqual(pins)
  })

  test('stay also when crowded neighbours look for room', () => {
    const crowd = [...many(3), pin(90, 0)]
    expect(moved(crowd)[3]).toEqual(pin(90, 0))
    expect(overlaps(moved(crowd))).toBe(0)
  })

  test('at one place are put next to each other', () => {
    for (const { x, y } of fanOut([pin(10, 10), pin(10, 10)], sight)) expect(Math.hypot(x, y)).toBeLessThan(36)
  })

  test('keep the order they have on the ground', () => {
    const [left, middle, right] = moved([pin(0, 0), pin(30, 0), pin(60, 0)]).map(({ x }) => x)
    expect(left).toBeLessThan(middle ?? 0)
    expect(middle).toBeLessThan(right ?? 0)
  })

  test('stay in sight', () => {
    const wide = { ...sight, left: -300, right: 300, top: -60, bottom: 60 }
    for (const { x, y } of moved(many(12), wide)) {
      expect(Math.abs(x) + 34).toBeLessThanOrEqual(300)
      expect(Math.abs(y) + 13).toBeLessThanOrEqual(60)
    }
  })

  test('give way to what lies over the map', () => {
    const buttons = { x: 180, y: -100, width: 40, height: 100 }
    const [under] = moved([pin(160, -90)], { ...sight, obstacles: [buttons] })
    expect(under).not.toEqual(pin(160, -90))
    expect(overlaps([under ?? pin(0, 0), buttons])).toBe(0)
  })

  test('out of sight stay out of sight', () => {
    for (const { x } of moved([pin(900, 0), pin(900, 0)])) expect(x).toBeGreaterThan(800)
  })

  test('are never moved farther than the crowd needs', () => {
    // Thirty pins fill a circle of this radius; rounding and gaps need half as much again.
    const radius = Math.sqrt((30 * 71 * 29) / Math.PI)
    for (const { x, y } of fanOut(many(30), sight)) expect(Math.hypot(x, y)).toBeLessThan(radius * 1.5)
  })

  test('never cover each other, wherever they are, and always go to the same places', () => {
    const anywhere = fc.record({
      x: fc.integer({ min: -200, max: 260 }),
      y: fc.integer({ min: -150, max: 200 }),
      width: fc.integer({ min: 24, max: 90 }),
      height: fc.integer({ min: 24, max: 34 }),
    })
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 60 }), (pins) => {
        const once = moved(pins)
        expect(overlaps(once)).toBe(0)
        expect(moved(pins)).toEqual(once)
      }),
      { numRuns: 40 },
    )
  })

  test('have room enough for hundreds at one place', () => {
    expect(overlaps(moved(many(300)))).toBe(0)
  })
})

describe('the detail of pins', () => {
  test.each([
    ['full where there is room', 12, 'full'],
    ['short where only the number has room', 40, 'short'],
    ['grouped where not even that has', 80, 'grouped'],
    ['full for one', 1, 'full'],
  ])('is %s', (_, count, detail) => {
    expect(pinDetail(many(count), 46, sight)).toBe(detail)
  })

  test('counts only what is in sight', () => {
    expect(pinDetail([...many(12), ...many(200).map((one) => ({ ...one, x: 900 }))], 46, sight)).toBe('full')
  })
})

test('points of one square make a group, each point in exactly one', () => {
  const points = [
    { x: 5, y: 5 },
    { x: 90, y: 5 },
    { x: 20, y: 30 },
    { x: -5, y: 5 },
  ]
  expect(groupNear(points, 64)).toEqual([[0, 2], [1], [3]])
})
