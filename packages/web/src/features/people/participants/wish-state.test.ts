import { exampleParticipant } from '@running-dinner/domain/test/example-participant.ts'
import { expect, test } from 'vitest'
import { wishesOf } from './wish-state.ts'

const person = (number: number, teamPartnerWishEmail = '') => exampleParticipant(number, { teamPartnerWishEmail })

test('a wish is mutual, unanswered, for a third person or for a person not on the list', () => {
  const people = [
    person(1, ' P2@Example.org'),
    person(2, 'p1@example.org'),
    person(3, 'p4@example.org'),
    person(4),
    person(5, 'p1@example.org'),
    person(6, 'stranger@example.org'),
  ]
  const wishOf = wishesOf(people)
  expect(people.map((one) => wishOf(one))).toEqual([
    { state: 'mutual', name: 'First2 Last2' },
    { state: 'mutual', name: 'First1 Last1' },
    { state: 'unanswered', name: 'First4 Last4' },
    undefined,
    { state: 'other', name: 'First1 Last1' },
    { state: 'absent', name: 'stranger@example.org' },
  ])
})
