import { describe, expect, test } from 'vitest'
import { arrangePins, groupNear, pinDetail } from './arrange-pins.ts'
import type { PinBox, VisibleArea } from './fan-out.ts'
import type { MapMarker } from './map-content.ts'

const marker = (key: string, x: number, y: number, given: Partial<MapMarker> = {}): MapMarker => ({
  key,
  position: { lat: y, lng: x },
  face: { look: 'full', width: 70, height: 26 },
  shortFace: { look: 'short', width: 46, height: 26 },
  label: key,
  ...given,
})

const ground = {
  pointOf: ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat }),
  area: { left: 0, right: 1300, top: 0, bottom: 520, obstacles: [] },
  scale: 1,
  groupOf: (members: readonly MapMarker[]) =>
    marker(members.map((member) => member.key).join('+'), members[0]?.position.lng ?? 0, members[0]?.position.lat ?? 0),
}
const lattice = (count: number, apart: number) =>
  Array.from({ length: count }, (_, index) => marker(`${index}`, (index % 20) * apart, Math.floor(index / 20) * apart))

describe('markers', () => {
  test('have their full face when there is room', () => {
    const arranged = arrangePins(lattice(30, 80), ground)
    expect(arranged.every((pin) => pin.face.look === 'full' && pin.shift.x === 0)).toBe(true)
  })

  test('have their short face in a crowd', () => {
    expect(arrangePins(lattice(180, 60), ground).map((pin) => pin.face.look)).toEqual(Array(180).fill('short'))
  })

  test('get their short face earlier with a larger text size', () => {
    expect(arrangePins(lattice(100, 60), ground)[0]?.face.look).toBe('full')
    expect(arrangePins(lattice(100, 60), { ...ground, scale: 1.8 })[0]?.face.look).toBe('short')
  })

  test('become groups when not even short faces have room, each marker in exactly one', () => {
    const arranged = arrangePins(lattice(400, 10), ground)
    expect(arranged.length).toBeLessThan(20)
    expect(arranged.flatMap((pin) => pin.marker.key.split('+')).toSorted()).toEqual(
      lattice(400, 10)
        .map((pin) => pin.key)
        .toSorted(),
    )
  })

  test('are not grouped when they are raised', () => {
    const arranged = arrangePins([...lattice(400, 10), marker('chosen', 50, 50, { raised: true })], ground)
    expect(arranged.map((pin) => pin.marker.key)).toContain('chosen')
  })

  test('of a pin that is being set stay on their place and push no others away', () => {
    const [pin, draft] = arrangePins([marker('draft', 0, 0, { loose: true }), marker('1', 0, 0)], ground)
    expect([pin?.marker.key, draft?.marker.key]).toEqual(['1', 'draft'])
    expect([pin?.shift, draft?.shift]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ])
  })
})

const area: VisibleArea = { left: -200, right: 200, top: -150, bottom: 150, obstacles: [] }
const many = (count: number): PinBox[] => Array.from({ length: count }, () => ({ x: 0, y: 0, width: 68, height: 26 }))

describe('the detail of pins', () => {
  test.each([
    ['full for 12 pins', 12, 'full'],
    ['short for 40 pins', 40, 'short'],
    ['grouped for 80 pins', 80, 'grouped'],
    ['full for a single pin', 1, 'full'],
  ])('is %s in this area', (_, count, detail) => {
    expect(pinDetail(many(count), 46, area)).toBe(detail)
  })

  test('depends only on the pins in the visible area', () => {
    expect(pinDetail([...many(12), ...many(200).map((pin) => ({ ...pin, x: 900 }))], 46, area)).toBe('full')
  })
})

test('groups points by square, each point in exactly one group', () => {
  const points = [
    { x: 5, y: 5 },
    { x: 90, y: 5 },
    { x: 20, y: 30 },
    { x: -5, y: 5 },
  ]
  expect(groupNear(points, 64)).toEqual([[0, 2], [1], [3]])
})
