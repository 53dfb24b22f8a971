export { countActivities, lastActivity, type NewActivity, recordActivity } from './activity.store.ts'
export { latestActivities, readActivities } from './activity-list.read.ts'
export { activitySentence } from './activity-text.ts'
export { type MessagesSent, readMessagesSent } from './messages-sent.read.ts'
