export { plannedMailStore } from './planned-mail.store.ts'
