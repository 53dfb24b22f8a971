import { dietNames } from '../../../../features/participants/diet-chips.tsx'
import type { PersonRow } from './person-rows.ts'

export const sortKeys = ['number', 'name', 'place', 'seats', 'diet', 'team', 'wish', 'registered'] as const
export type SortKey = (typeof sortKeys)[number]

export interface Sorting {
  key: SortKey
  descending: boolean
}

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })
const wishRanks = { mutual: 1, unanswered: 2, other: 3, absent: 4 }

/** What a row is sorted by; undefined stands last in both directions. */
const sortValues: Record<SortKey, (row: PersonRow) => string | number | undefined> = {
  number: ({ person }) => person.listNumber,
  name: ({ person }) => `${person.lastname} ${person.firstnamePart}`,
  place: ({ person }) => `${person.zip} ${person.cityName} ${person.street} ${person.streetNr}`,
  seats: ({ person, ability }) => ability && person.numSeats,
  diet: ({ person }) =>
    dietNames.filter((diet) => person[diet]).join(' ') || (person.mealSpecificsNote === '' ? undefined : 'z'),
  team: (row) => row.teamNumber,
  wish: ({ wish }) => wish && wishRanks[wish.state],
  registered: ({ person }) => person.createdAt,
}

/** Rows with the same value keep the order of their numbers. */
export function sortRows(rows: readonly PersonRow[], { key, descending }: Sorting): readonly PersonRow[] {
  if (key === 'number' && !descending) return rows
  const direction = descending ? -1 : 1
  const valued = rows.map((row) => ({ row, value: sortValues[key](row) }))
  valued.sort((one, other) => {
    if (one.value === undefined || other.value === undefined)
      return Number(one.value === undefined) - Number(other.value === undefined)
    return direction * compare(one.value, other.value)
  })
  return valued.map(({ row }) => row)
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))
}
