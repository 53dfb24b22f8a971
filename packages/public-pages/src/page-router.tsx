import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPath, type Location, type Navigator, Router, type To } from 'react-router'

interface PageRouterProps {
  /** Address the page was rendered for. */
  url: URL
  children: ReactNode
}

/**
 * Lets a page use links and hooks of React Router although every page is a document: a link to another page loads that page, and
 * only within a page (its steps, its query, its anchors) the address changes without loading.
 */
export function PageRouter({ url, children }: PageRouterProps) {
  const [location, setLocation] = useState(() => locationOf(url))
  const navigator = useMemo(() => navigatorFor(setLocation), [])
  useEffect(() => {
    const follow = () => setLocation(locationOf(window.location))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}

function navigatorFor(onMove: (location: Partial<Location>) => void): Navigator {
  const move = (to: To, state: unknown, replace: boolean) => {
    const target = new URL(hrefOf(to), window.location.href)
    if (target.origin !== window.location.origin || target.pathname !== window.location.pathname) {
      return replace ? window.location.replace(target) : window.location.assign(target)
    }
    window.history[replace ? 'replaceState' : 'pushState'](state, '', target)
    onMove(locationOf(target))
  }
  return {
    createHref: hrefOf,
    push: (to, state) => move(to, state, false),
    replace: (to, state) => move(to, state, true),
    go: (delta) => window.history.go(delta),
  }
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

function locationOf({ pathname, search, hash }: URL | globalThis.Location): Partial<Location> {
  return { pathname, search, hash }
}
