export { storeConfirmation } from './confirm-notification.ts'
export { presentChanges } from './knowledge.present.ts'
export { eveningOf, hintsFor, type KnownEvening, readKnownEvening } from './knowledge.read.ts'
