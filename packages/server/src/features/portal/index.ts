export { listEventsOf } from './list-events-of.ts'
export { portalTokenFor } from './portal-token-for.ts'
