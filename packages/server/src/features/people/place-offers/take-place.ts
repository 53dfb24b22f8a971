import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { Problem } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { participantStore } from '../participants/index.ts'
import { fillPlaces } from '../waiting-list/index.ts'
import { byGuest, recordOffer } from './offer-activity.ts'
import { peopleOf } from './offer-round.ts'
import { type PlaceInTeam, placeOfferStore } from './place-offer.store.ts'

/** The plan may change while the seats are computed; then they are computed again. */
const attempts = 3

class OfferEndedError extends Error {}

/**
 * Fills the offered place. The offer ends in the transaction that fills the team, so that the place has one holder however
 * answers, the end of the offer and the organiser's changes fall together. An offer that ended stays as it is.
 */
export async function takePlace(ctx: Ctx, dinner: AuthorizedDinner, offer: PlaceInTeam): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const unit = peopleOf(offer, await participantStore.ofDinner(ctx.db, dinner))
    const [root] = unit
    const participantIds = root ? unit.map(({ id }) => id) : [offer.participantId]
    try {
      await fillPlaces(
        ctx,
        dinner,
        { teamParticipantsAssignments: [{ teamId: offer.teamId, participantIds }] },
        {
          ...(root ? { originator: fullName(root) } : {}),
          claim: async (tx) => {
            const now = ctx.clock.now()
            if (offer.validUntil <= now) throw new OfferEndedError()
            if (!(await placeOfferStore.end(tx, dinner, offer, 'ACCEPTED', now))) throw new OfferEndedError()
            const team = (await teamStore.ofDinner(tx, dinner)).find(({ id }) => id === offer.teamId)
            await recordOffer(ctx, tx, dinner, 'place_offer_accepted', { unit, team, ...byGuest(unit) })
          },
        },
      )
      return
    } catch (error) {
      if (error instanceof OfferEndedError) return
      if (!(error instanceof Problem)) throw error
      if (error.status === 409 && attempt < attempts) continue
      const isCancelled = error.issues.some(({ message }) => message === 'event_cancelled')
      if (error.status !== 406 || isCancelled) throw error
      await markTaken(ctx, dinner, offer)
      return
    }
  }
}

/** The place does not exist any more: the organiser filled it, or changed the team. */
async function markTaken(ctx: Ctx, authorized: AuthorizedDinner, offer: PlaceInTeam): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    await placeOfferStore.end(tx, dinner, offer, 'TAKEN', ctx.clock.now())
  })
}
