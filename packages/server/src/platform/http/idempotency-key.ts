import type { Route } from '@running-dinner/contract/route'
import type { FastifyRequest } from 'fastify'
import { badRequest } from './problems.ts'

/** Chosen by the client for one press, and sent again with each repetition of it. */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7E]{1,128}$/.test(key)) throw badRequest()
  return key
}

/** Calls for which an Idempotency-Key makes a difference: docs/rules/calls.md#repeating-a-call */
export function takesKey({ method, repeatable }: Route): boolean {
  return (method === 'POST' || method === 'PUT') && repeatable !== true
}

/** Calls whose reply is stored under their key. */
export function keepsReply(route: Route): boolean {
  return takesKey(route) && route.repeatable === undefined
}
