import { useSearchParams } from 'react-router'
import { type RouteSelection, readSelection, writeSelection } from './route-selection.ts'

export function useRouteSelection() {
  const [query, setQuery] = useSearchParams()
  const selection = readSelection(query)
  const select = (change: Partial<RouteSelection>) => {
    setQuery(writeSelection({ ...selection, ...change }), { preventScrollReset: true })
  }
  return { selection, select }
}
