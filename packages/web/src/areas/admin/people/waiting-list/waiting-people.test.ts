import { expect, test } from 'vitest'
import { keptChoice } from './waiting-people.ts'

const person = (id: string, originator: string | null = null) => ({ id, teamPartnerWishOriginatorId: originator })
const people = [person('a'), person('b'), person('c', 'c'), person('d', 'c')]

test.each([
  ['nothing changed', ['b', 'a'], 4, 'ba'],
  ['somebody waits no longer', ['x', 'a'], 4, 'a'],
  ['fewer are possible', ['a', 'b', 'c', 'd'], 2, 'ab'],
  ['a pair does not fit any more', ['a', 'c', 'd', 'b'], 2, 'ab'],
  ['half a pair takes the other along', ['d'], 4, 'dc'],
])('%s', (_, chosen, most, expected) => {
  expect(keptChoice(chosen, people, most).join('')).toBe(expected)
})
