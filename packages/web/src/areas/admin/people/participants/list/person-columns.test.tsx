import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleListed } from '../../../../../../test/example-listed.ts'
import { exampleRows } from '../../../../../../test/example-rows.ts'
import { usualColumns } from './list-columns.ts'
import { type SortKey, usePeopleTable } from './person-columns.tsx'

const root = { participantId: 'p1', firstnamePart: 'A', lastname: 'Ünal' }
const teams = new Map([
  ['t1', { teamNumber: 9, course: 'Main' }],
  ['t2', { teamNumber: 10, course: 'Main' }],
])
const rows = exampleRows(
  [
    exampleListed(1, { lastname: 'Ünal', zip: '10115', numSeats: 10, teamId: 't2', createdAt: '2030-01-03T00:00:00Z' }),
    exampleListed(2, { lastname: 'Zeh', zip: '01067', numSeats: 0, rootTeamPartnerWish: root, teamId: 't2' }),
    exampleListed(3, { lastname: 'Unger', numSeats: 4, vegan: true, teamPartnerWishEmail: 'gone@example.org' }),
    exampleListed(4, { lastname: 'adam', numSeats: undefined, mealSpecificsNote: 'no nuts', teamId: 't1' }),
    exampleListed(5, { lastname: 'Berg', numSeats: 4, teamPartnerWishEmail: 'p4@example.org' }),
  ],
  [],
  teams,
)

function numbersSortedBy(key: SortKey, descending: boolean): number[] {
  const sorting = { key, descending }
  const { result } = renderHook(() =>
    usePeopleTable({ rows, sorting, filters: [], hits: undefined, shown: usualColumns, onSort: () => undefined }),
  )
  return result.current.getRowModel().rows.map(({ original }) => original.person.listNumber)
}

test.each<[SortKey, number[], number[]]>([
  ['number', [1, 2, 3, 4, 5], [5, 4, 3, 2, 1]],
  ['name', [4, 5, 1, 3, 2], [2, 3, 1, 5, 4]],
  ['place', [2, 1, 3, 4, 5], [5, 4, 3, 1, 2]],
  // Rows without a known number of seats come last in both directions; equal rows keep the order of the list.
  ['seats', [3, 5, 1, 2, 4], [1, 3, 5, 2, 4]],
  ['diet', [3, 4, 1, 2, 5], [4, 3, 1, 2, 5]],
  ['team', [4, 1, 2, 3, 5], [1, 2, 4, 3, 5]],
  ['wish', [5, 3, 1, 2, 4], [3, 5, 1, 2, 4]],
  ['registered', [2, 3, 4, 5, 1], [1, 2, 3, 4, 5]],
])('sorts by %s in both directions', (key, ascending, descending) => {
  expect(numbersSortedBy(key, false)).toEqual(ascending)
  expect(numbersSortedBy(key, true)).toEqual(descending)
})
