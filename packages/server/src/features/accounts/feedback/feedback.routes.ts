import { feedbackRoutes, verdicts, yesNoOrUnknown } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, idOf, openHandler } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { continueConversation, resolveThread, sendFeedback } from './feedback.ts'

export function feedbackHandlers(ctx: Ctx): Handler[] {
  return [
    openHandler(feedbackRoutes.send, async ({ body }) => sendFeedback(ctx, body)),
    openHandler(feedbackRoutes.converse, async ({ body }) => continueConversation(ctx, body)),
    openHandler(feedbackRoutes.resolve, async ({ params }) => {
      const verdict = verdicts.find((word) => word === params.resolved)
      if (!verdict) throw notFound()
      await resolveThread(ctx, idOf(params, 'threadId'), yesNoOrUnknown.decode(verdict))
    }),
  ]
}
