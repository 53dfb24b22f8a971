import type { MessageJobReply } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { notFound, stale } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { presentMessageJob } from './message-job.present.ts'
import { messageJobStore } from './message-job.store.ts'
import { messageTaskStore } from './message-task.store.ts'

/** Withdraws a held job. Refused once its first mail may have been sent, so that a job is never withdrawn in part. */
export async function withdrawMessage(ctx: Ctx, dinner: AuthorizedDinner, jobId: string): Promise<MessageJobReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const job = await messageJobStore.byId(tx, dinner, jobId)
    if (!job) throw notFound()
    if (job.withdrawnAt) return presentMessageJob(dinner, job)
    const now = ctx.clock.now()
    if (!job.heldUntil || job.heldUntil <= now) throw stale()
    const withdrawn = await messageTaskStore.withdraw(tx, dinner, jobId)
    if (withdrawn < job.taskCount) throw stale()
    await messageJobStore.markWithdrawn(tx, dinner, jobId, now)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'message_withdrawn',
      data: { count: withdrawn, subject: job.subject },
      related: { type: 'MESSAGE_JOB', id: jobId },
    })
    return presentMessageJob(dinner, await messageJobStore.byId(tx, dinner, jobId))
  })
}
