import type { FastifyInstance } from 'fastify'
import { hasBody } from './drain-body.ts'
import type { ErrorWords } from './error-reply.ts'
import { tooSlow } from './problems.ts'

interface LowestRate {
  /** What every request has, in milliseconds. */
  grace: number
  bytesPerSecond: number
  /** Milliseconds between two looks at a body that is still coming. */
  lookEvery: number
}

/**
 * Refuses a request with 408 when its body comes too slowly. A fixed time would shut slow lines out from large uploads; no time at all
 * would let a few bytes hold connections open.
 */
export function requireLowestRate(
  app: FastifyInstance,
  { grace, bytesPerSecond, lookEvery }: LowestRate,
  words: ErrorWords,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!hasBody(raw)) return
    const [begun, readBefore] = [performance.now(), raw.socket.bytesRead]
    const timer = setInterval(() => {
      const milliseconds = performance.now() - begun
      const bytes = raw.socket.bytesRead - readBefore
      if (milliseconds < grace || bytes >= (milliseconds / 1_000) * bytesPerSecond) return
      clearInterval(timer)
      if (raw.complete || reply.sent) return
      const problem = tooSlow()
      // Whoever reads the body answers with it. An upload whose reader is not told would wait for the drained rest forever.
      if (raw.listenerCount('error') > 0) return void raw.emit('error', problem)
      const { status, issues } = problem
      void reply.status(status).send(words.bodyOf(request, issues))
    }, lookEvery).unref()
    for (const over of ['end', 'close']) raw.once(over, () => clearInterval(timer))
  })
}
