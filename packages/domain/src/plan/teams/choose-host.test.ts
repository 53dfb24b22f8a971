import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { chooseHost } from './choose-host.ts'

const hostOfSeats = (...seats: (number | undefined)[]) =>
  chooseHost(
    seats.map((numSeats, index) => exampleParticipant(index, { numSeats })),
    6,
  )?.id

test('the host is a member with enough seats, else of unknown seats, else the first', () => {
  expect(hostOfSeats(undefined, 6)).toBe('p1')
  expect(hostOfSeats(5, undefined)).toBe('p1')
  expect(hostOfSeats(0, 5)).toBe('p0')
  expect(hostOfSeats(8, 6)).toBe('p0')
  expect(hostOfSeats()).toBeUndefined()
})
