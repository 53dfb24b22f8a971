export { queueMail, type SystemMail } from './mail-outbox.store.ts'
export { strangerMailAllowed } from './stranger-mail-allowed.ts'
