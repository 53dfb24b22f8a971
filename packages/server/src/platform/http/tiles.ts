import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../ctx.ts'
import { openTileProxy } from '../tiles/tile-proxy.ts'
import { tileAt } from '../tiles/tile-source.ts'
import { notFound } from './problems.ts'

const day = 86_400

/**
 * Proxies map tiles, so that the tile server sees neither guests' addresses nor secret links, and caches each for a week. If the tile
 * server fails, every tile is answered with 404 at once and the map shows no background.
 */
export function serveTiles(
  ctx: Pick<Ctx, 'config' | 'clock' | 'baseUrl'>,
  options: { timeoutMs?: number } = {},
): FastifyPluginAsync {
  const proxy = openTileProxy(ctx, options)
  return async (app: FastifyInstance) => {
    // Other errors are kept by no cache; a missing tile is not asked for again at once.
    const onSend = async (_request: FastifyRequest, reply: FastifyReply) => {
      if (reply.statusCode === 404) void reply.header('cache-control', 'public, max-age=60')
    }
    app.get<{ Params: { z: string; x: string; file: string } }>(
      '/tiles/:z/:x/:file',
      { onSend },
      async (request, reply) => {
        const tile = tileAt(request.params)
        const image = tile && (await proxy.image(tile))
        if (!image) throw notFound()
        void reply.headers({ 'content-type': image.contentType, 'cache-control': `public, max-age=${7 * day}` })
        return reply.send(image.bytes)
      },
    )
  }
}
