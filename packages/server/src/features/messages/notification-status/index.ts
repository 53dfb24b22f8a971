export { storeConfirmation } from './confirm-notification.ts'
export { presentChanges } from './notification-status.present.ts'
export { eveningOf, hintsFor, type KnownEvening, readKnownEvening } from './notification-status.read.ts'
