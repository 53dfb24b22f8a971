import { expect, test } from 'vitest'
import { lastNumber } from './kitchen-fields.tsx'

test.each([
  ['2-4', '4'],
  ['ca. 6', '6'],
  ['6 Personen', '6'],
  ['0', '0'],
  ['007', '7'],
  ['', ''],
  ['viele', ''],
  ['-1', '-1'],
  [' −3 ', '−3'],
  ['2 - 4', '4'],
  ['99999999999', '999999999'],
])('"%s" at the table means %s', (typed, seats) => {
  expect(lastNumber(typed)).toBe(seats)
})
