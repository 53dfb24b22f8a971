import type { Ctx } from '../platform/ctx.ts'
import type { JobName } from '../platform/jobs/enqueue.ts'
import { lookUpAddresses } from './dinner-routes/look-up-addresses.jobs.ts'
import { mailDelivery } from './messages/deliver-mails.jobs.ts'

export type JobTasks = Record<JobName, () => Promise<unknown>>

/** Every job with what it does; each may run at any time, in any number of processes. */
export function jobTasks(ctx: Ctx): JobTasks {
  const deliver = mailDelivery(ctx)
  return {
    'deliver-mails': deliver,
    'look-up-addresses': () => lookUpAddresses(ctx),
  }
}
