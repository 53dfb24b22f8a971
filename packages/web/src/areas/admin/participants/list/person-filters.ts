import { hasDiet } from '@running-dinner/domain/participants/eats-everything.ts'
import type { PersonRow } from './person-rows.ts'

/** What the chips above the list ask for; those who match all that are chosen are shown. */
export const personFilters = ['waiting', 'noKitchen', 'seatsUnknown', 'diet', 'noPhone', 'wishOpen', 'inTeam'] as const
export type PersonFilter = (typeof personFilters)[number]

const matches: Record<PersonFilter, (row: PersonRow) => boolean> = {
  waiting: (row) => row.isWaiting,
  noKitchen: (row) => row.ability === 'NO',
  seatsUnknown: (row) => row.ability === 'UNKNOWN',
  diet: ({ person }) => hasDiet(person),
  noPhone: ({ person }) => person.mobileNumber === '',
  wishOpen: ({ wish, person }) => wish !== undefined && wish.state !== 'mutual' && person.teamId === null,
  inTeam: ({ person }) => person.teamId !== null,
}

export function filterRows(rows: readonly PersonRow[], chosen: readonly PersonFilter[], key: string): PersonRow[] {
  return rows.filter((row) => chosen.every((one) => matches[one](row)) && (key === '' || row.searchText.includes(key)))
}

/** How many each chip alone would show. */
export function filterCounts(rows: readonly PersonRow[]): Record<PersonFilter, number> {
  const countOf = (filter: PersonFilter) => rows.filter(matches[filter]).length
  return Object.fromEntries(personFilters.map((filter) => [filter, countOf(filter)])) as Record<PersonFilter, number>
}
