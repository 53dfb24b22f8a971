import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A page reached by a link begins at its top, for eyes and for screen readers; filters in the address change nothing. */
export function useArrival() {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (how === 'POP') return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, how])
}
