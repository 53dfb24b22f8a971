import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../ctx.ts'

/** Calls of the machine itself, which pass no proxy. */
const internal = /^\/(health|metrics)(\/|$)/

/**
 * Warns once when `TRUST_PROXY` and the requests contradict each other. Both mistakes are silent otherwise: all guests share one address
 * and its limits, or each caller chooses the address that is counted.
 */
export function warnOfProxy(app: FastifyInstance, { config, log }: Pick<Ctx, 'config' | 'log'>): void {
  let isSaid = false
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const isForwarded = headers['x-forwarded-for'] !== undefined
    if (isSaid || isForwarded === config.trustProxyHops > 0 || internal.test(routeOptions.url ?? '')) return
    isSaid = true
    log.warn(
      isForwarded
        ? 'requests come through a proxy, but TRUST_PROXY is 0: all of them count as one address (docs/deploy.md)'
        : 'TRUST_PROXY is set, but requests come without X-Forwarded-For: the proxy has to append it (docs/deploy.md)',
    )
  })
}
