import type { FastifyInstance, FastifyReply } from 'fastify'
import { rateLimited, unavailable } from '../http/problems.ts'

export interface EventStream {
  /**
   * Sends a named event and, with `alsoUnnamed`, a second copy as a plain message for clients that only read those. Dropped
   * when the reader is gone or too slow.
   */
  send(event: string, data: unknown, alsoUnnamed?: boolean): void
  end(): void
}

export interface EventStreams {
  /**
   * Turns the reply into an event stream that ends when the reader leaves, after `lifetime`, or when the server stops. Throws
   * `rate_limited` if `topic` has too many readers and `unavailable` if the process has, both before any byte is sent.
   */
  open(reply: FastifyReply, options: StreamOptions): EventStream
}

interface StreamOptions {
  topic: string
  /** In milliseconds. */
  lifetime: number
  /** Called at every heartbeat, so that a lost notification is caught up on. */
  onHeartbeat?: () => void
  onEnd?: () => void
}

export interface StreamLimits {
  heartbeatMilliseconds: number
  perTopic: number
  perProcess: number
}

const defaultLimits: StreamLimits = { heartbeatMilliseconds: 10_000, perTopic: 100, perProcess: 2_000 }
/** How long a browser waits before it reconnects. */
const reconnectMilliseconds = 2_000
/** Disconnects a reader that does not read, before its backlog fills the memory. */
const maxUnsentBytes = 256_000

/** Server-sent events of one application; all streams end before it closes. */
export function createEventStreams(app: FastifyInstance, limits: StreamLimits = defaultLimits): EventStreams {
  const openStreams = new Set<EventStream>()
  const readers = new Map<string, number>()
  app.addHook('preClose', async () => {
    for (const stream of [...openStreams]) stream.end()
  })
  return {
    open(reply, options) {
      const readerCount = readers.get(options.topic) ?? 0
      if (readerCount >= limits.perTopic) throw rateLimited(30)
      if (openStreams.size >= limits.perProcess) throw unavailable()
      readers.set(options.topic, readerCount + 1)
      const stream = startStream(reply, limits.heartbeatMilliseconds, {
        ...options,
        onEnd: () => {
          openStreams.delete(stream)
          const remainingReaders = (readers.get(options.topic) ?? 1) - 1
          if (remainingReaders === 0) readers.delete(options.topic)
          else readers.set(options.topic, remainingReaders)
          options.onEnd?.()
        },
      })
      openStreams.add(stream)
      return stream
    },
  }
}

function startStream(reply: FastifyReply, heartbeat: number, options: StreamOptions): EventStream {
  reply.hijack()
  const response = reply.raw
  let ended = false
  const write = (text: string) => {
    if (ended) return
    if (response.writableLength > maxUnsentBytes) response.destroy()
    else response.write(text)
  }
  const end = () => {
    if (ended) return
    ended = true
    clearInterval(beating)
    clearTimeout(living)
    response.end()
    options.onEnd?.()
  }
  const beating = setInterval(() => {
    write(': \n\n')
    options.onHeartbeat?.()
  }, heartbeat)
  const living = setTimeout(end, options.lifetime)
  response.on('close', end)
  response.on('error', end)
  response.writeHead(200, streamHeaders)
  write(`retry: ${reconnectMilliseconds}\n\n`)
  const send = (event: string, data: unknown, alsoUnnamed = false) => {
    const line = `data: ${JSON.stringify(data)}\n\n`
    write(`event: ${event}\n${line}${alsoUnnamed ? line : ''}`)
  }
  return { send, end }
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Keeps nginx from buffering the events.
  'x-accel-buffering': 'no',
  connection: 'close',
}
