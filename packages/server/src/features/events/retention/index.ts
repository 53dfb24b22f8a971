export { deleteEvent } from './delete-event.ts'
