import { expect, test } from 'vitest'
import { fulfilledWish } from './fulfilled-wish.ts'

const person = (id: string, wish = '', originator: string | null = null) => ({
  id,
  email: `${id}@example.org`,
  teamPartnerWishEmail: wish,
  teamPartnerWishOriginatorId: originator,
})

test('people who registered together have what they wanted', () => {
  expect(fulfilledWish([person('a', '', 'a'), person('b', '', 'a')])).toBe('pair')
})

test('a pair of which one is left has not', () => {
  expect(fulfilledWish([person('a', '', 'a')])).toBeUndefined()
  expect(fulfilledWish([person('a', '', 'a'), person('c')])).toBeUndefined()
})

test('a wish counts from one side, whatever the case of its letters', () => {
  expect(fulfilledWish([person('a', 'B@Example.org'), person('b')])).toBe('wish')
})

test('a wish for somebody else, or for nobody, does not', () => {
  expect(fulfilledWish([person('a', 'c@example.org'), person('b')])).toBeUndefined()
  expect(fulfilledWish([person('a'), person('b')])).toBeUndefined()
})
