export { lastActivity, type NewActivity, recordActivity } from './activity.store.ts'
