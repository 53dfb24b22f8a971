export { giveOutCalendars } from './give-out-calendars.ts'
export { giveOutPresentCalendars } from './own-calendar.ts'
