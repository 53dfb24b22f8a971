import type { ParamsOf } from '@running-dinner/contract/route'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Registers a stream under its path and, as for all calls, under `/api`. */
export function getStream<Path extends string>(
  app: FastifyInstance,
  path: Path,
  open: (params: ParamsOf<Path>, reply: FastifyReply) => Promise<void>,
): void {
  for (const url of [path, `/api${path}`])
    app.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      handler: (request, reply) => open(request.params as ParamsOf<Path>, reply),
    })
}
