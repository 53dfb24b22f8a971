import { plannedMailRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { type AuthorizedDinner, requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { readPlannedFacts } from './planned-facts.ts'
import { presentPlannedMails } from './planned-mails.present.ts'
import { previewPlannedMail } from './preview-planned-mail.ts'
import { savePlannedMail } from './save-planned-mail.ts'

export function plannedMailHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const list = async (dinner: AuthorizedDinner) =>
    presentPlannedMails(await readPlannedFacts(ctx.db, dinner, ctx.clock.now()))
  return [
    handler(plannedMailRoutes.list, organiser, (_call, dinner) => list(dinner)),
    handler(plannedMailRoutes.save, requireActiveDinner(ctx), async ({ body }, dinner) => {
      await savePlannedMail(ctx, dinner, body)
      return list(dinner)
    }),
    handler(plannedMailRoutes.preview, organiser, ({ body, query }, dinner) =>
      previewPlannedMail(ctx, dinner, body, query.recipientId),
    ),
  ]
}
