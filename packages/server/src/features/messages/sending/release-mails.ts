import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { jobPauseStore } from './job-pause.store.ts'

/** The operator's word that the mails of a restored database may leave. Messages that were paused before stay paused. */
export async function releaseMails({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const job of await jobPauseStore.releaseRestored(tx)) await jobPauseStore.scheduleTry(tx, job, clock.now())
    await enqueue(tx, 'deliver-mails')
    await enqueue(tx, 'reminders')
  })
}
