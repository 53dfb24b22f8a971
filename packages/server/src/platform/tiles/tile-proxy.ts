import type { Tile, TileImage } from './tile.ts'
import type { TileCache } from './tile-cache.ts'
import type { TileSource } from './tile-source.ts'

export interface TileProxy {
  image(tile: Tile): Promise<TileImage | undefined>
}

/** Caches tiles for a week and serves stale ones while the source is down. Concurrent requests for a tile share one fetch. */
export function createTileProxy({ cache, source }: { cache: TileCache; source: TileSource }): TileProxy {
  const underWay = new Map<string, Promise<TileImage | undefined>>()

  const load = async (tile: Tile): Promise<TileImage | undefined> => {
    const cached = await cache.find(tile)
    if (cached?.isFresh) return cached.image
    const answer = await source.fetch(tile)
    if (answer === 'no such tile') return undefined
    if (answer === 'down') return cached?.image
    await cache.keep(tile, answer)
    return answer
  }
  return {
    image(tile) {
      const key = `${tile.z}/${tile.x}/${tile.y}`
      const known = underWay.get(key)
      if (known) return known
      const loading = load(tile).finally(() => underWay.delete(key))
      underWay.set(key, loading)
      return loading
    },
  }
}
