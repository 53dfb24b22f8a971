interface SourceHandlers {
  /** By the name of the event, with its data as text. */
  on: Readonly<Record<string, (data: unknown) => void>>
  /** Whether the connection is open; the browser reconnects by itself. */
  onLine?: (isUp: boolean) => void
  /** The server refused the stream, and the browser gave up. */
  onRefused?: () => void
}

/**
 * Opens server push at an address and returns a function that closes it. A hidden tab closes its connection, because a browser
 * allows only a few to one server; a stream begins with the current state, so nothing is missed after reopening.
 */
export function openEventSource(address: string, { on, onLine, onRefused }: SourceHandlers): () => void {
  let source: EventSource | undefined
  const openSource = () => {
    source = new EventSource(address)
    source.onopen = () => onLine?.(true)
    source.onerror = (event) => {
      onLine?.(false)
      if (event.target instanceof EventSource && event.target.readyState === EventSource.CLOSED) onRefused?.()
    }
    for (const [name, handler] of Object.entries(on))
      source.addEventListener(name, (event: MessageEvent<unknown>) => handler(event.data))
  }
  const close = () => {
    source?.close()
    source = undefined
    onLine?.(false)
  }
  const handleVisibility = () => {
    if (document.hidden) close()
    else if (source === undefined) openSource()
  }
  if (!document.hidden) openSource()
  document.addEventListener('visibilitychange', handleVisibility)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    close()
  }
}
