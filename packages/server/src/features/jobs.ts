import type { Ctx } from '../platform/ctx.ts'
import type { JobTasks } from '../platform/jobs/run-jobs.ts'
import { lookUpAddresses } from './dinner-routes/look-up-addresses.jobs.ts'
import { mailDelivery } from './messages/deliver-mails.jobs.ts'
import { settlePayments } from './payments/settle-payments.jobs.ts'
import { planSearching } from './plan-optimization/search-plans.jobs.ts'
import { purges } from './purges.ts'
import { applyRetention, warnOrganisers } from './retention/retention.jobs.ts'

/** Every job may run at any time and in any number of processes at once. */
export function jobTasks(ctx: Ctx): JobTasks {
  return {
    'deliver-mails': mailDelivery(ctx),
    'look-up-addresses': (signal) => lookUpAddresses(ctx, signal ? { signal } : {}),
    'search-plans': planSearching(ctx),
    'settle-payments': (signal) => settlePayments(ctx, signal),
    retention: (signal) => applyRetention(ctx, { purges, byHand: false }, signal),
  }
}

/** The jobs by their command-line names. Retention by hand needs no second confirmation. */
export function jobsByHand(ctx: Ctx) {
  const tasks = jobTasks(ctx)
  return {
    outbox: () => tasks['deliver-mails'](),
    geocoding: () => tasks['look-up-addresses'](),
    payments: () => tasks['settle-payments'](),
    reminders: () => warnOrganisers(ctx),
    retention: () => applyRetention(ctx, { purges, byHand: true }),
  }
}
