import { expect, test } from 'vitest'
import { toggled } from './people-checklist.tsx'
import { splitWish } from './whole-pairs.ts'

const person = (id: string, wish = '', originator: string | null = null) => ({
  id,
  email: `${id}@example.org`,
  teamPartnerWishEmail: wish,
  teamPartnerWishOriginatorId: originator,
})
const people = [
  person('a', 'B@example.org'),
  person('b', 'a@example.org'),
  person('c', 'a@example.org'),
  person('d', '', 'd'),
  person('e', '', 'd'),
]
const [a, , , d] = people as [(typeof people)[0], unknown, unknown, (typeof people)[0]]

test('two who registered together are ticked and unticked together', () => {
  expect(toggled(a, people, [])).toEqual(['a'])
  expect(toggled(d, people, ['a'])).toEqual(['a', 'd', 'e'])
  expect(toggled(d, people, ['a', 'd', 'e'])).toEqual(['a'])
  // Whatever was chosen before, half of them is not left over.
  expect(toggled(d, people, ['e'])).toEqual(['d', 'e'])
})

test.each([
  [['a'], 'ab'],
  [['a', 'b'], undefined],
  [['b', 'd', 'e'], 'ba'],
  [['c'], undefined],
  [[], undefined],
])('with %j chosen, a wish of both is parted: %s', (chosen, expected) => {
  expect(
    splitWish(people, chosen)
      ?.map(({ id }) => id)
      .join(''),
  ).toBe(expected)
})
