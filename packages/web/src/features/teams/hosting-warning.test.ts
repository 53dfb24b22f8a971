import { expect, test } from 'vitest'
import { hostingWarning } from './hosting-warning.ts'

const seatsNeeded = 6
const teamOf = (seats: (number | undefined)[], host = 0) => {
  const teamMembers = seats.map((numSeats, index) => ({ id: String(index), numSeats }))
  return { teamMembers, hostTeamMember: teamMembers[host] ?? null, onlyGuest: false }
}

test.each([
  ['a host with exactly the seats of a table', [6, 0], undefined],
  ['nobody with enough seats', [5, 0], 'nobody'],
  ['seats nobody told', [undefined, undefined], 'unknown'],
  ['one unknown beside too few', [2, undefined], 'unknown'],
  ['nobody left at all', [], undefined],
])('%s', (_, seats, warning) => {
  expect(hostingWarning(teamOf(seats), seatsNeeded)).toBe(warning)
})

test('a host without room while somebody else in the team has it', () => {
  expect(hostingWarning(teamOf([2, 8], 0), seatsNeeded)).toBe('other')
  expect(hostingWarning(teamOf([2, 8], 1), seatsNeeded)).toBeUndefined()
})

test('a team that is only guest needs no seats', () => {
  expect(hostingWarning({ ...teamOf([2, 2]), onlyGuest: true }, seatsNeeded)).toBeUndefined()
})
