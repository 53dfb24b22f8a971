import { type BodyOf, plannedMailRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { lastActivity, recordActivity } from '../../events/activities/index.ts'
import {
  type AuthorizedDinner,
  lockDinnerForChange,
  requireActiveDinner,
  requireDinner,
} from '../../events/dinner-record/index.ts'
import { readPlannedFacts } from './planned-facts.ts'
import { plannedMailStore } from './planned-mail.store.ts'
import { presentPlannedMails } from './planned-mails.present.ts'
import { previewPlannedMail } from './preview-planned-mail.ts'

export function plannedMailHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const presentMails = async (dinner: AuthorizedDinner) =>
    presentPlannedMails(await readPlannedFacts(ctx.db, dinner, ctx.clock.now()))
  return [
    handler(plannedMailRoutes.list, organiser, (_call, dinner) => presentMails(dinner)),
    handler(plannedMailRoutes.save, requireActiveDinner(ctx), async ({ body }, dinner) => {
      await savePlannedMail(ctx, dinner, body)
      return presentMails(dinner)
    }),
    handler(plannedMailRoutes.preview, organiser, ({ body, query }, dinner) =>
      previewPlannedMail(ctx, dinner, body, query.recipientId),
    ),
  ]
}

/** Idempotent: no activity if nothing changes. What happened while a mail was off is not reported once it is on. */
async function savePlannedMail(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { mail, isOn, text }: BodyOf<typeof plannedMailRoutes.save>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const lockedDinner = await lockDinnerForChange(tx, dinner)
    const before = (await plannedMailStore.settings(tx, lockedDinner))[mail]
    if (before.isOn === isOn && before.text === text) return
    const isSwitchedOn = isOn && !before.isOn
    await plannedMailStore.saveSetting(tx, lockedDinner, mail, {
      isOn,
      text,
      since: isSwitchedOn ? await lastActivity(tx, lockedDinner) : before.since,
      switchedOnAt: isSwitchedOn ? ctx.clock.now() : before.switchedOnAt,
    })
    await recordActivity(tx, ctx.clock, lockedDinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'planned_mails_changed' })
  })
}
