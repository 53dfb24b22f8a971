import { expect, test } from 'vitest'
import { exampleList } from '../../../test/example-participant.ts'
import { newPairIssues } from './new-pair-issues.ts'
import type { Participant } from './participant.ts'

const open: { participantLimit: number | undefined; cancelled: boolean } = {
  participantLimit: undefined,
  cancelled: false,
}
/** A pair and four singles. */
const people = exampleList(6, [1])
const at = (number: number) => people[number - 1] as Participant
const inTeam = people.map((person) => (person === at(6) ? { ...person, teamId: 't1' } : person))
const unconfirmed = { ...at(3), activationDate: undefined }

test.each<[string, Participant, readonly Participant[], Partial<typeof open>, string[]]>([
  ['a single before there are teams', at(3), people, {}, []],
  ['the first of a pair', at(1), people, {}, ['participant_is_paired']],
  ['the second of a pair', at(2), people, {}, ['participant_is_paired']],
  ['a single once there are teams', at(3), inTeam, {}, ['participant_pair_after_teams']],
  ['somebody unconfirmed', unconfirmed, people.with(2, unconfirmed), {}, ['participant_not_confirmed']],
  ['a single of a cancelled event', at(3), people, { cancelled: true }, ['event_cancelled']],
  ['a single where two more fit', at(3), people, { participantLimit: 7 }, []],
  [
    'a single whose partner takes the last place of another',
    at(3),
    people,
    { participantLimit: 6 },
    ['participant_pair_without_place'],
  ],
  [
    'the last single, who would lose the place',
    at(6),
    people,
    { participantLimit: 6 },
    ['participant_pair_without_place'],
  ],
  ['a single who waits', at(6), people, { participantLimit: 5 }, []],
])('%s', (_, person, all, given, codes) => {
  expect(newPairIssues(person, all, { ...open, ...given }).map(({ message }) => message)).toEqual(codes)
})
