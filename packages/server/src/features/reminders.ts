import type { Ctx } from '../platform/ctx.ts'
import { databaseTime } from '../platform/db/database-time.ts'
import { warnOrganisers } from './events/retention/retention.jobs.ts'
import { sendPlannedMails } from './messages/planned-mails/send-planned-mails.jobs.ts'
import { continueOffers } from './people/place-offers/continue-offers.jobs.ts'
import { mailMovedUp } from './people/registration/places/mail-moved-up.jobs.ts'

/** What one feature does by the clock: idempotent, and safe when two processes run it at once. */
export interface Reminder {
  name: string
  run(ctx: Ctx, signal?: AbortSignal): Promise<void>
}

export const reminders: readonly Reminder[] = [
  { name: 'planned-mails', run: sendPlannedMails },
  { name: 'deletion-warnings', run: warnOrganisers },
  { name: 'moved-up', run: mailMovedUp },
  { name: 'place-offers', run: continueOffers },
]

interface Run {
  reminders: readonly Reminder[]
  /** By hand the given time counts; otherwise the earlier of the server's and the database's clock. */
  byHand: boolean
}

/** Runs everything that is due; one failure does not stop the rest. Returns how many mails a run by hand queued. */
export async function runReminders(ctx: Ctx, { reminders, byHand }: Run, signal?: AbortSignal): Promise<number> {
  const [serverTime, ofDatabase] = [ctx.clock.now(), await databaseTime(ctx.db)]
  const now = byHand || serverTime < ofDatabase ? serverTime : ofDatabase
  const hand = { realNow: ofDatabase, queuedMails: 0 }
  const failed: string[] = []
  for (const { name, run } of reminders) {
    if (signal?.aborted) break
    try {
      await run({ ...ctx, clock: { now: () => now }, ...(byHand && { byHand: hand }) }, signal)
    } catch (error) {
      failed.push(name)
      ctx.log.error('a reminder failed', { job: `reminders: ${name}`, error })
    }
  }
  if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`)
  return hand.queuedMails
}
