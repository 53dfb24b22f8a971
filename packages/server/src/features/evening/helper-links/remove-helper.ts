import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { helperStore } from './named-secret.store.ts'

/** Deletes the secret; the notification of the activity ends the helper's open streams. */
export async function removeHelper(ctx: Ctx, dinner: AuthorizedDinner, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const name = await helperStore.remove(tx, dinner, id)
    if (name === undefined) throw notFound()
    await recordActivity(tx, ctx.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'helper_removed', data: { name } })
  })
}
