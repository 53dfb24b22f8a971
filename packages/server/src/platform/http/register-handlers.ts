import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { Handler } from './handler.ts'
import { methodNotAllowed } from './problems.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']

/** Every row answers under `/api/rest/...` and `/rest/...` (decisions A1); other methods on a known path are 405. */
export function registerHandlers(app: FastifyInstance, handlers: readonly Handler[]): void {
  const known = new Map<string, Set<string>>()
  for (const { route, answer } of handlers) {
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      const taken = known.get(path) ?? new Set()
      known.set(path, taken.add(route.method))
      for (const url of [path, `/api${path}`]) {
        app.route({
          method: route.method,
          url,
          bodyLimit: route.upload ? 3_000_000 : bodyLimitOf(path),
          handler: async (request, reply) => {
            void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
            const answered = (await answer(request, reply)) ?? {}
            if (route.noContent) return reply.status(204).send()
            // A bare string would be sent as text.
            return typeof answered === 'string'
              ? reply.type('application/json').send(JSON.stringify(answered))
              : answered
          },
        })
      }
    }
  }
  for (const [path, taken] of known) refuseOtherMethods(app, path, taken)
}

/** What brings a whole list of people. */
const bulk = /\/participants\/import$|^\/rest\/import(service)?\//

function bodyLimitOf(path: string): number {
  return bulk.test(path) ? 4_000_000 : 256_000
}

function refuseOtherMethods(app: FastifyInstance, path: string, taken: Set<string>): void {
  const others = methods.filter((method) => !taken.has(method))
  const allow = [...taken].join(', ')
  for (const url of [path, `/api${path}`]) {
    app.route({
      method: others,
      url,
      handler: async (_request, reply) => {
        void reply.header('allow', allow)
        throw methodNotAllowed()
      },
    })
  }
}
