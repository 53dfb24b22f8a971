import { geocodeCacheStore } from '../../platform/geocoding/geocode-cache.store.ts'
import type { Purge } from '../../platform/retention/purge.ts'
import { travelCacheStore } from '../../platform/routing/travel-cache.store.ts'

/** Deletes cached geocoding results and route lengths thirty days after they were fetched. */
export const purgePlaces: Purge = {
  name: 'places',
  async old(tx, now) {
    await geocodeCacheStore.forgetOld(tx, now)
    await travelCacheStore.forgetOld(tx, now)
  },
}
