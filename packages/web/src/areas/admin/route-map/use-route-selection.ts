import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type RouteSelection, readSelection, toggledTeams, writeSelection } from './route-selection.ts'

type SelectRoutes = (change: Partial<RouteSelection>, how?: { replace: boolean }) => void

interface SelectionInAddress {
  selection: RouteSelection
  select: SelectRoutes
  /** Switches the route of one team on or off. */
  toggle: (teamNumber: number) => void
}

export function useRouteSelection(): SelectionInAddress {
  const [query] = useSearchParams()
  const selection = useMemo(() => readSelection(query), [query])
  return { selection, ...useSelect() }
}

/** Always the same functions, so that hundreds of entries need not be drawn again when one is chosen. */
function useSelect(): Pick<SelectionInAddress, 'select' | 'toggle'> {
  const navigate = useNavigate()
  const select = useCallback<SelectRoutes>(
    (change, { replace } = { replace: false }) => {
      const query = new URLSearchParams(window.location.search)
      const search = writeSelection({ ...readSelection(query), ...change }, query).toString()
      void navigate({ search }, { replace, preventScrollReset: true })
    },
    [navigate],
  )
  const toggle = useCallback(
    (teamNumber: number) => {
      const { teams } = readSelection(new URLSearchParams(window.location.search))
      select({ teams: toggledTeams(teams, teamNumber) })
    },
    [select],
  )
  return { select, toggle }
}
