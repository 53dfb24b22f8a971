import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

const names = { text: 'search', mealId: 'meal', onlyWithoutSeats: 'seats' } as const

export interface ListFilter {
  text: string
  mealId: string | undefined
  onlyWithoutSeats: boolean
}

/** What the list of teams shows stands in the address: reload and back keep it. */
export function useTeamFilter() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const setFilter = useCallback(
    (change: Partial<ListFilter>) => {
      const before = read(new URLSearchParams(window.location.search))
      void navigate({ search: write({ ...before, ...change }) }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return { filter: read(query), setFilter }
}

function read(query: URLSearchParams): ListFilter {
  return {
    text: query.get(names.text) ?? '',
    mealId: query.get(names.mealId) ?? undefined,
    onlyWithoutSeats: query.get(names.onlyWithoutSeats) === 'missing',
  }
}

function write({ text, mealId, onlyWithoutSeats }: ListFilter): string {
  return new URLSearchParams({
    ...(text === '' ? {} : { [names.text]: text }),
    ...(mealId === undefined ? {} : { [names.mealId]: mealId }),
    ...(onlyWithoutSeats ? { [names.onlyWithoutSeats]: 'missing' } : {}),
  }).toString()
}
