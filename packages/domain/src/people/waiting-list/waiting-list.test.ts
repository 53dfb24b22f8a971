import { expect, test } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import { exampleList } from '../../../test/example-participant.ts'
import type { Participant } from '../participants/participant.ts'
import { isPlaceHeld, splitHoldingPlaces, waitingListOf } from './waiting-list.ts'

const person = (participantNumber: number) =>
  ({ id: `p${participantNumber}`, participantNumber, activationDate: new Date(0) }) as Participant
const people = Array.from({ length: 20 }, (_, index) => person(index + 1))
const options = { mealCount: 3, teamSize: 2, teamsExist: false }
const ids = (list: readonly Participant[]) => list.map(({ id }) => id)

test('holds a place for exactly an hour', () => {
  const cancelledAt = new Date('2030-05-01T10:00:00Z')
  expect(isPlaceHeld(cancelledAt, new Date('2030-05-01T10:59:59.999Z'))).toBe(true)
  expect(isPlaceHeld(cancelledAt, new Date('2030-05-01T11:00:00Z'))).toBe(false)
})

test('keeps a held place free, and lets the next person move up afterwards', () => {
  const [cancelled] = people
  const left = people.slice(1)
  expect(ids(splitHoldingPlaces(left, cancelled ? [cancelled] : [], options).waiting)).toEqual(['p19', 'p20'])
  expect(ids(splitHoldingPlaces(left, [], options).waiting)).toEqual(['p20'])
})

test('holds a place within the limit of the organiser', () => {
  const limited = { ...options, participantLimit: 18 }
  const few = people.slice(0, 19)
  const held = few.slice(4, 5)
  const left = few.filter((other) => !held.includes(other))
  expect(ids(splitHoldingPlaces(left, held, limited).waiting)).toEqual(['p19'])
  expect(splitHoldingPlaces(left, [], limited).waiting).toEqual([])
})

test('counts the missing people without those whose places are held', () => {
  const some = people.slice(0, 18)
  const split = splitHoldingPlaces(some.slice(1), some.slice(0, 1), options)
  expect(split).toMatchObject({ missing: 1, waiting: [] })
  expect(split.assigned).toHaveLength(17)
})

test('ignores held places once there are teams', () => {
  const seated = people.map((other, index) => ({ ...other, teamId: index < 18 ? 't' : undefined }))
  const withTeams = { ...options, teamsExist: true }
  expect(splitHoldingPlaces(seated.slice(1), seated.slice(0, 1), withTeams)).toEqual(
    splitHoldingPlaces(seated.slice(1), [], withTeams),
  )
})

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

test('counts the free places of teams with a person missing, and of cancelled ones', () => {
  expect(waitingListOf([], withoutOne, sizes)).toMatchObject({ freePlaces: 1, fillableTeams: [{ id: 't0' }] })
  expect(waitingListOf([], withCancelled, sizes)).toMatchObject({ freePlaces: 2, fillableTeams: [{ id: 't0' }] })
  expect(waitingListOf([], teams, sizes)).toMatchObject({ freePlaces: 0, fillableTeams: [] })
})

test('a pair that registered together is not divided: the next single moves up', () => {
  const list = waitingListOf(exampleList(8, [6]), teams, sizes)
  expect(list.forNewTeams.map((person) => person.participantNumber)).toEqual([1, 2, 3, 4, 5, 8])
  expect(list.remaining.map((person) => person.participantNumber)).toEqual([6, 7])
})
