export { sendCalendar } from './calendar.routes.ts'
export { giveOutCalendars } from './give-out-calendars.ts'
export { giveOutPresentCalendars } from './own-calendar.ts'
export { publicCalendar } from './public-calendar.ts'
