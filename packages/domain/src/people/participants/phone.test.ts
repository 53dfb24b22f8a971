import { expect, it } from 'vitest'
import { isPhone } from './phone.ts'

it.each(['0176 45607229', '+49 (0)176/45607229', '39122'])('takes "%s" for a number', (typed) => {
  expect(isPhone(typed)).toBe(true)
})

it.each(['', '-', 'keine', 'siehe Mail', '112', 'nach 18:30'])('takes "%s" for none', (typed) => {
  expect(isPhone(typed)).toBe(false)
})
