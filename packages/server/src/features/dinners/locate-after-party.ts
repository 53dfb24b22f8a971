import type { Coordinate } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { notFound } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinner-record/index.ts'
import { afterPartyStore } from './after-party.store.ts'

/** Sets a manual pin, which geocoding keeps until the address changes. */
export async function locateAfterParty(ctx: Ctx, dinner: AuthorizedDinner, at: Coordinate): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    const { afterPartyLocation } = current
    if (!afterPartyLocation) throw notFound()
    await afterPartyStore.locate(tx, current, at)
    await recordActivity(tx, ctx.clock, current, { type: 'CUSTOM_ADMIN_CHANGE', code: 'after_party_located' })
    return { ...current, afterPartyLocation: { ...afterPartyLocation, geocodingResult: { ...at, quality: 'MANUAL' } } }
  })
}
