import { createPath, type Location, type NavigationType, type Navigator, type To } from 'react-router'
import { randomId } from './random-id.ts'

/** Where the reader is, and how they got there. */
export interface Visit {
  location: Location
  how: NavigationType
  /** The page stays where it is scrolled to. */
  keepsScroll: boolean
}

/** A move that a guard has stopped. */
export interface StoppedMove {
  leave: () => void
}

interface LeaveGuard {
  stops: (next: Location) => boolean
  onStopped: (move: StoppedMove) => void
}

export interface BrowserHistory {
  navigator: Navigator
  current: () => Visit
  /** Until the returned function is called. */
  listen: (onVisit: (visit: Visit) => void) => () => void
  guard: (guard: LeaveGuard) => () => void
}

type How = `${NavigationType}`

/**
 * The history of the browser for React Router's plain `Router`. Its router for data would also ask before leaving a page, with
 * 15 kB of loaders and actions that no page has.
 */
export function createBrowserHistory(): BrowserHistory {
  const guards = new Set<LeaveGuard>()
  const listeners = new Set<(visit: Visit) => void>()
  let index = storedIndex() ?? 0
  if (storedIndex() === undefined) window.history.replaceState({ ...window.history.state, idx: index }, '')
  let visit = visitOf('POP', false)
  /** Instead of a visit: called when the browser has arrived where a guard sent it. */
  let onReturned: (() => void) | undefined
  let isLeaving = false

  const notify = (action: How, keepsScroll: boolean) => {
    visit = visitOf(action, keepsScroll)
    for (const listener of listeners) listener(visit)
  }
  const isStopped = (next: Location, leave: () => void) => {
    const guard = isLeaving ? undefined : [...guards].find(({ stops }) => stops(next))
    guard?.onStopped({ leave })
    return guard !== undefined
  }
  const move = (action: 'PUSH' | 'REPLACE', to: To, state: unknown, keepsScroll: boolean) => {
    const target = new URL(typeof to === 'string' ? to : createPath(to), window.location.href)
    const key = randomId()
    const go = () => {
      if (action === 'PUSH') index += 1
      window.history[action === 'PUSH' ? 'pushState' : 'replaceState']({ usr: state, key, idx: index }, '', target)
      notify(action, keepsScroll)
    }
    if (!isStopped(locationOf(target, state, key), go)) go()
  }
  const handlePop = () => {
    const before = index
    index = storedIndex() ?? 0
    if (onReturned) {
      onReturned()
      onReturned = undefined
      return
    }
    const steps = storedIndex() === undefined ? 0 : index - before
    const returned = { arrived: false, wantsToLeave: false }
    const go = () => {
      isLeaving = true
      window.history.go(steps)
    }
    const leave = () => {
      returned.wantsToLeave = true
      if (returned.arrived) go()
    }
    if (steps !== 0 && isStopped(visitOf('POP', false).location, leave)) {
      onReturned = () => {
        returned.arrived = true
        if (returned.wantsToLeave) go()
      }
      // The address has changed already: back to the page that asks.
      window.history.go(-steps)
      return
    }
    isLeaving = false
    notify('POP', false)
  }

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: (to, state, options) => move('PUSH', to, state, options?.preventScrollReset === true),
      replace: (to, state, options) => move('REPLACE', to, state, options?.preventScrollReset === true),
      go: (delta) => window.history.go(delta),
    },
    current: () => visit,
    listen: (onVisit) => {
      if (listeners.size === 0) window.addEventListener('popstate', handlePop)
      listeners.add(onVisit)
      return () => {
        listeners.delete(onVisit)
        if (listeners.size === 0) window.removeEventListener('popstate', handlePop)
      }
    },
    guard: (guard) => {
      guards.add(guard)
      return () => guards.delete(guard)
    },
  }
}

/** Position in the session's history; undefined where the address was not opened by this router. */
function storedIndex(): number | undefined {
  const { idx }: { idx?: unknown } = window.history.state ?? {}
  return typeof idx === 'number' ? idx : undefined
}

function visitOf(action: How, keepsScroll: boolean): Visit {
  const { usr = null, key = 'default' }: { usr?: unknown; key?: string } = window.history.state ?? {}
  return { location: locationOf(window.location, usr, key), how: action as NavigationType, keepsScroll }
}

function locationOf({ pathname, search, hash }: URL | globalThis.Location, state: unknown, key: string): Location {
  return { pathname, search, hash, state, key }
}
