import { operationRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import { dinnerStore } from '../../events/dinner-record/index.ts'
import { deleteEvent } from '../../events/retention/index.ts'
import { exportNewsletter } from '../../messages/newsletter/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { requireAdmin, sessionTokens } from '../user-accounts/index.ts'
import { eventRemovedMail } from './event-removed.mails.ts'
import { readFeedback, readInstanceFigures, readRemovableEvents } from './operation.read.ts'

/** Takes illegal or abusive events offline. Only an organiser with a confirmed address gets a mail. */
export async function removeEvent(ctx: Ctx, id: string, cleanups: readonly Cleanup[]): Promise<void> {
  const dinner = await dinnerStore.byId(ctx.db, id)
  const isRemoved = dinner && (await deleteEvent(ctx, id, { now: ctx.clock.now(), cleanups, evenIfNotDue: true }))
  if (!isRemoved) throw notFound()
  if (dinner.acknowledgedDate)
    await inTransaction(ctx.db, (tx) => queueMail(tx, ctx, undefined, eventRemovedMail(ctx, dinner)))
}

export function operationHandlers(ctx: Ctx, cleanups: readonly Cleanup[]): Handler[] {
  const admin = requireAdmin(ctx, sessionTokens(ctx))
  return [
    handler(operationRoutes.figures, admin, async () => readInstanceFigures(ctx.db, ctx.clock.now())),
    handler(operationRoutes.feedback, admin, async () => ({ feedback: await readFeedback(ctx.db) })),
    handler(operationRoutes.newsletter, admin, async ({ reply }) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="newsletter.csv"',
        })
        .send(await exportNewsletter(ctx.db)),
    ),
    handler(operationRoutes.findEvents, admin, async ({ query }) => ({
      events: await readRemovableEvents(ctx.db, query.search),
    })),
    handler(operationRoutes.removeEvent, admin, async ({ params }) =>
      removeEvent(ctx, idOf(params, 'eventId'), cleanups),
    ),
  ]
}
