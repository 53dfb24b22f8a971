export { listEventsOf } from './list-events-of.ts'
export { readWhatWasTold } from './portal-messages.read.ts'
export { portalTokenFor } from './portal-token-for.ts'
