import { expect, test } from 'vitest'
import type { Participant } from '../participants/participant.ts'
import { isPlaceHeld, splitHoldingPlaces } from './held-places.ts'

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
