import { expect, test } from 'vitest'
import { wholeMinutes } from './format-minutes.ts'

test.each([
  [0, { hours: 0, minutes: 0 }],
  [0.2, { hours: 0, minutes: 1 }],
  [12.4, { hours: 0, minutes: 12 }],
  [59.7, { hours: 1, minutes: 0 }],
  [150, { hours: 2, minutes: 30 }],
])('%d minutes', (minutes, expected) => {
  expect(wholeMinutes(minutes)).toEqual(expected)
})
