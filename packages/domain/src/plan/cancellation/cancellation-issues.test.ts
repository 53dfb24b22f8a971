import { expect, test } from 'vitest'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import { memberCancellationIssues, replacementIssues } from './cancellation-issues.ts'

/** 1 to 12 wait, 3 and 4 registered together; 20 is in a team, 21 has not confirmed. */
const people = [
  ...exampleList(12, [3]),
  exampleParticipant(20, { teamId: 't1' }),
  exampleParticipant(21, { activationDate: undefined }),
]
const idsOf = (...numbers: number[]) => numbers.map((number) => `p${number}`)
const codes = (issues: { message: string; field?: string }[]) => issues.map(({ message, field }) => [message, field])

test.each([
  [[1, 2], []],
  [[3, 4], []],
  [[], [['invalid_size_replacement_participants_too_little', 'replacementParticipantIds']]],
  [[1], [['invalid_size_replacement_participants_too_little', 'replacementParticipantIds']]],
  [[1, 2, 5], [['invalid_size_replacement_participants_too_many', 'replacementParticipantIds']]],
  [[1, 3], [['invalid_replacement_participants_inconsistent_teampartner_wish', 'replacementParticipantIds']]],
  [[1, 1], [['waitinglist_participant_twice', 'replacementParticipantIds[1]']]],
  [[1, 20], [['participant_assigned_in_team', 'replacementParticipantIds[1]']]],
  [[21, 99], ['[0]', '[1]'].map((at) => ['value_invalid', `replacementParticipantIds${at}`])],
])('%j replace a team', (numbers, expected) => {
  expect(codes(replacementIssues(idsOf(...numbers), people, 2))).toEqual(expected)
})

const pair = exampleList(2, [1])
test.each([
  ['one of two', exampleList(2), 'p1', []],
  ['the last one', exampleList(1), 'p1', [['team_no_team_members_left', 'teamMembers']]],
  ['who registered the other', pair, 'p1', [['invalid_team_member_cancellation_root_teampartner', 'teamMembers']]],
  ['who was registered along', pair, 'p2', []],
])('%s leaves', (_, members, id, expected) => {
  expect(codes(memberCancellationIssues({ members }, id))).toEqual(expected)
})
