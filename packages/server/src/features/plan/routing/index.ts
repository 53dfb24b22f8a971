export { isRouted } from './routing-service.ts'
export { routedEveningWays } from './routed-evening-ways.ts'
export { travelCacheStore } from './travel-cache.store.ts'
