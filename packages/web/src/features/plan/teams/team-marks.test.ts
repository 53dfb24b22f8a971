import { expect, test } from 'vitest'
import { fulfilledWish } from './team-marks.tsx'

const person = (id: string, wish = '', originator: string | null = null) => ({
  id,
  email: `${id}@example.org`,
  teamPartnerWishEmail: wish,
  teamPartnerWishOriginatorId: originator,
})

test('counts a pair that registered together', () => {
  expect(fulfilledWish([person('a', '', 'a'), person('b', '', 'a')])).toBe('pair')
})

test('does not count a pair of which only one member is left', () => {
  expect(fulfilledWish([person('a', '', 'a')])).toBeUndefined()
  expect(fulfilledWish([person('a', '', 'a'), person('c')])).toBeUndefined()
})

test('counts a wish of one member, and ignores case in the address', () => {
  expect(fulfilledWish([person('a', 'B@Example.org'), person('b')])).toBe('wish')
})

test('does not count a wish for a person outside of the team, nor no wish', () => {
  expect(fulfilledWish([person('a', 'c@example.org'), person('b')])).toBeUndefined()
  expect(fulfilledWish([person('a'), person('b')])).toBeUndefined()
})
