import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type RouteSelection, readSelection, writeSelection } from './route-selection.ts'

export function useRouteSelection() {
  const [query] = useSearchParams()
  return { selection: readSelection(query), select: useSelect() }
}

/** Always the same function, so that hundreds of entries need not be drawn again when one is chosen. */
function useSelect() {
  const navigate = useNavigate()
  return useCallback(
    (change: Partial<RouteSelection>) => {
      const query = new URLSearchParams(window.location.search)
      const search = writeSelection({ ...readSelection(query), ...change }, query).toString()
      void navigate({ search }, { preventScrollReset: true })
    },
    [navigate],
  )
}
