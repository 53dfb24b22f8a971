export { type EveningAccess, requireEvening } from './authorized-evening.ts'
export { helperStore } from './named-secret.store.ts'
