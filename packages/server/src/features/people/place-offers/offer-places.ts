import type { BodyOf, PlaceOffersReply, placeOfferRoutes } from '@running-dinner/contract'
import { needsAcknowledgement } from '@running-dinner/domain/events'
import { hasBegun, offerIssues, teamOfferIssues, unitOf } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notConfirmed, notFound, refuse, refuseIf } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { recordOffer } from './offer-activity.ts'
import {
  defaultHoursOf,
  inTeam,
  localNowOf,
  makeOffer,
  type OfferRound,
  peopleOf,
  type RoundCtx,
  settledRound,
} from './offer-round.ts'
import { placeOfferStore } from './place-offer.store.ts'
import { readPlaceOffers } from './place-offers.read.ts'
import { teamOfferStore } from './team-offer.store.ts'
import { endParts, inNewTeams, partsOf } from './team-offer-round.ts'

/** The organiser offers a free place to a person or a pair, who get a mail to answer. */
export async function offerPlace(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  request: BodyOf<typeof placeOfferRoutes.offer>,
): Promise<PlaceOffersReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const round = await openRound(ctx, tx, dinner)
    refuseIf(offerIssues(request, { ...round, teamSize: dinner.options.teamSize }))
    const team = round.teams.find(({ id }) => id === request.teamId)
    if (!team) refuse('value_invalid', 'teamId')
    const hours = request.validHours ?? defaultHoursOf(ctx, dinner)
    const { participantIds, toNext } = request
    const asking = { place: inTeam(team), participantIds, hours, toNext: toNext ?? true }
    const unit = await makeOffer(ctx, tx, dinner, round, asking)
    await recordOffer(ctx, tx, dinner, 'place_offered', { unit, team })
    return readPlaceOffers(ctx, tx, dinner)
  })
}

/** The organiser offers new teams to as many people as they need; the teams are built when all have accepted. */
export async function offerNewTeams(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  { participants, validHours, toNext }: BodyOf<typeof placeOfferRoutes.offerTeams>,
): Promise<PlaceOffersReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const round = await openRound(ctx, tx, dinner)
    const ids = participants.map(({ id }) => id)
    const { teamSize } = dinner.options
    refuseIf(teamOfferIssues(ids, { ...round, mealCount: dinner.meals.length, teamSize }))
    const terms = { hours: validHours ?? defaultHoursOf(ctx, dinner), toNext: toNext ?? true }
    const teamOffer = await teamOfferStore.insert(tx, dinner, {
      ...terms,
      places: ids.length,
      createdAt: ctx.clock.now(),
    })
    const roots = new Set(ids.map((id) => unitOf(id, round.people)?.[0]?.id ?? id))
    for (const id of roots)
      await makeOffer(ctx, tx, dinner, round, { ...terms, place: inNewTeams(teamOffer), participantIds: [id] })
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'new_teams_offered',
      data: { count: ids.length },
    })
    return readPlaceOffers(ctx, tx, dinner)
  })
}

/** Begins a round for an offer of the organiser, or refuses: teams have to be there, and the event to be confirmed and to come. */
async function openRound(ctx: RoundCtx, tx: Tx, dinner: AuthorizedDinner): Promise<OfferRound> {
  if (needsAcknowledgement(dinner)) throw notConfirmed()
  if (hasBegun(dinner.meals, localNowOf(ctx, dinner))) refuse('runningdinner_date_expired')
  const round = await settledRound(ctx, tx, dinner)
  if (round.teams.length === 0) refuse('teams_not_existing')
  return round
}

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
