import { expect, test } from 'vitest'
import { farPositions, isSameTownOnly, usableCoordinates } from './usable-coordinates.ts'

const town = [
  { lat: 48, lng: 7.85 },
  { lat: 48.01, lng: 7.86 },
  { lat: 47.99, lng: 7.84 },
]

test('coordinates of one town are taken as they are', () => {
  expect(usableCoordinates(town)).toEqual({ coordinates: town, turned: [] })
})

test('swaps latitude and longitude back where they were swapped', () => {
  const { coordinates, turned } = usableCoordinates([...town, { lat: 7.85, lng: 48.02 }])
  expect(coordinates[3]).toEqual({ lat: 48.02, lng: 7.85 })
  expect(turned).toEqual([3])
})

test('swaps them back when they are out of range as written, also when all are', () => {
  const harbour = [
    { lat: 33.86, lng: 151.2 },
    { lat: 33.87, lng: 151.21 },
  ]
  const wrong = { lat: 151.22, lng: 33.88 }
  expect(usableCoordinates([...harbour, wrong])).toEqual({
    coordinates: [...harbour, { lat: 33.88, lng: 151.22 }],
    turned: [2],
  })
  expect(usableCoordinates([wrong, wrong]).turned).toEqual([0, 1])
})

test('a guest who lives far away stays far away', () => {
  const hamburg = { lat: 53.55, lng: 10 }
  expect(usableCoordinates([...town, hamburg])).toEqual({ coordinates: [...town, hamburg], turned: [] })
})

test('near the diagonal, where both spellings are almost the same place, nothing is swapped', () => {
  const places = [
    { lat: 45.1, lng: 45 },
    { lat: 45, lng: 45.1 },
  ]
  expect(usableCoordinates(places).turned).toEqual([])
})

test.each([
  { lat: Number.NaN, lng: 7 },
  { lat: 48, lng: Number.POSITIVE_INFINITY },
  { lat: 91, lng: 181 },
  { lat: -1, lng: -1 },
  undefined,
])('%j is no usable place', (place) => {
  expect(usableCoordinates([...town, place]).coordinates[3]).toBeUndefined()
})

test('accepts a coordinate at the edge of the globe', () => {
  const pole = { lat: -90, lng: 180 }
  expect(usableCoordinates([pole]).coordinates).toEqual([pole])
})

test('names the places more than 100 km from the median of all', () => {
  const place = (lat: number) => ({ lat, lng: 12 })
  expect(farPositions([place(51), place(51.01), place(51.85), place(51.88), place(48)])).toEqual(new Set([4]))
  expect(farPositions([])).toEqual(new Set())
})

const centre = { lat: 48, lng: 7.85 }

test.each([
  ['both have the place of the town', { ...centre, quality: 'APPROXIMATE' }, { ...centre, quality: 'DOUBTFUL' }, true],
  ['two towns', { ...centre, quality: 'APPROXIMATE' }, { lat: 48.1, lng: 7.85, quality: 'APPROXIMATE' }, false],
  ['one is a house', { ...centre, quality: 'APPROXIMATE' }, { ...centre, quality: 'EXACT' }, false],
  ['two homes in one house', { ...centre, quality: 'EXACT' }, { ...centre, quality: 'EXACT' }, false],
  ['no places at all', undefined, undefined, false],
] as const)('homes of one town whose houses are not known: %s', (_, one, other, expected) => {
  expect(isSameTownOnly(one, other)).toBe(expected)
})
