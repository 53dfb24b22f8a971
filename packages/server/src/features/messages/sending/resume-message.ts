import type { MessageJobReply } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { jobPauseStore } from './job-pause.store.ts'
import { presentMessageJob } from './message-job.present.ts'
import { messageJobStore } from './message-job.store.ts'

/** Goes on with a paused message at once; a message that is not paused stays as it is. */
export async function resumeMessage(ctx: Ctx, dinner: AuthorizedDinner, jobId: string): Promise<MessageJobReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const job = await messageJobStore.byId(tx, dinner, jobId)
    if (!job) throw notFound()
    const count = await jobPauseStore.resume(tx, job.id, ctx.clock.now())
    if (count !== undefined)
      await recordActivity(tx, ctx.clock, dinner, {
        type: 'CUSTOM_ADMIN_CHANGE',
        code: 'message_resumed',
        data: { count, subject: job.subject },
        related: { type: 'MESSAGE_JOB', id: job.id },
      })
    return presentMessageJob(dinner, await messageJobStore.byId(tx, dinner, job.id))
  })
}
