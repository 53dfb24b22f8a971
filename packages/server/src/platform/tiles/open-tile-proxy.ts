import { join } from 'node:path'
import type { Ctx } from '../ctx.ts'
import { userAgent } from '../http/ask-outside.ts'
import { createTileCache } from './tile-cache.ts'
import { createTileProxy, type TileProxy } from './tile-proxy.ts'
import { createTileSource } from './tile-source.ts'

const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

/** The proxy to the configured tile server, with its cache in the data folder. */
export function openTileProxy(
  ctx: Pick<Ctx, 'config' | 'clock' | 'baseUrl'>,
  options: { timeoutMs?: number } = {},
): TileProxy {
  return createTileProxy({
    cache: createTileCache(join(ctx.config.dataDir, 'tiles'), ctx.clock),
    source: createTileSource({
      template: ctx.config.tilesUrl ?? openStreetMap,
      userAgent: () => userAgent(ctx),
      clock: ctx.clock,
      ...options,
    }),
  })
}
