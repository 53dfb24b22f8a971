import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type Sorting, type SortKey, sortKeys } from './person-columns.tsx'
import { type PersonFilter, personFilters } from './person-filters.ts'

/** The part of the list's state that is kept in the address, so that reload, back and a shared link show the same. */
export interface ListAddress {
  searched: string
  filters: readonly PersonFilter[]
  /** Shows the registrations without confirmation instead of the participants. */
  unconfirmed: boolean
  sorting: Sorting
  /** The participant whose quick edit is open. */
  openId: string | undefined
}

/** New values, or a function of the present ones. */
export type ListChange = Partial<ListAddress> | ((now: ListAddress) => Partial<ListAddress>)

const defaultSorting: Sorting = { key: 'number', descending: false }

export function readListAddress(query: URLSearchParams): ListAddress {
  const named = new Set((query.get('filter') ?? '').split(','))
  return {
    searched: query.get('q') ?? '',
    filters: personFilters.filter((filter) => named.has(filter)),
    unconfirmed: named.has('unconfirmed'),
    sorting: readSorting(query.get('sort') ?? ''),
    openId: query.get('person') ?? undefined,
  }
}

/** `query` with the change applied. Defaults are left out of the address. */
export function writeListAddress(query: URLSearchParams, change: ListChange): URLSearchParams {
  const now = readListAddress(query)
  const changedAddress = typeof change === 'function' ? change(now) : change
  const { searched, filters, unconfirmed, sorting, openId } = { ...now, ...changedAddress }
  const isDefault = sorting.key === defaultSorting.key && sorting.descending === defaultSorting.descending
  const written = {
    q: searched,
    filter: [
      ...(unconfirmed ? ['unconfirmed'] : []),
      ...personFilters.filter((filter) => filters.includes(filter)),
    ].join(','),
    sort: isDefault ? '' : `${sorting.descending ? '-' : ''}${sorting.key}`,
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
  const key = sortKeys.find((name): name is SortKey => name === text.slice(descending ? 1 : 0))
  return key === undefined ? defaultSorting : { key, descending }
}

export function useListAddress() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => readListAddress(query), [query])
  const change = useCallback(
    (listChange: ListChange) => {
      // The list stays mounted until the next page has loaded; a late change must not navigate back to it.
      if (window.location.pathname !== pathname) return
      // The latest address may not be rendered yet, and the second of two quick changes must keep the first.
      const search = writeListAddress(new URLSearchParams(window.location.search), listChange).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    },
    [navigate, pathname],
  )
  return { address, change }
}
