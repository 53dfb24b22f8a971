import { onTestFinished } from 'vitest'

interface PushedEvent {
  event: string
  data: unknown
}

export interface EventReader {
  status: number
  headers: Headers
  /** The next event; undefined once the stream has ended. */
  next(): Promise<PushedEvent | undefined>
  /** All remaining events. */
  rest(): Promise<PushedEvent[]>
  leave(): void
}

/** Reads server-sent events like a browser. Unnamed messages are called `message` and skipped unless requested. */
export async function readEvents(url: string, { unnamed = false } = {}): Promise<EventReader> {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(url, { signal: leaving.signal, headers: { accept: 'text/event-stream' } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<PushedEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const event = eventIn(text.slice(0, end))
        text = text.slice(end + 2)
        if (event && (unnamed || event.event !== 'message')) return event
        continue
      }
      const part = await reader?.read().catch(() => undefined)
      if (!part || part.done) return undefined
      text += part.value
    }
  }
  const rest = async () => {
    const events: PushedEvent[] = []
    for (let event = await next(); event; event = await next()) events.push(event)
    return events
  }
  return { status: response.status, headers: response.headers, next, rest, leave: () => leaving.abort() }
}

/** Undefined for comments and for fields that browsers do not expose. */
function eventIn(block: string): PushedEvent | undefined {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const [event = 'message', data] = [field('event'), field('data')]
  return data === undefined ? undefined : { event, data: JSON.parse(data) }
}
