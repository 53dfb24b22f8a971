import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Ctx } from '../ctx.ts'
import { tileAt } from '../tiles/tile.ts'
import { createTileCache } from '../tiles/tile-cache.ts'
import { createTileProxy } from '../tiles/tile-proxy.ts'
import { createTileSource } from '../tiles/tile-source.ts'
import { notFound, rateLimited } from './problems.ts'
import { userAgent } from './user-agent.ts'

const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const day = 86_400

/**
 * Map tiles from our own origin (decisions B19): no guest's address and no secret link reaches the source, and the source is asked
 * once a week for each. Without a source every tile is a quick 404, which the map can live with.
 */
export function serveTiles(
  ctx: Pick<Ctx, 'config' | 'clock' | 'baseUrl'>,
  options: { timeoutMs?: number } = {},
): FastifyPluginAsync {
  const proxy = createTileProxy({
    cache: createTileCache(join(ctx.config.dataDir, 'tiles'), ctx.clock),
    source: createTileSource({
      template: ctx.config.tilesUrl ?? openStreetMap,
      userAgent: () => userAgent(ctx),
      clock: ctx.clock,
      ...options,
    }),
  })
  return async (app: FastifyInstance) => {
    if (ctx.config.rateLimits) {
      await app.register(rateLimit, { max: 600, timeWindow: 60_000, errorResponseBuilder: () => rateLimited(60) })
    }
    app.get<{ Params: { z: string; x: string; file: string } }>('/tiles/:z/:x/:file', async (request, reply) => {
      const tile = tileAt(request.params)
      const image = tile && (await proxy.image(tile))
      if (!image) {
        void reply.header('cache-control', 'public, max-age=60')
        throw notFound()
      }
      void reply.headers({ 'content-type': image.contentType, 'cache-control': `public, max-age=${7 * day}` })
      return reply.send(image.bytes)
    })
  }
}
