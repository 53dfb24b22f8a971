import { expect, test } from 'vitest'
import { type PlacesTaken, shownHeadCount, waitingReason } from './places.ts'

const free: PlacesTaken = { limit: undefined, people: 12, lastPlaceFree: false, teamsExist: false }

test.each([
  ['there is no limit', free, undefined],
  ['a place is free', { ...free, limit: 13 }, undefined],
  ['the limit is reached', { ...free, limit: 12 }, 'PLACES'],
  ['teams exist without a limit', { ...free, teamsExist: true }, 'TEAMS'],
  ['teams exist and the limit is reached', { ...free, limit: 12, teamsExist: true }, 'TEAMS'],
] as const)('gives the reason to wait when %s', (_, places, reason) => {
  expect(waitingReason(places)).toBe(reason)
})

test('shows the number of people from five on', () => {
  expect([0, 4, 5, 64].map(shownHeadCount)).toEqual([undefined, undefined, 5, 64])
})
