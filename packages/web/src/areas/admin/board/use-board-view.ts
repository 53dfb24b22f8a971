import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type BoardView, readBoardView, withBoardView } from './board-address.ts'

export function useBoardView() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const setView = useCallback(
    (change: Partial<BoardView>) => {
      const search = withBoardView(new URLSearchParams(window.location.search), change).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return { view: readBoardView(query), setView }
}
