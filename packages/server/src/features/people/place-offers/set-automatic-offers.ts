import type { PlaceOffersReply } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { placeOfferStore } from './place-offer.store.ts'
import { readPlaceOffers } from './place-offers.read.ts'

/** Open offers stay as they are; the reminders job makes the automatic ones. No activity if nothing changes. */
export async function setAutomaticOffers(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  automatic: boolean,
): Promise<PlaceOffersReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    if ((await placeOfferStore.isAutomatic(tx, dinner)) !== automatic) {
      await placeOfferStore.setAutomatic(tx, dinner, automatic)
      await recordActivity(tx, ctx.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'automatic_offers_changed' })
    }
    return readPlaceOffers(ctx, tx, dinner)
  })
}
