import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { refuse } from '../../platform/http/problems.ts'
import { type AuthorizedDinner, requireDinner } from './authorized-dinner.ts'

/** For what makes no sense any more once the event is cancelled: new people and new plans. Reading and telling people go on. */
export function requireActiveDinner(ctx: Ctx) {
  const organiser = requireDinner(ctx)
  return async (request: FastifyRequest): Promise<AuthorizedDinner> => {
    const dinner = await organiser(request)
    if (dinner.cancellationDate) refuse('event_cancelled')
    return dinner
  }
}
