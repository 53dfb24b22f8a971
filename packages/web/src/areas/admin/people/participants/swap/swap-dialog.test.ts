import type { ListedParticipant } from '@running-dinner/contract/people'
import { expect, test } from 'vitest'
import { exampleListed } from '../../../../../../test/example-listed.ts'
import { exampleRows } from '../../../../../../test/example-rows.ts'
import { swapPreview } from './swap-dialog.tsx'

/** Six on the list, two waiting, numbers with gaps. Each person in `roots` registered together with the next one. */
function rowsWith(roots: number[] = [], given: Partial<ListedParticipant> = {}) {
  const people = Array.from({ length: 8 }, (_, index) => {
    const number = index + 1
    const root = roots.find((one) => number === one || number === one + 1)
    return exampleListed(number, {
      ...given,
      participantNumber: number * 10,
      teamPartnerWishOriginatorId: root === undefined ? null : `p${root}`,
    })
  })
  return exampleRows(people.slice(0, 6), people.slice(6))
}

function preview(rows: ReturnType<typeof rowsWith>, one: number, other: number) {
  const [first, second] = [rows[one - 1], rows[other - 1]]
  if (!first || !second) throw new Error('no such row')
  return swapPreview(rows, first, second)
}

test('two singles change places, across the border of the waiting list', () => {
  expect(preview(rowsWith(), 3, 8)).toEqual({
    moves: [
      { name: 'First3 Last3', from: 3, to: 8 },
      { name: 'First8 Last8', from: 8, to: 3 },
    ],
    numShifted: 0,
    joining: ['First8 Last8'],
    waiting: ['First3 Last3'],
  })
})

test('a pair moves together and those between move along', () => {
  expect(preview(rowsWith([5]), 2, 5)).toEqual({
    moves: [
      { name: 'First2 Last2', from: 2, to: 6 },
      { name: 'First5 Last5', from: 5, to: 2 },
      { name: 'First6 Last6', from: 6, to: 3 },
    ],
    numShifted: 2,
    joining: [],
    waiting: [],
  })
})

test('does not predict the waiting list when a pair would cross its border', () => {
  expect(preview(rowsWith([7]), 6, 7)).toMatchObject({ joining: [], waiting: [] })
})

test.each([
  ['a second of a pair with somebody below', [3], 4, 6, 'participant_swap_number_violates_team_partner_wish'],
  [
    'a first of a pair with a second',
    [1, 5],
    1,
    6,
    'participant_swap_number_child_only_possible_with_single_participant',
  ],
])('%s is refused', (_, roots, one, other, refused) => {
  expect(preview(rowsWith(roots), one, other)).toEqual({ refused })
})

test('refuses a swap once teams exist', () => {
  expect(preview(rowsWith([], { teamId: 't1' }), 1, 2)).toEqual({ refused: 'participant_assigned_in_team' })
})
