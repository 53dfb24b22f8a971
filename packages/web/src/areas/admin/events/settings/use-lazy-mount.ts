import { type RefObject, useEffect, useRef, useState } from 'react'

/** What comes before the lower part of a page is searched, reached by keys or printed. */
const earlyEvents = ['keydown', 'beforeprint'] as const

/** Pixels below the window. */
const near = 200

/** Mounts a part below the window once it comes near, or once the page is used in a way that will get there. */
export function useLazyMount(isNeeded: boolean): { ref: RefObject<HTMLDivElement | null>; isMounted: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const [isMounted, setMounted] = useState(isNeeded)
  if (isNeeded && !isMounted) setMounted(true)
  useEffect(() => {
    if (isMounted || !ref.current) return
    const mount = () => setMounted(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) mount()
      },
      { rootMargin: `0px 0px ${near}px` },
    )
    observer.observe(ref.current)
    const listeners = new AbortController()
    for (const name of earlyEvents) window.addEventListener(name, mount, { signal: listeners.signal })
    // The pointer goes to the menu of the browser, to print or to search.
    document.documentElement.addEventListener('mouseleave', mount, { signal: listeners.signal })
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [isMounted])
  return { ref, isMounted }
}
