import { expect, test } from 'vitest'
import { zipFit } from './address-fields.tsx'

const freiburg = '79098-79117, 79189'

test.each([
  ['79100', 'fits'],
  [' 79189 ', 'fits'],
  ['10115', 'outside'],
  ['791000', 'outside'],
  ['7910', undefined],
  ['791', undefined],
  ['', undefined],
])('the zip "%s" near Freiburg: %s', (typed, fit) => {
  expect(zipFit(typed, freiburg)).toBe(fit)
})

test('shows no verdict where every zip is welcome', () => {
  expect(zipFit('10115', '')).toBeUndefined()
})
