import { type LiveEvent, liveEvents } from '@running-dinner/contract/live-events.ts'
import type { z } from 'zod'
import { pathWith } from './http.ts'

interface LiveHandlers {
  on: { [Name in LiveEvent]?: (data: z.output<(typeof liveEvents)[Name]>) => void }
  /** Whether the connection is open; the browser reconnects by itself. */
  onLine?: (isUp: boolean) => void
  /** The server refused the stream for good: the event is gone, or the secret no longer opens it. */
  onRefused?: () => void
}

/**
 * Opens a stream of server push and returns a function that closes it. A hidden tab closes its connection, because a browser
 * allows only a few to one server; a stream begins with the current state, so nothing is missed after reopening.
 */
export function openStream(
  pattern: string,
  params: Readonly<Record<string, string>>,
  handlers: LiveHandlers,
): () => void {
  let source: EventSource | undefined
  const open = () => {
    source = new EventSource(pathWith(pattern, params))
    source.onopen = () => handlers.onLine?.(true)
    source.onerror = (event) => {
      handlers.onLine?.(false)
      if (event.target instanceof EventSource && event.target.readyState === EventSource.CLOSED) handlers.onRefused?.()
    }
    for (const name of Object.keys(handlers.on) as LiveEvent[]) listen(source, name, handlers.on[name])
  }
  const close = () => {
    source?.close()
    source = undefined
    handlers.onLine?.(false)
  }
  const handleVisibility = () => {
    if (document.hidden) close()
    else if (source === undefined) open()
  }
  if (!document.hidden) open()
  document.addEventListener('visibilitychange', handleVisibility)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    close()
  }
}

function listen<Name extends LiveEvent>(source: EventSource, name: Name, handler: LiveHandlers['on'][Name]): void {
  source.addEventListener(name, (event: MessageEvent<unknown>) => {
    const data = dataOf(name, event.data)
    if (data !== undefined) handler?.(data)
  })
}

/** Drops unreadable data; the calls of the page return the same facts. */
function dataOf<Name extends LiveEvent>(name: Name, text: unknown): z.output<(typeof liveEvents)[Name]> | undefined {
  try {
    const { data } = liveEvents[name].safeParse(JSON.parse(String(text)))
    return data as z.output<(typeof liveEvents)[Name]> | undefined
  } catch {
    return undefined
  }
}
