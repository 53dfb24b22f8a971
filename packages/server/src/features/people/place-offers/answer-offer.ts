import type { OwnOfferReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import type { AuthorizedOffer } from './authorized-offer.ts'
import { buildOfferedTeams } from './build-offered-teams.ts'
import { byGuest, byItself, recordOffer, recordTableOffer } from './offer-activity.ts'
import { isAnswerable, offerToNext, peopleOf, settledRound } from './offer-round.ts'
import { readOwnOffer } from './own-offer.read.ts'
import { type PlaceOffer, placeOfferStore } from './place-offer.store.ts'
import { tableOfferStore } from './table-offer.store.ts'
import { takePlace } from './take-place.ts'
import { takeTable } from './take-table.ts'
import { teamOfferStore } from './team-offer.store.ts'
import { refillTeamOffer } from './team-offer-round.ts'

/** Takes the offered place or table, or a place in new teams that are built once all others have accepted too. */
export async function acceptOffer(ctx: Ctx, { dinner, offer }: AuthorizedOffer): Promise<OwnOfferReply> {
  if (offer.teamOfferId !== undefined) await agree(ctx, dinner, offer)
  else if (isAnswerable(ctx, dinner, offer))
    await (offer.tableOfferId === undefined ? takePlace(ctx, dinner, offer) : takeTable(ctx, dinner, offer))
  return readOwnOffer(ctx, ctx.db, { dinner, offer })
}

async function agree(ctx: Ctx, authorized: AuthorizedDinner, { id, teamOfferId }: PlaceOffer): Promise<void> {
  const originator = await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const { people } = await settledRound(ctx, tx, dinner)
    const offer = await placeOfferStore.byId(tx, dinner, id)
    if (!offer || !isAnswerable(ctx, dinner, offer)) return undefined
    if (!(await placeOfferStore.agree(tx, dinner, offer.id))) return undefined
    const unit = peopleOf(offer, people)
    await recordOffer(ctx, tx, dinner, 'place_offer_accepted', { unit, team: undefined, ...byGuest(unit) })
    return byGuest(unit)
  })
  if (originator && teamOfferId !== undefined) await buildOfferedTeams(ctx, authorized, { teamOfferId, ...originator })
}

/**
 * Declines the place; the person keeps their number on the waiting list. The next in order is asked if that was chosen. Who
 * accepted a place in new teams may still decline until the teams are built.
 */
export async function declineOffer(ctx: Ctx, { dinner: authorized, offer }: AuthorizedOffer): Promise<OwnOfferReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    await decline(ctx, tx, dinner, offer.id)
    return readOwnOffer(ctx, tx, { dinner, offer })
  })
}

async function decline(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, id: string): Promise<void> {
  const { people, teams } = await settledRound(ctx, tx, dinner)
  const offer = await placeOfferStore.byId(tx, dinner, id)
  if (!offer || !isAnswerable(ctx, dinner, offer)) return
  if (!(await placeOfferStore.end(tx, dinner, offer, 'DECLINED', ctx.clock.now()))) return
  const unit = peopleOf(offer, people)
  if (offer.tableOfferId !== undefined) {
    const table = await tableOfferStore.byId(tx, dinner, offer.tableOfferId)
    const names = unit.map(fullName).join(', ')
    if (table)
      await recordTableOffer(ctx, tx, dinner, 'table_offer_declined', { names, table, teams, ...byGuest(unit) })
    return
  }
  const team = teams.find((candidate) => candidate.id === offer.teamId)
  await recordOffer(ctx, tx, dinner, 'place_offer_declined', { unit, team, ...byGuest(unit) })
  if (offer.teamId === undefined) {
    const teamOffer = await teamOfferStore.byId(tx, dinner, offer.teamOfferId)
    if (teamOffer) await refillTeamOffer(ctx, tx, dinner, teamOffer)
    return
  }
  if (!offer.toNext) return
  const isPassedOn = await offerToNext(ctx, tx, dinner, { teamId: offer.teamId, hours: offer.hours })
  if (!isPassedOn) await recordOffer(ctx, tx, dinner, 'place_left_free', { unit, team, ...byItself })
}
