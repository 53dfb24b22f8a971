import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../ctx.ts'
import { clientNetwork } from '../limits/client-network.ts'
import type { Caller, RateLimit } from '../limits/rate-limiter.ts'
import { createRateLimiter, type Permit } from '../limits/rate-limiter.ts'
import { Problem, rateLimited, unavailable } from './problems.ts'

type ReplyWithError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** The client's address: the peer of the socket, or as many hops behind it as the operator runs proxies (`TRUST_PROXY`). */
const addressOf = (request: FastifyRequest): string => request.ip

/**
 * Counts calls per route pattern, so that all spellings of a path share a counter. Calls are counted before they run and failures
 * before they are answered, so that parallel calls cannot exceed a limit.
 */
export function limitCalls(
  app: FastifyInstance,
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'log'>,
  limits: readonly RateLimit[],
  replyWithError: ReplyWithError,
  addressOfCaller = addressOf,
): void {
  const limiter = createRateLimiter(ctx)
  const permits = new WeakMap<FastifyRequest, Permit>()
  const rowsOf = rowsByRoute(limits)
  if (ctx.config.rateLimits) {
    app.addHook('preHandler', async (request) => {
      const rows = rowsOf(request)
      if (rows.length === 0) return
      const admission = await limiter.admit(rows, callerOf(request, addressOfCaller(request)))
      if (admission === 'unknown') throw unavailable()
      if ('retryAfterSeconds' in admission) throw rateLimited(admission.retryAfterSeconds)
      permits.set(request, admission.permit)
    })
  }
  app.setErrorHandler<FastifyError | Error>(async (error, request, reply) => {
    const problem = error instanceof Problem ? error : undefined
    const wait = await permits.get(request)?.failed(problem?.status ?? 500, problem?.issues ?? [])
    return replyWithError(wait === undefined ? error : rateLimited(wait), request, reply)
  })
}

/** Caches the limits of each route. */
function rowsByRoute(limits: readonly RateLimit[]): (request: FastifyRequest) => readonly RateLimit[] {
  const limitsByRoute = new Map<string, readonly RateLimit[]>()
  return ({ method, routeOptions }) => {
    const pattern = routeOptions.url
    if (pattern === undefined) return []
    const call = `${method === 'HEAD' ? 'GET' : method} ${pattern.replace(/^\/rest(?=\/)/, '')}`
    const rows = limitsByRoute.get(call) ?? limits.filter((limit) => limit.concerns(call))
    limitsByRoute.set(call, rows)
    return rows
  }
}

function callerOf(request: FastifyRequest, address: string): Caller {
  return {
    network: clientNetwork(address),
    params: (request.params ?? {}) as Record<string, string>,
    query: (request.query ?? {}) as Record<string, unknown>,
    body: request.body,
  }
}
