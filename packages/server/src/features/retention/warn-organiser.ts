import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { dinnerStore } from '../dinner-record/index.ts'
import { queueMail } from '../outbox/index.ts'
import { deletionWarningMail } from './deletion-warning.mails.ts'
import { retentionStore } from './retention.store.ts'

/** Sent once, and only if there is a guest list to save. */
export async function warnOrganiser(ctx: Ctx, id: string, now: Date): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await retentionStore.markWarned(tx, id, now))) return
    const dinner = await dinnerStore.byId(tx, id)
    if (!dinner || !(await retentionStore.hasPeople(tx, id))) return
    await queueMail(tx, ctx, dinner, deletionWarningMail(ctx, dinner))
  })
}
