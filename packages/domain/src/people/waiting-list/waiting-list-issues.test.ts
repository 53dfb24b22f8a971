import { expect, test } from 'vitest'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import { assignmentIssues, newTeamIssues } from './assignment-issues.ts'
import type { FillableTeam } from './waiting-list.ts'

/** 1 to 12 wait, 3 and 4 registered together; 20 is in a team, 21 has not confirmed. */
const people = [
  ...exampleList(12, [3]),
  exampleParticipant(20, { teamId: 't1' }),
  exampleParticipant(21, { activationDate: undefined }),
]
const idsOf = (...numbers: number[]) => numbers.map((number) => `p${number}`)
const codes = (issues: { message: string; field?: string }[]) => issues.map(({ message, field }) => [message, field])

const sizes = { mealCount: 3, teamSize: 2, freePlaces: 0 }
const all = 'invalid_size_waitinglist_participants_to_generate_teams'
test.each([
  [[1, 2, 3, 4, 5, 6], 0, []],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 0, []],
  [[1, 2, 5, 6, 7], 0, [[`${all}_too_few`, 'participants']]],
  [[1, 2, 3, 4, 5, 6, 7], 0, [[all, 'participants']]],
  [[1, 2, 3, 5, 6, 7], 0, [['invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish', 'participants']]],
  [[1, 2, 5, 6, 7, 7], 0, [['waitinglist_participant_twice', 'participants[5].id']]],
  [[1, 2, 5, 6, 7, 20], 0, [['participant_assigned_in_team', 'participants[5].id']]],
  // Free places in the teams there are count first.
  [[1, 2, 3, 4, 5, 6], 2, [[`${all}_too_few`, 'participants']]],
  [[1, 2, 3, 4, 5, 6, 7], 1, []],
  [[1, 2, 3, 4, 5, 6, 7, 8], 1, [[all, 'participants']]],
])('%j make new teams with %i places free', (numbers, freePlaces, expected) => {
  expect(codes(newTeamIssues(idsOf(...numbers), people, { ...sizes, freePlaces }))).toEqual(expected)
})

const team = (number: number, ...members: number[]): FillableTeam => ({
  id: `t${number}`,
  teamNumber: number,
  members: members.map((member) => exampleParticipant(member, { teamId: `t${number}` })),
})
const teams = [team(1, 20, 22), team(2, 23), team(3)]
const field = 'teamParticipantsAssignments'
const pairCode = 'invalid_replacement_participants_inconsistent_teampartner_wish'

test.each([
  [{ t3: [1] }, []],
  [{ t3: [3, 4], t2: [1] }, []],
  [{ t1: [], t2: [1] }, []],
  [{}, [['invalid_size_waitinglist_participants_to_assign', field]]],
  [{ t2: [], t3: [] }, [['invalid_size_waitinglist_participants_to_assign', field]]],
  [{ t1: [1] }, [['waitinglist_team_full', `${field}[0].teamId`]]],
  [{ t2: [1, 2] }, [['waitinglist_team_full', `${field}[0].teamId`]]],
  [{ t9: [1] }, [['value_invalid', `${field}[0].teamId`]]],
  [{ t2: [1], t3: [1] }, [['waitinglist_participant_twice', `${field}[1].participantIds[0]`]]],
  [{ t2: [20] }, [['participant_assigned_in_team', `${field}[0].participantIds[0]`]]],
  [{ t2: [3], t3: [4] }, [[pairCode, field]]],
  [{ t2: [3] }, [[pairCode, field]]],
])('%j take free places', (chosen, expected) => {
  const assignments = Object.entries(chosen).map(([teamId, numbers]) => ({ teamId, participantIds: idsOf(...numbers) }))
  expect(codes(assignmentIssues(assignments, { teams, people, teamSize: 2 }))).toEqual(expected)
})

test('one team named twice gets no more people than it has places', () => {
  const assignments = [1, 2, 5].map((number) => ({ teamId: 't3', participantIds: idsOf(number) }))
  expect(codes(assignmentIssues(assignments, { teams, people, teamSize: 2 }))).toEqual([
    ['waitinglist_team_full', `${field}[2].teamId`],
  ])
})
