import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { Problem } from '../../../platform/http/problems.ts'
import { actForTable } from '../../evening/table/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { participantStore } from '../participants/index.ts'
import { peopleOf, settledRound } from './offer-round.ts'
import { type CookingOffer, placeOfferStore } from './place-offer.store.ts'
import { tableOfferStore } from './table-offer.store.ts'

class OfferEndedError extends Error {}

/**
 * The first who says yes cooks for the guests of a lost table: their team, the seats, the mails to all concerned and the end of every
 * other offer of the table are one transaction. Who comes later reads that the table is taken.
 */
export async function takeTable(ctx: Ctx, dinner: AuthorizedDinner, offer: CookingOffer): Promise<void> {
  const table = await tableOfferStore.byId(ctx.db, dinner, offer.tableOfferId)
  if (!table) return
  const unit = peopleOf(offer, await participantStore.ofDinner(ctx.db, dinner))
  const [root] = unit
  if (!root) return
  const { teamId, mealId, hostLeaves } = table
  const standbyIds = unit.map(({ id }) => id)
  try {
    await actForTable(
      ctx,
      dinner,
      { table: { teamId, mealId }, action: 'STANDBY', seats: [], standbyIds, hostLeaves, ifMatch: undefined },
      { originator: fullName(root), claim: (tx, locked) => claim(ctx, tx, locked, offer) },
    )
  } catch (error) {
    if (error instanceof OfferEndedError) return
    const isImpossible =
      error instanceof Problem &&
      error.issues.some(({ message }) => message === 'table_action_impossible' || message === 'course_frozen')
    if (!isImpossible) throw error
    await endImpossible(ctx, dinner, offer)
  }
}

async function claim(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, offer: CookingOffer): Promise<void> {
  const now = ctx.clock.now()
  if (offer.validUntil <= now) throw new OfferEndedError()
  if (!(await placeOfferStore.end(tx, dinner, offer, 'ACCEPTED', now))) throw new OfferEndedError()
  if (!(await tableOfferStore.take(tx, dinner, offer.tableOfferId, now))) throw new OfferEndedError()
  for (const other of await placeOfferStore.open(tx, dinner))
    if (other.tableOfferId === offer.tableOfferId) await placeOfferStore.end(tx, dinner, other, 'TAKEN', now)
}

/** The guests sit elsewhere by now, or would come too late to eat. */
async function endImpossible(ctx: Ctx, authorized: AuthorizedDinner, offer: CookingOffer): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    // Ends it as taken where the table has no guests any more; otherwise it is too late for them.
    await settledRound(ctx, tx, dinner)
    await placeOfferStore.end(tx, dinner, offer, 'EXPIRED', ctx.clock.now())
  })
}
