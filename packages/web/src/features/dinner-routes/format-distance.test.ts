import { expect, test } from 'vitest'
import { formatDistance } from './format-distance.ts'

test.each([
  [0, '0 m'],
  [347, '350 m'],
  [994, '990 m'],
  [996, '1,0 km'],
  [12_340, '12,3 km'],
])('%d metres read as %s', (metres, text) => {
  expect(formatDistance(metres, 'de')).toBe(text)
})

test('the decimal mark is that of the language', () => {
  expect(formatDistance(1234, 'en')).toBe('1.2 km')
})
