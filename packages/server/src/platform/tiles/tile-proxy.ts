import { join } from 'node:path'
import type { Ctx } from '../ctx.ts'
import { userAgent } from '../http/ask-outside.ts'
import type { TileCache } from './tile-cache.ts'
import { createTileCache } from './tile-cache.ts'
import type { Tile, TileImage, TileSource } from './tile-source.ts'
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

export interface TileProxy {
  image(tile: Tile): Promise<TileImage | undefined>
}

/** Caches tiles for a week and serves stale ones while the source is down. Concurrent requests for a tile share one fetch. */
function createTileProxy({ cache, source }: { cache: TileCache; source: TileSource }): TileProxy {
  const underWay = new Map<string, Promise<TileImage | undefined>>()

  const load = async (tile: Tile): Promise<TileImage | undefined> => {
    const cached = await cache.find(tile)
    if (cached?.isFresh) return cached.image
    const fetchedTile = await source.fetch(tile)
    if (fetchedTile === 'no such tile') return undefined
    if (fetchedTile === 'down') return cached?.image
    await cache.keep(tile, fetchedTile)
    return fetchedTile
  }
  return {
    image(tile) {
      const key = `${tile.z}/${tile.x}/${tile.y}`
      const running = underWay.get(key)
      if (running) return running
      const loading = load(tile).finally(() => underWay.delete(key))
      underWay.set(key, loading)
      return loading
    },
  }
}
