import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

interface DrainBounds {
  bytes: number
  milliseconds: number
  /** Milliseconds for a client that was answered 408: it sends too slowly to be waited for. */
  afterTimeout: number
}

/**
 * Reads and discards the rest of a request body after the reply is sent. Fastify closes the connection after a body that is too
 * large, which resets it before the client has read the reply. Beyond the bounds the connection is closed anyway.
 */
export function drainBodies(app: FastifyInstance, bounds: DrainBounds): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!hasBody(raw) || raw.readableEnded || raw.destroyed) return
    void reply.removeHeader('connection')
    drain(raw, reply.statusCode === 408 ? { ...bounds, milliseconds: bounds.afterTimeout } : bounds)
  })
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function drain(request: IncomingMessage, { bytes, milliseconds }: DrainBounds): void {
  let bytesLeft = bytes
  // Destroying a request that is still being received closes its connection.
  const close = () => request.destroy()
  const timer = setTimeout(close, milliseconds).unref()
  for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer))
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    bytesLeft -= chunk.length
    if (bytesLeft < 0) close()
  })
  request.resume()
}
