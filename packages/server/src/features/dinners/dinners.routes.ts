import { dinnerRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { type Handler, handler } from '../../platform/http/handler.ts'
import { acknowledgeDinner } from './acknowledge-dinner.ts'
import { requireDinner } from './authorized-dinner.ts'
import { presentDinner } from './dinner.present.ts'
import { resendCreatedMessage } from './resend-created-message.ts'

export function dinnerHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(dinnerRoutes.get, organiser, async (_call, dinner) => presentDinner(ctx, dinner)),
    handler(dinnerRoutes.acknowledge, organiser, async ({ params }, dinner) =>
      presentDinner(ctx, await acknowledgeDinner(ctx, dinner, params.acknowledgeToken ?? '')),
    ),
    handler(dinnerRoutes.resendCreated, organiser, async ({ body }, dinner) =>
      presentDinner(ctx, await resendCreatedMessage(ctx, dinner, body.newEmailAddress)),
    ),
  ]
}
