import type { PlaceOffersReply } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { recordOffer } from './offer-activity.ts'
import { type OfferRound, peopleOf, settledRound } from './offer-round.ts'
import { placeOfferStore } from './place-offer.store.ts'
import { readPlaceOffers } from './place-offers.read.ts'
import { teamOfferStore } from './team-offer.store.ts'
import { endParts, partsOf } from './team-offer-round.ts'

/**
 * The organiser withdraws an open offer. No other person is asked: the organiser wants the place for something else. An offer of
 * new teams is withdrawn as a whole.
 */
export async function withdrawOffer(ctx: Ctx, authorized: AuthorizedDinner, id: string): Promise<PlaceOffersReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const round = await settledRound(ctx, tx, dinner)
    const offer = await placeOfferStore.byId(tx, dinner, id)
    // Offers of a lost table are withdrawn together, from the sheet of the table.
    if (!offer || offer.tableOfferId !== undefined) throw notFound()
    const isWithdrawn =
      offer.teamId === undefined
        ? await withdrawTeamOffer(ctx, tx, dinner, { id: offer.teamOfferId, round })
        : await placeOfferStore.end(tx, dinner, offer, 'WITHDRAWN', ctx.clock.now())
    if (!isWithdrawn) refuse('waitinglist_offer_ended')
    const team = round.teams.find((candidate) => candidate.id === offer.teamId)
    await recordOffer(ctx, tx, dinner, 'place_offer_withdrawn', { unit: peopleOf(offer, round.people), team })
    return readPlaceOffers(ctx, tx, dinner)
  })
}

async function withdrawTeamOffer(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { id, round }: { id: string; round: OfferRound },
): Promise<boolean> {
  const teamOffer = await teamOfferStore.byId(tx, dinner, id)
  if (!teamOffer || !(await teamOfferStore.end(tx, dinner, teamOffer.id, 'WITHDRAWN', ctx.clock.now()))) return false
  await endParts(ctx, tx, dinner, { own: partsOf(round.open, teamOffer), people: round.people, state: 'WITHDRAWN' })
  return true
}
