export { type JobMail, queueJobMails, queueMail, type SystemMail } from './message-task.store.ts'
