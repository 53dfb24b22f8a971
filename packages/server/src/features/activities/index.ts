export { type NewActivity, recordActivity } from './activity.store.ts'
