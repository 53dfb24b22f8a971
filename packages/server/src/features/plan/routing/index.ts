export { routedEveningWays } from './routed-ways.ts'
export { isRouted } from './routing-service.ts'
export { travelCacheStore } from './travel-cache.store.ts'
