export { calendarEntryStore } from './calendar-entry.store.ts'
export {
  type CarriedNotification,
  digestOf,
  type NewNotification,
  notificationStore,
  type StoredNotification,
} from './notification.store.ts'
export { notificationEvent, notificationWords } from './notification-words.ts'
