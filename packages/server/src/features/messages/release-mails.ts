import { sql } from 'kysely'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { jobPauseStore } from './job-pause.store.ts'

/** The operator's word that the mails of a restored database may leave. Messages that were paused before stay paused. */
export async function releaseMails({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('deletionCounter').set({ mailsWaitSince: null }).execute()
    await sql`
      update message_task set wait_reason = null, status = case when exists (
        select from message_job where message_job.id = message_task.job_id and paused_at is not null
      ) then 'PAUSED' else 'QUEUED' end
      where status = 'PAUSED' and wait_reason = 'RESTORED'`.execute(tx)
    const paused = await tx.selectFrom('messageJob').select('id').where('pausedAt', 'is not', null).execute()
    for (const job of paused) await jobPauseStore.scheduleTry(tx, job, clock.now())
    await enqueue(tx, 'deliver-mails')
    await enqueue(tx, 'reminders')
  })
}
