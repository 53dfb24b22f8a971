import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fanOut, type PinBox, type VisibleArea } from './fan-out.ts'

const area: VisibleArea = { left: -200, right: 200, top: -150, bottom: 150, obstacles: [] }
const pin = (x: number, y: number): PinBox => ({ x, y, width: 68, height: 26 })
const many = (count: number) => Array.from({ length: count }, () => pin(0, 0))

function moved(pins: readonly PinBox[], within = area): PinBox[] {
  const shifts = fanOut(pins, within)
  return pins.map((pin, at) => ({ ...pin, x: pin.x + (shifts[at]?.x ?? 0), y: pin.y + (shifts[at]?.y ?? 0) }))
}

function overlaps(boxes: readonly PinBox[]): number {
  return boxes
    .flatMap((box, index) => boxes.slice(index + 1).map((otherBox) => [box, otherBox] as const))
    .filter(
      ([box, otherBox]) =>
        Math.abs(box.x - otherBox.x) < (box.width + otherBox.width) / 2 &&
        Math.abs(box.y - otherBox.y) < (box.height + otherBox.height) / 2,
    ).length
}

describe('pins', () => {
  test('stay when they do not overlap', () => {
    const pins = [pin(0, 0), pin(100, 0), pin(0, 100)]
    expect(moved(pins)).toEqual(pins)
  })

  test('without overlap stay when crowded neighbours are moved', () => {
    const crowd = [...many(3), pin(90, 0)]
    expect(moved(crowd)[3]).toEqual(pin(90, 0))
    expect(overlaps(moved(crowd))).toBe(0)
  })

  test('at the same place are moved next to each other', () => {
    for (const { x, y } of fanOut([pin(10, 10), pin(10, 10)], area)) expect(Math.hypot(x, y)).toBeLessThan(36)
  })

  test('keep their order from left to right', () => {
    const [left, middle, right] = moved([pin(0, 0), pin(30, 0), pin(60, 0)]).map(({ x }) => x)
    expect(left).toBeLessThan(middle ?? 0)
    expect(middle).toBeLessThan(right ?? 0)
  })

  test('stay in the visible area', () => {
    const wide = { ...area, left: -300, right: 300, top: -60, bottom: 60 }
    for (const { x, y } of moved(many(12), wide)) {
      expect(Math.abs(x) + 34).toBeLessThanOrEqual(300)
      expect(Math.abs(y) + 13).toBeLessThanOrEqual(60)
    }
  })

  test('are moved away from controls over the map', () => {
    const buttons = { x: 180, y: -100, width: 40, height: 100 }
    const [under] = moved([pin(160, -90)], { ...area, obstacles: [buttons] })
    expect(under).not.toEqual(pin(160, -90))
    expect(overlaps([under ?? pin(0, 0), buttons])).toBe(0)
  })

  test('outside of the visible area stay outside', () => {
    for (const { x } of moved([pin(900, 0), pin(900, 0)])) expect(x).toBeGreaterThan(800)
  })

  test('are not moved farther than the space they need', () => {
    // Thirty pins fill a circle of this radius; rounding and gaps add half of it.
    const radius = Math.sqrt((30 * 71 * 29) / Math.PI)
    for (const { x, y } of fanOut(many(30), area)) expect(Math.hypot(x, y)).toBeLessThan(radius * 1.5)
  })

  test('do not overlap at random positions, and get the same places when computed again', () => {
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

  test('do not overlap when 300 are at the same place', () => {
    expect(overlaps(moved(many(300)))).toBe(0)
  })
})
