import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { cleanups } from '../../cleanups.ts'
import { dinnerStore } from '../../events/dinner-record/index.ts'
import { deleteEvent } from '../../events/retention/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { eventRemovedMail } from './event-removed.mails.ts'

/** Takes illegal or abusive events offline. Only an organiser with a confirmed address gets a mail. */
export async function removeEvent(ctx: Ctx, id: string): Promise<void> {
  const dinner = await dinnerStore.byId(ctx.db, id)
  const isRemoved = dinner && (await deleteEvent(ctx, id, { now: ctx.clock.now(), cleanups, evenIfNotDue: true }))
  if (!isRemoved) throw notFound()
  if (dinner.acknowledgedDate)
    await inTransaction(ctx.db, (tx) => queueMail(tx, ctx, undefined, eventRemovedMail(ctx, dinner)))
}
