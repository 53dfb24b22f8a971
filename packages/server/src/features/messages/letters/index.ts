export { calendarEntryStore } from './calendar-entry.store.ts'
export { type CarriedLetter, digestOf, letterStore, type NewLetter, type StoredLetter } from './letter.store.ts'
export { letterEvent, letterWords } from './letter-words.ts'
