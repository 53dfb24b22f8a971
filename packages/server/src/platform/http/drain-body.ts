import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

interface DrainBounds {
  bytes: number
  milliseconds: number
}

/**
 * Reads on and throws away what a client still sends when its answer is already known. Closing instead, as the
 * framework does after a body that is too large, resets the connection before the client has read the answer.
 * Beyond the bounds it is closed all the same.
 */
export function drainBodies(app: FastifyInstance, bounds: DrainBounds): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!hasBody(raw) || raw.readableEnded || raw.destroyed) return
    void reply.removeHeader('connection')
    drain(raw, bounds)
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function drain(request: IncomingMessage, { bytes, milliseconds }: DrainBounds): void {
  let left = bytes
  // Of a request that is still being sent this closes the connection.
  const close = () => request.destroy()
  const timer = setTimeout(close, milliseconds).unref()
  for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer))
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) close()
  })
  request.resume()
}
