import { expect, test } from 'vitest'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import { pairChangeIssues } from './pair-change-issues.ts'
import type { Participant } from './participant.ts'

const [root, child] = exampleList(2, [1]) as [Participant, Participant]
const wish = { teamPartnerWishEmail: 'p9@example.org' }

test.each<[string, Participant, Partial<Participant>, string[]]>([
  ['a root with fewer seats than a table', root, { numSeats: 5 }, ['numSeats']],
  ['a root with seats nobody knows', root, { numSeats: undefined }, ['numSeats']],
  ['a root with more seats', root, { numSeats: 8 }, []],
  ['a root that never had the seats', { ...root, numSeats: 4 }, { lastname: 'New' }, []],
  ['a root that wishes for somebody else', root, wish, ['teamPartnerWishEmail']],
  ['a root that had a wish before', { ...root, ...wish }, {}, []],
  ['a root that gives a wish up', { ...root, ...wish }, { teamPartnerWishEmail: '' }, []],
  ['a child', child, { numSeats: 0, ...wish }, []],
  ['a single', exampleParticipant(3), { numSeats: 0, ...wish }, []],
])('%s', (_name, before, change, fields) => {
  expect(pairChangeIssues(before, { ...before, ...change }, 6).map(({ field }) => field)).toEqual(fields)
})
