import { type LiveEvent, type liveEvents, liveFields } from '@running-dinner/contract/plan'
import type { z } from 'zod'
import { openEventSource } from './event-source.ts'
import { pathWith } from './http.ts'

type DataOf<Name extends LiveEvent> = z.output<(typeof liveEvents)[Name]>

interface LiveHandlers {
  on: { [Name in LiveEvent]?: (data: DataOf<Name>) => void }
  /** Whether the connection is open; the browser reconnects by itself. */
  onLine?: (isUp: boolean) => void
  /** The server refused the stream for good: the event is gone, or the secret no longer opens it. */
  onRefused?: () => void
}

/** Opens a stream of server push whose data is checked, and returns a function that closes it. */
export function openStream(
  pattern: string,
  params: Readonly<Record<string, string>>,
  { on, ...handlers }: LiveHandlers,
): () => void {
  const checked = (Object.keys(on) as LiveEvent[]).map((name) => [name, checkedHandler(name, on[name])] as const)
  return openEventSource(pathWith(pattern, params), { ...handlers, on: Object.fromEntries(checked) })
}

function checkedHandler<Name extends LiveEvent>(name: Name, handler: LiveHandlers['on'][Name]) {
  return (text: unknown) => {
    const data = dataOf(name, text)
    if (data !== undefined) handler?.(data)
  }
}

/** Drops unreadable data; the calls of the page return the same facts. */
function dataOf<Name extends LiveEvent>(name: Name, text: unknown): DataOf<Name> | undefined {
  try {
    const eventData: unknown = JSON.parse(String(text))
    const isWhole = Object.entries(liveFields[name]).every(([field, type]) => typeof Object(eventData)[field] === type)
    return isWhole ? (eventData as DataOf<Name>) : undefined
  } catch {
    return undefined
  }
}
