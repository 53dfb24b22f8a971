import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { asAuthorized, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import { notificationStore } from '../notifications/index.ts'
import { readCurrentNotifications } from './notification-status.read.ts'

/** Once after the migration, before anything can change: people whose mail is still true know what is true now. */
export async function fillInNotifications(ctx: Pick<Ctx, 'db'>): Promise<void> {
  for (const id of await notificationStore.dinnersWithoutContent(ctx.db)) {
    const dinner = await dinnerStore.byId(ctx.db, id)
    if (!dinner) continue
    await inTransaction(ctx.db, async (tx) => {
      await lockDinner(tx, dinner)
      const current = await readCurrentNotifications(tx, asAuthorized(dinner))
      await notificationStore.fillIn(tx, dinner, (participantId) => current.get(participantId)?.notifications)
    })
  }
}
