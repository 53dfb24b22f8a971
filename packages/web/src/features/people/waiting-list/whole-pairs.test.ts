import { expect, test } from 'vitest'
import { firstWholePairs, partnerOf, withPartner } from './whole-pairs.ts'

const person = (id: string, originator: string | null = null) => ({ id, teamPartnerWishOriginatorId: originator })
const people = [person('a'), person('b', 'b'), person('c', 'b'), person('d'), person('e', 'x')]
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('')

test('chooses both or none of two who registered together', () => {
  const [a, b, c, , e] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    unknown,
    (typeof people)[0],
  ]
  expect(partnerOf(b, people)?.id).toBe('c')
  expect(ids(withPartner(c, people))).toBe('cb')
  expect(partnerOf(a, people)).toBeUndefined()
  // The other one does not wait.
  expect(partnerOf(e, people)).toBeUndefined()
})

test.each([
  [0, ''],
  [1, 'a'],
  [2, 'ad'],
  [3, 'abc'],
  [4, 'abcd'],
  [9, 'abcde'],
])('the first %i are %s', (count, expected) => {
  expect(ids(firstWholePairs(people, count))).toBe(expected)
})
