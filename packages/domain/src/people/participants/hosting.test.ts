import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { canHost, seatsNeededToHost } from './hosting.ts'

test('a team of two needs six seats with three courses and four with two', () => {
  expect(seatsNeededToHost(2, 3)).toBe(6)
  expect(seatsNeededToHost(2, 2)).toBe(4)
})

test.each([
  [6, 'YES'],
  [100, 'YES'],
  [5, 'NO'],
  [0, 'NO'],
  [undefined, 'UNKNOWN'],
] as const)('with %s seats the ability to host six is %s', (numSeats, answer) => {
  expect(canHost(exampleParticipant(1, { numSeats }), 6)).toBe(answer)
})
