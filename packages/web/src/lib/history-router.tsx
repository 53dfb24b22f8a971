import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Location, Router, useLocation } from 'react-router'
import { type BrowserHistory, createBrowserHistory, type StoppedMove, type Visit } from './browser-history.ts'
import { storedValues } from './storage.ts'

const storedPositions = storedValues<[string, number][]>(
  'session',
  'scroll-positions',
  (pairs) => Array.isArray(pairs) && pairs.every(Array.isArray),
)

/**
 * Back shows a page where it was left, also after a reload; every other move begins at the top. Returns what remembers the
 * position of the page that is left.
 */
function useScrollPositions(visit: Visit): () => void {
  const positions = useRef<Map<string, number>>(undefined)
  positions.current ??= new Map(storedPositions.read())
  const shown = useRef(visit.location.key)

  useLayoutEffect(() => {
    const { key, hash } = visit.location
    shown.current = key
    const position = visit.how === 'POP' ? positions.current?.get(key) : undefined
    const anchor = hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
    if (position !== undefined) window.scrollTo(0, position)
    else if (anchor) anchor.scrollIntoView()
    else if (!visit.keepsScroll) window.scrollTo(0, 0)
  }, [visit])

  const remember = useCallback(() => void positions.current?.set(shown.current, window.scrollY), [])
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => {
      remember()
      storedPositions.write([...(positions.current ?? [])])
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.history.scrollRestoration = 'auto'
    }
  }, [remember])
  return remember
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

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
