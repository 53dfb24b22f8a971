import { useEffect, useState } from 'react'
import { hydratedEvent } from './page-signals.ts'

/**
 * Last element of a page: announces that everything before it is hydrated and has rendered again with what only the browser knew.
 * Then early clicks are replayed (`early-click.ts`).
 */
export function HydrationSignal(): null {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event(hydratedEvent))
    // What other components found in their first effects is rendered together with this change.
    else setHydrated(true)
  }, [isHydrated])
  return null
}
