import type { Ctx } from '../../../platform/ctx.ts'
import { linkInvalid } from '../../../platform/http/problems.ts'
import { isSecret } from '../../../platform/ids.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { type PlaceOffer, placeOfferStore } from './place-offer.store.ts'

export interface AuthorizedOffer {
  dinner: AuthorizedDinner
  offer: PlaceOffer
}

/** The secret of the mail opens one offer. Unknown, malformed and deleted ones get the same 404. */
export function requireOffer(ctx: Ctx) {
  return async ({ offerToken }: { offerToken: string }): Promise<AuthorizedOffer> => {
    const offer = isSecret(offerToken) ? await placeOfferStore.bySecret(ctx.db, offerToken) : undefined
    const dinner = offer && (await dinnerStore.byId(ctx.db, offer.dinnerId))
    if (!offer || !dinner) throw linkInvalid()
    return { offer, dinner: asAuthorized(dinner) }
  }
}
