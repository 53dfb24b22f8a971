import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type PersonFilter, personFilters } from './person-filters.ts'
import { type Sorting, type SortKey, sortKeys } from './sort-rows.ts'

/** What the address remembers of the list, so that reload, back and a shared link show the same. */
export interface ListAddress {
  searched: string
  filters: readonly PersonFilter[]
  /** Those who have not confirmed their registration yet, instead of those who have. */
  unconfirmed: boolean
  sorting: Sorting
  notesShown: boolean
  /** Whose quick edit is open. */
  openId: string | undefined
}

/** What shall be another way; where that hangs on what it is now, a function of it. */
export type ListChange = Partial<ListAddress> | ((now: ListAddress) => Partial<ListAddress>)

const byNumber: Sorting = { key: 'number', descending: false }

export function readListAddress(query: URLSearchParams): ListAddress {
  const named = new Set((query.get('filter') ?? '').split(','))
  return {
    searched: query.get('q') ?? '',
    filters: personFilters.filter((filter) => named.has(filter)),
    unconfirmed: named.has('unconfirmed'),
    sorting: readSorting(query.get('sort') ?? ''),
    notesShown: query.get('notes') === '1',
    openId: query.get('person') ?? undefined,
  }
}

/** `query` with what changed; what is as usual stands in no address. */
export function writeListAddress(query: URLSearchParams, change: ListChange): URLSearchParams {
  const now = readListAddress(query)
  const changed = typeof change === 'function' ? change(now) : change
  const { searched, filters, unconfirmed, sorting, notesShown, openId } = { ...now, ...changed }
  const isUsual = sorting.key === byNumber.key && sorting.descending === byNumber.descending
  const written = {
    q: searched,
    filter: [
      ...(unconfirmed ? ['unconfirmed'] : []),
      ...personFilters.filter((filter) => filters.includes(filter)),
    ].join(','),
    sort: isUsual ? '' : `${sorting.descending ? '-' : ''}${sorting.key}`,
    notes: notesShown ? '1' : '',
    person: openId ?? '',
  }
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(written)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

function readSorting(text: string): Sorting {
  const descending = text.startsWith('-')
  const key = sortKeys.find((one): one is SortKey => one === text.slice(descending ? 1 : 0))
  return key === undefined ? byNumber : { key, descending }
}

export function useListAddress() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => readListAddress(query), [query])
  const change = useCallback(
    (wanted: ListChange) => {
      // The list stays drawn until the next page has come: what is still changed on it must not fetch anybody back.
      if (window.location.pathname !== pathname) return
      // What stands in the address now may not be drawn yet, and the second of two quick changes must keep the first.
      const search = writeListAddress(new URLSearchParams(window.location.search), wanted).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    },
    [navigate, pathname],
  )
  return { address, change }
}
