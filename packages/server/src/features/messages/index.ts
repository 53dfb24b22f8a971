export { queueMail, type SystemMail } from './mail-outbox.store.ts'
