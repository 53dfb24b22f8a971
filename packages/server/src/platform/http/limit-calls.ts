import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../ctx.ts'
import { clientNetwork } from '../limits/client-network.ts'
import type { Caller, RateLimit } from '../limits/rate-limit.ts'
import { createRateLimiter, type Permit } from '../limits/rate-limiter.ts'
import { Problem, rateLimited, unavailable } from './problems.ts'

type ReplyWithError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** By whom a call was made: the socket's other end, or as many hops further as the operator runs proxies (reliability 2.4 #32). */
const addressOf = (request: FastifyRequest): string => request.ip

/**
 * Counts calls by the pattern of the route that answers them, so that no spelling of a path is counted apart, before they are
 * carried out, and their failures before these are answered.
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

/** Looked up once for each route. */
function rowsByRoute(limits: readonly RateLimit[]): (request: FastifyRequest) => readonly RateLimit[] {
  const known = new Map<string, readonly RateLimit[]>()
  return ({ method, routeOptions }) => {
    const pattern = routeOptions.url
    if (pattern === undefined) return []
    const call = `${method === 'HEAD' ? 'GET' : method} ${withoutBase(pattern)}`
    const rows = known.get(call) ?? limits.filter((limit) => limit.concerns(call))
    known.set(call, rows)
    return rows
  }
}

/** Both base paths and their alias are one call (decisions A1). */
function withoutBase(pattern: string): string {
  return pattern.replace(/^\/api(?=\/)/, '').replace(/^\/rest(?=\/)/, '')
}

function callerOf(request: FastifyRequest, address: string): Caller {
  return {
    network: clientNetwork(address),
    params: (request.params ?? {}) as Record<string, string>,
    query: (request.query ?? {}) as Record<string, unknown>,
    body: request.body,
  }
}
