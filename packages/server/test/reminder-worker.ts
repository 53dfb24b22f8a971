import { reminders, runReminders } from '../src/features/reminders.ts'
import { ctxAt } from './second-process.ts'
import { slowDatabase } from './slow-database.ts'

/** A second process that runs the reminders once per message, as of the time in it. */
const { DATABASE_URL = '' } = process.env
const db = slowDatabase(DATABASE_URL, () => undefined)

process.on('message', (now: string) => {
  const ctx = ctxAt(db, now)
  runReminders(ctx, { reminders, byHand: true }).then(
    () => process.send?.('done'),
    (error) => process.send?.(`failed: ${error}`),
  )
})
process.send?.('ready')
