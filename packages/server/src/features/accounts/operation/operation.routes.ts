import { operationRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { exportNewsletter } from '../../messages/newsletter/index.ts'
import { requireAdmin, sessionTokens } from '../user-accounts/index.ts'
import { readFeedback, readInstanceFigures, readRemovableEvents } from './operation.read.ts'
import { removeEvent } from './remove-event.ts'

export function operationHandlers(ctx: Ctx): Handler[] {
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
    handler(operationRoutes.removeEvent, admin, async ({ params }) => removeEvent(ctx, idOf(params, 'eventId'))),
  ]
}
