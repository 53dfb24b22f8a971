import { expect, test } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import { exampleList } from '../../../test/example-participant.ts'
import { waitingListOf } from './waiting-list.ts'

const sizes = { mealCount: 3, teamSize: 2 }
const { teams } = exampleEvening(9)
const [first, ...others] = teams
const withoutOne = first ? [{ ...first, members: first.members.slice(1) }, ...others] : []
const withCancelled = first ? [{ ...first, status: 'CANCELLED' as const, members: [] }, ...others] : []

/** Who waits, who makes new teams, who remains, how many are missing, and the options. */
test.each([
  [0, teams, 0, 0, 6, []],
  [5, teams, 0, 5, 1, ['DISTRIBUTE_TO_TEAMS']],
  [6, teams, 6, 0, 0, ['GENERATE_NEW_TEAMS']],
  [7, teams, 6, 1, 5, ['GENERATE_NEW_TEAMS']],
  [8, teams, 6, 2, 4, ['GENERATE_NEW_TEAMS']],
  [12, teams, 12, 0, 0, ['GENERATE_NEW_TEAMS']],
  [5, withoutOne, 0, 5, 1, ['ASSIGN_TO_EXISTING_TEAMS']],
  [8, withCancelled, 6, 2, 4, ['ASSIGN_TO_EXISTING_TEAMS', 'GENERATE_NEW_TEAMS']],
  [0, withCancelled, 0, 0, 6, []],
  [8, [], 6, 2, 4, []],
])('%i people wait', (count, given, chosen, remaining, missing, actions) => {
  const list = waitingListOf(exampleList(count), given, sizes)
  expect([list.forNewTeams.length, list.remaining.length, list.missing, list.actions]).toEqual([
    chosen,
    remaining,
    missing,
    actions,
  ])
})

test('free places are counted by team', () => {
  expect(waitingListOf([], withoutOne, sizes)).toMatchObject({ freePlaces: 1, fillableTeams: [{ id: 't0' }] })
  expect(waitingListOf([], withCancelled, sizes)).toMatchObject({ freePlaces: 2, fillableTeams: [{ id: 't0' }] })
  expect(waitingListOf([], teams, sizes)).toMatchObject({ freePlaces: 0, fillableTeams: [] })
})

test('a pair that registered together is not divided: the next single moves up', () => {
  const list = waitingListOf(exampleList(8, [6]), teams, sizes)
  expect(list.forNewTeams.map((person) => person.participantNumber)).toEqual([1, 2, 3, 4, 5, 8])
  expect(list.remaining.map((person) => person.participantNumber)).toEqual([6, 7])
})
