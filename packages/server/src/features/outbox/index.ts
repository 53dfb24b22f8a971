export { type JobMail, queueJobMails, queueMail, type SystemMail, wasMailedTo } from './mail-outbox.store.ts'
export { strangerMailAllowed } from './stranger-mail.store.ts'
