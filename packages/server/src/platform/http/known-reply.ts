import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sets the ETag of a reply, over all but its field `now`, and tells whether the client has this reply already. The date is that
 * moment, so that a client knows it from a 304, too.
 */
export function isKnownTo(request: FastifyRequest, reply: FastifyReply, answer: unknown): boolean {
  const { now, ...content } = answer as Record<string, unknown>
  const tag = `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
  void reply.header('etag', tag)
  if (typeof now === 'string') void reply.header('date', new Date(now).toUTCString())
  const known = String(request.headers['if-none-match'] ?? '').split(',')
  return known.some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
