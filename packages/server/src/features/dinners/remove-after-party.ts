import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinner-record/index.ts'
import { afterPartyStore } from './after-party.store.ts'

/** Idempotent: without an after party nothing changes. */
export async function removeAfterParty(ctx: Ctx, dinner: AuthorizedDinner): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    if (!current.afterPartyLocation) return current
    await afterPartyStore.remove(tx, current)
    await recordActivity(tx, ctx.clock, current, { type: 'CUSTOM_ADMIN_CHANGE', code: 'after_party_removed' })
    return { ...current, afterPartyLocation: undefined }
  })
}
