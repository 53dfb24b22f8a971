import { expect, test } from 'vitest'
import { formatDistance, wholeMinutes } from './format-figures.ts'

test.each([
  [0, '0 m'],
  [347, '350 m'],
  [994, '990 m'],
  [996, '1,0 km'],
  [12_340, '12,3 km'],
])('formats %d metres as %s', (metres, text) => {
  expect(formatDistance(metres, 'de')).toBe(text)
})

test('uses the decimal mark of the language', () => {
  expect(formatDistance(1234, 'en')).toBe('1.2 km')
})

test.each([
  [0, { hours: 0, minutes: 0 }],
  [0.2, { hours: 0, minutes: 1 }],
  [12.4, { hours: 0, minutes: 12 }],
  [59.7, { hours: 1, minutes: 0 }],
  [150, { hours: 2, minutes: 30 }],
])('rounds and splits %d minutes into hours and minutes', (minutes, expected) => {
  expect(wholeMinutes(minutes)).toEqual(expected)
})
