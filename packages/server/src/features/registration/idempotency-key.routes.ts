import type { FastifyRequest } from 'fastify'
import { badRequest } from '../../platform/http/problems.ts'

/** Made up by the client for one filled form, the same for every time it is sent (decisions A14). */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7E]{1,128}$/.test(key)) throw badRequest()
  return key
}
