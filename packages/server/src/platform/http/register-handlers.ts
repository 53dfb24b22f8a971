import type { FastifyInstance } from 'fastify'
import FindMyWay from 'find-my-way'
import type { Handler } from './handler.ts'
import { bodyLimits } from './request-bodies.ts'

/** Methods that a path of the contract (without `/api`) answers to; `undefined` for a path that is no call. */
export type MethodsOf = (path: string) => readonly string[] | undefined

/** How paths are matched, shared by the routes and by the look-up of their methods. */
export const routerOptions = { maxParamLength: 2_000, ignoreDuplicateSlashes: true, ignoreTrailingSlash: true }

/** Clients put `/api` before the paths of the contract or leave it out; routes are registered without it. */
export function withoutApiPrefix(url: string): string {
  return url.replace(/^\/+api(?=\/+(rest|auth|user)([/?]|$))/, '')
}

/** Registers a route for each row of the contract and returns which methods a path knows. */
export function registerHandlers(app: FastifyInstance, handlers: readonly Handler[]): MethodsOf {
  const known = new Map<string, string[]>()
  for (const { route, answer } of handlers) {
    for (const url of [route.path, ...(route.aliases ?? [])]) {
      known.set(url, [...(known.get(url) ?? []), route.method])
      app.route({
        method: route.method,
        url,
        bodyLimit: route.upload ? bodyLimits.upload : bodyLimitOf(url),
        handler: async (request, reply) => {
          void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
          const answered = await answer(request, reply)
          if (route.noContent) return reply.status(204).send()
          // Fastify would send a string as plain text.
          return typeof answered === 'string' ? reply.type('application/json').send(JSON.stringify(answered)) : answered
        },
      })
    }
  }
  return methodsOfKnown(known)
}

/** Calls that take a complete list of people. */
const bulk = /\/participants\/import$|^\/rest\/import(service)?\//

function bodyLimitOf(path: string): number {
  return bulk.test(path) ? bodyLimits.peopleList : bodyLimits.call
}

/**
 * Looks up allowed methods in a second router, built at the first call with a wrong method. Registering a route per refused method in
 * the main router would take two thirds of the start time.
 */
function methodsOfKnown(known: ReadonlyMap<string, readonly string[]>): MethodsOf {
  let router: FindMyWay.Instance<FindMyWay.HTTPVersion.V1> | undefined
  return (path) => {
    if (router === undefined) {
      router = FindMyWay(routerOptions)
      for (const [url, methods] of known) router.on('GET', url, () => undefined, methods)
    }
    return (router.find('GET', path)?.store as readonly string[] | undefined) ?? undefined
  }
}
