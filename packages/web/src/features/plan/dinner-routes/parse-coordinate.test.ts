import { expect, test } from 'vitest'
import { parseCoordinate } from './parse-coordinate.ts'

const there = { lat: 51.3396, lng: 12.3713 }

test.each([
  '51.3396, 12.3713',
  '51.3396,12.3713',
  ' 51.3396 12.3713 ',
  '51,3396 12,3713',
  '51,3396; 12,3713',
  '51,3396, 12,3713',
  'N 51.3396° E 12.3713°',
  '51.3396° N, 12.3713° O',
  'geo:51.3396,12.3713',
  'https://www.openstreetmap.org/#map=17/51.3396/12.3713',
  'https://maps.example/place/@51.3396,12.3713,17z',
  'https://maps.example/?q=51.3396%2C12.3713',
])('reads "%s"', (typed) => {
  expect(parseCoordinate(typed)).toEqual(there)
})

test('reads negative numbers as south and west', () => {
  expect(parseCoordinate('-33.86, -151.2')).toEqual({ lat: -33.86, lng: -151.2 })
})

test.each(['', '51.3396', 'Karl-Liebknecht-Straße 62', '91, 12', '51, 181', '51.3.3 12', 'https://example.org/%'])(
  'refuses "%s"',
  (typed) => {
    expect(parseCoordinate(typed)).toBeUndefined()
  },
)
