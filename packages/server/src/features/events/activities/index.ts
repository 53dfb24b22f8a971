export { countActivities, lastActivity, type NewActivity, recordActivity } from './activity.store.ts'
export { latestActivities, type MessagesSent, readActivities, readMessagesSent } from './activity-list.read.ts'
export { activitySentence } from './activity-text.ts'
