import { expect, test } from 'vitest'
import { exampleDinner } from '../../../../test/example-dinner.ts'
import { dayOfEvening } from './dates.ts'

// Dessert begins at 23:00 in Berlin on 2 October.
test.each([
  ['the day before', '2027-10-01T12:00:00Z', '2027-10-01'],
  ['half past midnight after dessert', '2027-10-02T22:30:00Z', '2027-10-02'],
  ['once the evening is over', '2027-10-03T00:00:00Z', '2027-10-03'],
])('%s the dashboard counts days from %s', (_, now, expected) => {
  expect(dayOfEvening(exampleDinner(), new Date(now))).toBe(expected)
})
