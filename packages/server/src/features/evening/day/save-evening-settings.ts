import type { BodyOf, eveningRoutes, ReplyOf } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { dinnerTopic, notify } from '../../../platform/db/notifications.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'

type Settings = ReplyOf<typeof eveningRoutes.settings>

/** Ways and times to leave by follow at once; no letter holds them, so no one has to be mailed. */
export async function saveEveningSettings(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { travelMode, eveningPhone }: BodyOf<typeof eveningRoutes.saveSettings>,
): Promise<Settings> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinnerForChange(tx, dinner)
    await tx.updateTable('dinner').set({ travelMode, eveningPhone }).where('id', '=', dinner.id).execute()
    await notify(tx, dinnerTopic(dinner))
  })
  return { travelMode, eveningPhone }
}
