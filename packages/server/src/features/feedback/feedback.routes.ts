import { feedbackRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { type Handler, openHandler } from '../../platform/http/handler.ts'
import { sendFeedback } from './send-feedback.ts'

export function feedbackHandlers(ctx: Ctx): Handler[] {
  return [openHandler(feedbackRoutes.send, async ({ body }) => sendFeedback(ctx, body))]
}
