import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { confirmedInOrder } from './order.ts'

test('the list is ordered by number, then id, and leaves out unconfirmed registrations', () => {
  const list = [
    exampleParticipant(10),
    exampleParticipant(9, { activationDate: undefined }),
    exampleParticipant(2, { id: 'b' }),
    exampleParticipant(2, { id: 'a' }),
  ]
  expect(confirmedInOrder(list).map((participant) => participant.id)).toEqual(['a', 'b', 'p10'])
})
