import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../dinner-record/index.ts'
import { settingsStore } from './settings.store.ts'

/** Cancels the event permanently and closes the registration; the event is deleted a day later. Idempotent. */
export async function cancelDinner(ctx: Ctx, dinner: AuthorizedDinner): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const current = await dinnerStore.byId(tx, dinner.id)
    if (!current) throw notFound()
    if (current.cancellationDate) return asAuthorized(current)
    await settingsStore.markCancelled(tx, current, ctx.clock.now())
    await settingsStore.setRegistrationDeactivated(tx, current, true)
    await recordActivity(tx, ctx.clock, current, { type: 'DINNER_CANCELLED' })
    const cancelled = await dinnerStore.byId(tx, dinner.id)
    return asAuthorized(cancelled ?? current)
  })
}
