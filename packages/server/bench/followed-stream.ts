export interface FollowedStream {
  /** Resolves with the first event, which says that the stream is open. */
  first: Promise<void>
  /** Resolves with the next event after the call. */
  next(): Promise<void>
  close(): void
}

/** A stream of server-sent events; what they say is not read. */
export async function followStream(url: string): Promise<FollowedStream> {
  const abort = new AbortController()
  const response = await fetch(url, { headers: { accept: 'text/event-stream' }, signal: abort.signal })
  if (!response.ok || !response.body) throw new Error(`the stream was answered ${response.status}`)
  let waiting: (() => void)[] = []
  const next = () => new Promise<void>((done) => waiting.push(done))
  const first = next()
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const bytes of body) {
      text += decoder.decode(bytes, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      // Comments keep the connection open and are no events.
      if (!events.some((event) => event.split('\n').some((line) => line.startsWith('data:')))) continue
      const done = waiting
      waiting = []
      for (const each of done) each()
    }
  }
  read(response.body).catch((error: unknown) => {
    if (!abort.signal.aborted) throw error
  })
  return { first, next, close: () => abort.abort() }
}
