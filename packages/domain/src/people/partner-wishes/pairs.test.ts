import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import type { Participant } from '../participants/participant.ts'
import { fixedPairs, fixedTuples } from './pairs.ts'

const ids = (tuples: [Participant, Participant][]) => tuples.map((tuple) => tuple.map((member) => member.id))
const wish = (number: number, email: string, given: Partial<Participant> = {}) =>
  exampleParticipant(number, { teamPartnerWishEmail: email, ...given })

test('people who registered together are a tuple, the root first', () => {
  const [root, child] = exampleList(2, [1]) as [Participant, Participant]
  expect(ids(fixedTuples([child, root], false))).toEqual([['p1', 'p2']])
})

test('a root without the other half and a child without its root are singles', () => {
  const [root, child] = exampleList(2, [1]) as [Participant, Participant]
  expect(fixedPairs([root])).toEqual([])
  expect(fixedPairs([child])).toEqual([])
  expect(fixedPairs([root, { ...child, activationDate: undefined }])).toEqual([])
})

test('people who named each other are a tuple, however they spell the address', () => {
  expect(ids(fixedTuples([wish(1, ' P2@Example.ORG'), wish(2, 'p1@example.org ')], false))).toEqual([['p1', 'p2']])
})

test('a one-sided wish, a chain and a wish for oneself make no tuple', () => {
  const chain = [wish(1, 'p2@example.org'), wish(2, 'p3@example.org'), wish(3, ''), wish(4, 'p4@example.org')]
  expect(fixedTuples(chain, false)).toEqual([])
})

test('empty addresses do not name each other', () => {
  expect(fixedTuples([wish(1, '', { email: '' }), wish(2, '', { email: '' })], false)).toEqual([])
})

test('wishes by e-mail can be disabled, registering together cannot', () => {
  const list = [...exampleList(2, [1]), wish(3, 'p4@example.org'), wish(4, 'p3@example.org')]
  expect(ids(fixedTuples(list, true))).toEqual([['p1', 'p2']])
  expect(fixedTuples(list, false)).toHaveLength(2)
})

test('registering together displaces a wish by e-mail', () => {
  const [root, child] = exampleList(2, [1]) as [Participant, Participant]
  const list = [{ ...root, teamPartnerWishEmail: 'p3@example.org' }, child, wish(3, 'p1@example.org')]
  expect(ids(fixedTuples(list, false))).toEqual([['p1', 'p2']])
})

test('a wish of an unconfirmed person does not count', () => {
  expect(
    fixedTuples([wish(1, 'p2@example.org'), wish(2, 'p1@example.org', { activationDate: undefined })], false),
  ).toEqual([])
})

test('no person is in two tuples, for any wishes', () => {
  const wishes = fc.array(fc.record({ wished: fc.nat(12), originator: fc.option(fc.nat(12)), email: fc.nat(12) }))
  fc.assert(
    fc.property(wishes, fc.boolean(), (people, disabled) => {
      const list = people.map(({ wished, originator, email }, index) =>
        wish(index, `p${wished}@example.org`, {
          email: `p${email}@example.org`,
          teamPartnerWishOriginatorId: originator === null ? undefined : `p${originator}`,
        }),
      )
      const members = fixedTuples(list, disabled).flat()
      expect(new Set(members).size).toBe(members.length)
    }),
  )
})
