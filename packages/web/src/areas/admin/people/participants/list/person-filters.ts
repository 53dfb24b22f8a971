import { hasDiet, hasPhone } from '@running-dinner/domain/people'
import { isPartnerMissing } from '../../../../../features/people/participants/wish-state.ts'
import type { PersonRow } from './person-rows.ts'
import type { SearchHits } from './person-search.ts'

/** The chips above the list. A row is shown when it matches every chosen one. */
export const personFilters = [
  'waiting',
  'noKitchen',
  'seatsUnknown',
  'diet',
  'noPhone',
  'partnerMissing',
  'wishOpen',
  'inTeam',
  'otherLanguage',
] as const
export type PersonFilter = (typeof personFilters)[number]

const matches: Record<PersonFilter, (row: PersonRow) => boolean> = {
  waiting: (row) => row.isWaiting,
  noKitchen: (row) => row.ability === 'NO',
  seatsUnknown: (row) => row.ability === 'UNKNOWN',
  diet: ({ person }) => hasDiet(person),
  noPhone: ({ person }) => !hasPhone(person),
  partnerMissing: ({ wish, person }) => isPartnerMissing(person, wish),
  wishOpen: ({ wish, person }) => (wish?.state === 'unanswered' || wish?.state === 'other') && person.teamId === null,
  inTeam: ({ person }) => person.teamId !== null,
  otherLanguage: ({ otherLanguage }) => otherLanguage !== undefined,
}

export interface RowFilter {
  filters: readonly PersonFilter[]
  hits: SearchHits | undefined
}

export function matchesFilter(row: PersonRow, { filters, hits }: RowFilter): boolean {
  return filters.every((filter) => matches[filter](row)) && (hits === undefined || hits.has(row.person.id))
}

/** How many rows each chip would show alone. */
export function filterCounts(rows: readonly PersonRow[]): Record<PersonFilter, number> {
  const countOf = (filter: PersonFilter) => rows.filter(matches[filter]).length
  return Object.fromEntries(personFilters.map((filter) => [filter, countOf(filter)])) as Record<PersonFilter, number>
}
