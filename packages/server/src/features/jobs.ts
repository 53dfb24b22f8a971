import type { Ctx } from '../platform/ctx.ts'
import type { JobTasks } from '../platform/jobs/run-jobs.ts'
import { doMailsWait } from '../platform/tombstones/mails-wait.store.ts'
import { cleanups } from './cleanups.ts'
import { applyRetention } from './events/retention/retention.jobs.ts'
import { mailDelivery, releaseMails } from './messages/sending/deliver-mails.jobs.ts'
import { settlePayments } from './payments/orders/settle-payments.jobs.ts'
import { lookUpAddresses } from './plan/dinner-routes/look-up-addresses.jobs.ts'
import { planSearching } from './plan/plan-optimization/search-plans.jobs.ts'
import { reminders, runReminders } from './reminders.ts'
import { replayTombstones } from './tombstones.ts'

/** At each start before anything is served, and every ten minutes. False if the folder is not the one of this database. */
export function applyTombstones(ctx: Pick<Ctx, 'db' | 'log' | 'clock'>): Promise<boolean> {
  return replayTombstones(ctx, cleanups)
}

/** Every job may run at any time and in any number of processes at once. */
export function jobTasks(ctx: Ctx): JobTasks {
  return {
    'deliver-mails': mailDelivery(ctx),
    'look-up-addresses': (signal) => lookUpAddresses(ctx, signal ? { signal } : {}),
    'search-plans': planSearching(ctx),
    'settle-payments': (signal) => settlePayments(ctx, signal),
    reminders: async (signal) => {
      await unlessMailsWait(ctx, () => runReminders(ctx, { reminders, byHand: false }, signal))
    },
    retention: async (signal) => {
      await applyTombstones(ctx)
      await applyRetention(ctx, { cleanups, byHand: false }, signal)
    },
  }
}

/** The jobs by their command-line names. Retention by hand needs no second confirmation. */
export function jobsByHand(ctx: Ctx) {
  const tasks = jobTasks(ctx)
  return {
    outbox: () => tasks['deliver-mails'](),
    geocoding: () => tasks['look-up-addresses'](),
    payments: () => tasks['settle-payments'](),
    reminders: () => unlessMailsWait(ctx, () => runReminders(ctx, { reminders, byHand: true })),
    retention: () => applyRetention(ctx, { cleanups, byHand: true }),
    'release-mails': () => releaseMails(ctx),
  }
}

/** What a reminder would send may have been sent after the backup that a restored database comes from. */
async function unlessMailsWait({ db, log }: Ctx, run: () => Promise<number>): Promise<number> {
  if (!(await doMailsWait(db))) return run()
  log.warn('no reminders until the mails of the restored database are released')
  return 0
}
