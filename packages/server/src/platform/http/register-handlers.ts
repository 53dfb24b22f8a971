import { largestList, type Route } from '@running-dinner/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../ctx.ts'
import { inCallTransaction } from '../db/call-transaction.ts'
import { answerOnce, idempotencyKeyOf, isKnownTo, keepsReply, keyedCall } from './answer-once.ts'
import type { EventOfRight, Handler } from './handler.ts'
import { unsupportedMedia } from './problems.ts'
import { bodyLimits } from './request-bodies.ts'

/** Methods that a path of the contract (without `/api`) answers to; none for a path that is no call. */
export type MethodsOf = (path: string) => string[]

/** How paths are matched. */
export const routerOptions = { maxParamLength: 2_000, ignoreDuplicateSlashes: true, ignoreTrailingSlash: true }

/** Clients put `/api` before the paths of the contract or leave it out; routes are registered without it. */
export function withoutApiPrefix(url: string): string {
  return url.replace(/^\/+api(?=\/+(rest|auth|user)([/?]|$))/, '')
}

/** Registers each route of the contract and returns which methods a path knows. */
export function registerHandlers(
  app: FastifyInstance,
  ctx: Pick<Ctx, 'db' | 'clock'>,
  handlers: readonly Handler[],
  eventOf?: EventOfRight,
): MethodsOf {
  if (eventOf) app.decorateRequest('eventOf', eventOf)
  const calls: { method: string; pattern: RegExp }[] = []
  for (const handler of handlers) {
    const { route, answer } = handler
    const isMutating = route.method === 'POST' || route.method === 'PUT'
    for (const url of [route.path, ...(route.aliases ?? [])]) {
      calls.push({ method: route.method, pattern: patternOf(url) })
      app.route({
        method: route.method,
        url,
        bodyLimit: bodyLimitOf(route),
        handler: async (request, reply) => {
          void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
          if (!route.upload && request.isMultipart()) throw unsupportedMedia()
          const key = isMutating ? idempotencyKeyOf(request) : undefined
          if (key !== undefined && keepsReply(route)) return sendOnce(ctx, handler, request, reply, key)
          const answeredHandler = isOneTransaction(route)
            ? await inCallTransaction({}, () => answer(request, reply))
            : await answer(request, reply)
          if (route.noContent) return reply.status(204).send()
          if (route.revalidated && isKnownTo(request, reply, answeredHandler)) return reply.status(304).send()
          // Fastify would send a string as plain text and null as nothing.
          return typeof answeredHandler === 'string' || answeredHandler === null
            ? reply.type('application/json').send(JSON.stringify(answeredHandler))
            : answeredHandler
        },
      })
    }
  }
  // Fastify answers 404 to another method; a route for each refused one would take two thirds of the start.
  return (path) => [...new Set(calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
}

/**
 * All calls that change something, except repeatable ones: they ask the payment provider or compute between two steps, and the same
 * call sent again answers as the first would have.
 */
function isOneTransaction(route: Route): boolean {
  return route.method === 'DELETE' || keepsReply(route)
}

/** Sends what a call with this key was answered, now or before. */
async function sendOnce(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { route, authorize, answer }: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
) {
  const keyedHandler = {
    authorize: async () => {
      if (!route.endsOwnRight) await authorize(request)
    },
    answer: async () => {
      const answered = await answer(request, reply)
      return route.noContent ? { status: 204, body: undefined } : { status: 200, body: JSON.stringify(answered) }
    },
  }
  const once = await answerOnce(ctx, keyedCall(route, request, key), request, keyedHandler)
  if (once.isRepeated) void reply.header('idempotent-replayed', 'true')
  const { status, body } = once.reply
  if (body !== undefined) void reply.type('application/json; charset=utf-8')
  return reply.status(status).send(body)
}

function bodyLimitOf({ takesList }: Route): number {
  return takesList ? largestList : bodyLimits.call
}

/** Fits the paths that `routerOptions` let through to this route. */
function patternOf(url: string): RegExp {
  const parameter = `[^/]{1,${routerOptions.maxParamLength}}`
  return new RegExp(`^${url.replaceAll('/', '/+').replace(/:\w+/g, parameter)}/*$`)
}
