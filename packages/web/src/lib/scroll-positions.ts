import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Visit } from './browser-history.ts'
import { storedValues } from './storage.ts'

const stored = storedValues<[string, number][]>(
  'session',
  'scroll-positions',
  (pairs) => Array.isArray(pairs) && pairs.every(Array.isArray),
)

/**
 * Back shows a page where it was left, also after a reload; every other move begins at the top. Returns what remembers the
 * position of the page that is left.
 */
export function useScrollPositions(visit: Visit): () => void {
  const positions = useRef<Map<string, number>>(undefined)
  positions.current ??= new Map(stored.read())
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
      stored.write([...(positions.current ?? [])])
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
