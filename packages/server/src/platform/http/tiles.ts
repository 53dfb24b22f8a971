import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Ctx } from '../ctx.ts'
import { openTileProxy } from '../tiles/open-tile-proxy.ts'
import { tileAt } from '../tiles/tile.ts'
import { notFound } from './problems.ts'

const day = 86_400

/**
 * Map tiles from our own origin (decisions B19): no guest's address and no secret link reaches the source, and the source is asked
 * once a week for each. Without a source every tile is a quick 404, which the map can live with.
 */
export function serveTiles(
  ctx: Pick<Ctx, 'config' | 'clock' | 'baseUrl'>,
  options: { timeoutMs?: number } = {},
): FastifyPluginAsync {
  const proxy = openTileProxy(ctx, options)
  return async (app: FastifyInstance) => {
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
