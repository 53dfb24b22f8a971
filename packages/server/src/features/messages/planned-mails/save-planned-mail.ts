import type { BodyOf, plannedMailRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lastActivity, recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { plannedMailStore } from './planned-mail.store.ts'

/** Idempotent: no activity if nothing changes. What happened while a mail was off is not reported once it is on. */
export async function savePlannedMail(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { mail, isOn, text }: BodyOf<typeof plannedMailRoutes.save>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    const before = (await plannedMailStore.settings(tx, current))[mail]
    if (before.isOn === isOn && before.text === text) return
    const isSwitchedOn = isOn && !before.isOn
    await plannedMailStore.saveSetting(tx, current, mail, {
      isOn,
      text,
      since: isSwitchedOn ? await lastActivity(tx, current) : before.since,
      switchedOnAt: isSwitchedOn ? ctx.clock.now() : before.switchedOnAt,
    })
    await recordActivity(tx, ctx.clock, current, { type: 'CUSTOM_ADMIN_CHANGE', code: 'planned_mails_changed' })
  })
}
