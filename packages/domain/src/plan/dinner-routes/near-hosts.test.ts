import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Coordinate } from '../../events/dinner/dinner.ts'
import { straightLineMetres } from './distance.ts'
import { nearHosts } from './near-hosts.ts'

const place = (lat: number, lng = 7.85): Coordinate => ({ lat, lng })
const near = (places: (Coordinate | undefined)[], range: number, most?: number) =>
  nearHosts([...places.keys()], (position) => places[position], range, most)

test('returns the pairs within the range, the nearest first, by the straight line', () => {
  const places = [place(48), place(48.009), place(48.001), place(49)]
  const pairs = near(places, 1_000)
  expect(pairs.map(({ one, other }) => [one, other])).toEqual([
    [0, 2],
    [1, 2],
  ])
  expect(pairs[0]?.metres).toBeCloseTo(straightLineMetres(place(48), place(48.001)), 9)
})

test('includes a pair exactly at the range; a range of 0 finds one address', () => {
  const metres = straightLineMetres(place(48), place(48.001))
  expect(near([place(48), place(48.001)], metres)).toHaveLength(1)
  expect(near([place(48), place(48.001), place(48)], 0)).toEqual([{ one: 0, other: 2, metres: 0 }])
})

test('leaves out a host without a place', () => {
  expect(near([undefined, place(48), undefined], 100_000)).toEqual([])
})

test('finds every pair of hosts within the range', () => {
  const somewhere = fc.record({ lat: fc.double({ min: -60, max: 60, noNaN: true }), lng: fc.constant(7) })
  fc.assert(
    fc.property(fc.array(somewhere, { maxLength: 12 }), fc.nat(100_000), (places, range) => {
      const expected = places.flatMap((one, at) =>
        places.slice(at + 1).filter((other) => straightLineMetres(one, other) <= range),
      )
      expect(near(places, range)).toHaveLength(expected.length)
    }),
  )
})

test('keeps the nearest where there are more pairs than wanted', () => {
  const places = Array.from({ length: 120 }, (_, row) => place(48 + row * row * 1e-5))
  const pairs = near(places, 100_000, 200)
  const all = places.flatMap((one, at) => places.slice(at + 1).map((other) => straightLineMetres(one, other)))
  const nearest = all.toSorted((one, other) => one - other).slice(0, 200)
  expect(pairs.map(({ metres }) => metres)).toEqual(nearest)
})
