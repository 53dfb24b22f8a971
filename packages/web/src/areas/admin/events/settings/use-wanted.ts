import { type RefObject, useEffect, useRef, useState } from 'react'

/** What a person does before the lower part of a page is looked at, searched, reached by keys or printed. */
const signs = ['keydown', 'beforeprint'] as const

/** Pixels below the window. */
const near = 200

/** Whether a part below the window is needed: it comes near, or the page is used in a way that will get there. */
export function useWanted(isNeeded: boolean): { ref: RefObject<HTMLDivElement | null>; isWanted: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(isNeeded)
  if (isNeeded && !isWanted) setWanted(true)
  useEffect(() => {
    if (isWanted || !ref.current) return
    const want = () => setWanted(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want()
      },
      { rootMargin: `0px 0px ${near}px` },
    )
    observer.observe(ref.current)
    const listeners = new AbortController()
    for (const sign of signs) window.addEventListener(sign, want, { signal: listeners.signal })
    // The pointer goes to the menu of the browser, to print or to search.
    document.documentElement.addEventListener('mouseleave', want, { signal: listeners.signal })
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [isWanted])
  return { ref, isWanted }
}
