import { useSearchParams } from 'react-router'

const names = { text: 'search', mealId: 'meal', onlyWithoutSeats: 'seats' } as const

export interface ListFilter {
  text: string
  mealId: string | undefined
  onlyWithoutSeats: boolean
}

/** What the list of teams shows stands in the address: reload and back keep it. */
export function useTeamFilter() {
  const [query, setQuery] = useSearchParams()
  const filter: ListFilter = {
    text: query.get(names.text) ?? '',
    mealId: query.get(names.mealId) ?? undefined,
    onlyWithoutSeats: query.get(names.onlyWithoutSeats) === 'missing',
  }
  const setFilter = (change: Partial<ListFilter>) => {
    const { text, mealId, onlyWithoutSeats } = { ...filter, ...change }
    setQuery(
      {
        ...(text === '' ? {} : { [names.text]: text }),
        ...(mealId === undefined ? {} : { [names.mealId]: mealId }),
        ...(onlyWithoutSeats ? { [names.onlyWithoutSeats]: 'missing' } : {}),
      },
      { replace: true },
    )
  }
  return { filter, setFilter }
}
