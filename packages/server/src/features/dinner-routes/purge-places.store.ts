import { geocodeCacheStore } from '../../platform/geocoding/geocode-cache.store.ts'
import type { Purge } from '../../platform/retention/purge.ts'
import { travelCacheStore } from '../../platform/routing/travel-cache.store.ts'

/** Places and ways somebody was asked for, thirty days after they were found. */
export const purgePlaces: Purge = {
  name: 'places',
  async old(tx, now) {
    await geocodeCacheStore.forgetOld(tx, now)
    await travelCacheStore.forgetOld(tx, now)
  },
}
