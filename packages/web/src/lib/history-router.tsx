import { createContext, type ReactNode, startTransition, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { type Location, Router, useLocation } from 'react-router'
import { type BrowserHistory, createBrowserHistory, type StoppedMove } from './browser-history.ts'
import { useScrollPositions } from './scroll-positions.ts'

const HistoryContext = createContext<BrowserHistory | undefined>(undefined)

/** Shows the page of the browser's address, and keeps the page before until the next one is loaded. */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createBrowserHistory)
  const [visit, setVisit] = useState(history.current)
  const rememberPosition = useScrollPositions(visit)
  useLayoutEffect(
    () =>
      history.listen((next) => {
        rememberPosition()
        startTransition(() => setVisit(next))
      }),
    [history, rememberPosition],
  )
  return (
    <HistoryContext value={history}>
      <Router location={visit.location} navigationType={visit.how} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  )
}

/** Stops moves within the app for which `stops` answers true, until the reader has decided. */
export function useLeaveGuard(stops: (current: Location, next: Location) => boolean) {
  const history = useContext(HistoryContext)
  const current = useLocation()
  const [stopped, setStopped] = useState<StoppedMove>()
  useEffect(() => history?.guard({ stops: (next) => stops(current, next), onStopped: setStopped }))
  return {
    isAsking: stopped !== undefined,
    answer: (leave: boolean) => {
      setStopped(undefined)
      if (leave) stopped?.leave()
    },
  }
}
