import type { BodyOf, TableOffersReply, tableOfferRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { LostTable } from '@running-dinner/domain/evening'
import { messagingIssue } from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notConfirmed, notFound, refuse } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { recordTableOffer } from './offer-activity.ts'
import { makeOffer, peopleOf, settledRound } from './offer-round.ts'
import { guestsOf } from './own-offer.read.ts'
import { placeOfferStore } from './place-offer.store.ts'
import { readAskable, readTableOffers } from './place-offers.read.ts'
import { tableOfferStore } from './table-offer.store.ts'

type Request = BodyOf<typeof tableOfferRoutes.offer>

/** The organiser offers the cooking of a lost table to people who said that they could; each gets a mail, and the first yes counts. */
export async function offerTable(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  table: LostTable,
  { participantIds, minutes, hostLeaves }: Request,
): Promise<TableOffersReply> {
  if (messagingIssue(authorized)) throw notConfirmed()
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const round = await settledRound(ctx, tx, dinner)
    const now = ctx.clock.now()
    const askable = await readAskable(ctx, tx, dinner, table)
    const chosenUnits = askable.filter(([root]) => root !== undefined && participantIds.includes(root.id))
    if (chosenUnits.length === 0 || chosenUnits.length !== participantIds.length)
      refuse('table_action_impossible', 'participantIds')
    const tableOfferId = await tableOfferStore.openFor(tx, dinner, table, { hostLeaves, createdAt: now })
    const visits = await teamStore.visits(tx, dinner)
    const place = {
      of: { teamId: undefined, teamOfferId: undefined, tableOfferId },
      offered: { lostTable: { mealId: table.mealId, people: guestsOf(table, round.teams, visits).length } },
    } as const
    const validUntil = new Date(now.getTime() + minutes * 60_000)
    for (const unit of chosenUnits) {
      const asking = { place, participantIds: unit.map(({ id }) => id), hours: 1, validUntil, toNext: false }
      await makeOffer(ctx, tx, dinner, round, asking)
    }
    const names = chosenUnits.flat().map(fullName).join(', ')
    await recordTableOffer(ctx, tx, dinner, 'table_offered', { names, table, teams: round.teams })
    return readTableOffers(ctx, tx, dinner, table)
  })
}

/** The organiser withdraws every open offer of the table. */
export async function withdrawTable(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  table: LostTable,
): Promise<TableOffersReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const { open, teams, people } = await settledRound(ctx, tx, dinner)
    if (!teams.some(({ id, mealId }) => id === table.teamId && mealId === table.mealId)) throw notFound()
    const ids = new Set((await tableOfferStore.ofTable(tx, dinner, table)).map(({ id }) => id))
    const tableOffers = open.filter(({ tableOfferId }) => tableOfferId !== undefined && ids.has(tableOfferId))
    if (tableOffers.length === 0) refuse('waitinglist_offer_ended')
    for (const offer of tableOffers) await placeOfferStore.end(tx, dinner, offer, 'WITHDRAWN', ctx.clock.now())
    const names = tableOffers
      .flatMap((offer) => peopleOf(offer, people))
      .map(fullName)
      .join(', ')
    await recordTableOffer(ctx, tx, dinner, 'table_offer_withdrawn', { names, table, teams })
    return readTableOffers(ctx, tx, dinner, table)
  })
}
