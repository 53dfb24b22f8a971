import { expect, test } from 'vitest'
import { hostingWarning } from './hosting-warning.ts'

const seatsNeeded = 6
const teamOf = (seats: (number | undefined)[], host = 0) => {
  const teamMembers = seats.map((numSeats, index) => ({ id: String(index), numSeats }))
  return { teamMembers, hostTeamMember: teamMembers[host] ?? null, onlyGuest: false }
}

test.each([
  ['a host with exactly the seats of a table', [6, 0], undefined],
  ['no member with enough seats', [5, 0], 'nobody'],
  ['only unknown seats', [undefined, undefined], 'unknown'],
  ['unknown seats beside too few', [2, undefined], 'unknown'],
  ['a team without members', [], undefined],
])('warning for %s', (_, seats, warning) => {
  expect(hostingWarning(teamOf(seats), seatsNeeded)).toBe(warning)
})

test('warns where another member than the host has enough seats', () => {
  expect(hostingWarning(teamOf([2, 8], 0), seatsNeeded)).toBe('other')
  expect(hostingWarning(teamOf([2, 8], 1), seatsNeeded)).toBeUndefined()
})

test('does not warn about a team that is only guest', () => {
  expect(hostingWarning({ ...teamOf([2, 2]), onlyGuest: true }, seatsNeeded)).toBeUndefined()
})
