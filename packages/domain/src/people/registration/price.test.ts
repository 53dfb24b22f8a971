import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceInCents, priceText, totalPrice } from './price.ts'

test.each([
  ['10', 1_000],
  ['10.5', 1_050],
  ['10.50', 1_050],
  ['0.01', 1],
  ['0.07', 7],
  ['10000', 1_000_000],
  ['10000.00', 1_000_000],
  [10, 1_000],
  [10.5, 1_050],
  [19.99, 1_999],
])('%s is %i cents', (value, cents) => {
  expect(priceInCents(value)).toBe(cents)
})

test.each([
  '10,50',
  'NaN',
  'Infinity',
  '-1',
  '1e3',
  '1e99',
  '10.005',
  '0x10',
  '10000.01',
  '99999',
  '0',
  '0.00',
  '',
  ' 10',
  '10 ',
  '10.',
  '.5',
  '010',
  '+5',
  '1 000',
  '١٠',
  0,
  -5,
  10.005,
  1e99,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  null,
  undefined,
  [10],
  {},
])('%s is no price', (value) => {
  expect(priceInCents(value)).toBeUndefined()
})

test('every amount of cents survives the way out and in, and is never a cent less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
      expect(priceInCents(priceText(cents))).toBe(cents)
    }),
  )
})

test('two people pay twice as much as one', () => {
  expect([totalPrice(1_250, false), totalPrice(1_250, true)]).toEqual([1_250, 2_500])
})
