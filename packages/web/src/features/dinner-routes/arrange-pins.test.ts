import { describe, expect, test } from 'vitest'
import { arrangePins } from './arrange-pins.ts'
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
  sight: { left: 0, right: 1300, top: 0, bottom: 520, obstacles: [] },
  scale: 1,
  groupOf: (members: readonly MapMarker[]) =>
    marker(members.map((member) => member.key).join('+'), members[0]?.position.lng ?? 0, members[0]?.position.lat ?? 0),
}
const lattice = (count: number, apart: number) =>
  Array.from({ length: count }, (_, index) => marker(`${index}`, (index % 20) * apart, Math.floor(index / 20) * apart))

describe('markers', () => {
  test('have their full face where there is room', () => {
    const arranged = arrangePins(lattice(30, 80), ground)
    expect(arranged.every((pin) => pin.face.look === 'full' && pin.shift.x === 0)).toBe(true)
  })

  test('have their short face in a crowd', () => {
    expect(arrangePins(lattice(180, 60), ground).map((pin) => pin.face.look)).toEqual(Array(180).fill('short'))
  })

  test('take more room where the reader has larger text', () => {
    expect(arrangePins(lattice(100, 60), ground)[0]?.face.look).toBe('full')
    expect(arrangePins(lattice(100, 60), { ...ground, scale: 1.8 })[0]?.face.look).toBe('short')
  })

  test('become groups where not even that has room, and every marker is in one of them', () => {
    const arranged = arrangePins(lattice(400, 10), ground)
    expect(arranged.length).toBeLessThan(20)
    expect(arranged.flatMap((pin) => pin.marker.key.split('+')).toSorted()).toEqual(
      lattice(400, 10)
        .map((one) => one.key)
        .toSorted(),
    )
  })

  test('that are raised stay out of groups', () => {
    const arranged = arrangePins([...lattice(400, 10), marker('chosen', 50, 50, { raised: true })], ground)
    expect(arranged.map((pin) => pin.marker.key)).toContain('chosen')
  })

  test('that are being set stay on their place and push nothing away', () => {
    const [pin, draft] = arrangePins([marker('draft', 0, 0, { loose: true }), marker('1', 0, 0)], ground)
    expect([pin?.marker.key, draft?.marker.key]).toEqual(['1', 'draft'])
    expect([pin?.shift, draft?.shift]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ])
  })
})
