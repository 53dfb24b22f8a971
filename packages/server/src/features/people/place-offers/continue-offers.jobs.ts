import { fullName } from '@running-dinner/domain'
import { offerablePlaces, quietMinutes } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import { buildOfferedTeams } from './build-offered-teams.ts'
import { byItself, recordOffer, recordTableOffer } from './offer-activity.ts'
import { defaultHoursOf, offerToNext, peopleOf, settledRound } from './offer-round.ts'
import { type PlaceOffer, placeOfferStore } from './place-offer.store.ts'
import { tableOfferStore } from './table-offer.store.ts'
import { type TeamOffer, teamOfferStore } from './team-offer.store.ts'
import { failTeamOffer, offersGoOn, partsOf, refillTeamOffer } from './team-offer-round.ts'

/** Ends offers whose time is over, asks the next people, and makes the automatic offers (`docs/rules/people/waiting-list.md#offers`). */
export async function continueOffers(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  for (const id of await placeOfferStore.dueDinnerIds(ctx.db, ctx.clock.now())) {
    if (signal?.aborted) return
    await inTransaction(ctx.db, async (tx) => {
      await lockDinner(tx, { id })
      const dinner = await dinnerStore.byId(tx, id)
      if (dinner) await continueEvent(ctx, tx, asAuthorized(dinner))
    })
    const dinner = await dinnerStore.byId(ctx.db, id)
    if (!dinner) continue
    // Teams that all agreed to and that could not be built at once, as when the process ended in between.
    for (const teamOffer of await openTeamOffers(ctx.db, asAuthorized(dinner)))
      await buildOfferedTeams(ctx, asAuthorized(dinner), { teamOfferId: teamOffer.id, ...byItself })
  }
}

async function continueEvent(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner): Promise<void> {
  const now = ctx.clock.now()
  const { people } = await settledRound(ctx, tx, dinner)
  const ended = (await placeOfferStore.ofDinner(tx, dinner)).filter(
    (offer) => offer.state === 'OPEN' && offer.validUntil <= now,
  )
  // The order of the list is the newest first.
  ended.reverse()
  const goesOn = offersGoOn(ctx, dinner)
  for (const offer of ended) await expire(ctx, tx, dinner, offer)
  for (const teamOffer of await openTeamOffers(tx, dinner)) {
    if (goesOn) await refillTeamOffer(ctx, tx, dinner, teamOffer)
    else {
      const teamOfferParts = partsOf(await placeOfferStore.open(tx, dinner), teamOffer)
      await failTeamOffer(ctx, tx, dinner, { teamOffer, own: teamOfferParts, people })
    }
  }
  if (goesOn && (await placeOfferStore.isAutomatic(tx, dinner))) await offerFreePlaces(ctx, tx, dinner)
}

async function expire(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, offer: PlaceOffer): Promise<void> {
  if (!(await placeOfferStore.end(tx, dinner, offer, 'EXPIRED', ctx.clock.now()))) return
  const { people, teams } = await settledRound(ctx, tx, dinner)
  const unit = peopleOf(offer, people)
  if (offer.tableOfferId !== undefined) {
    const table = await tableOfferStore.byId(tx, dinner, offer.tableOfferId)
    const names = unit.map(fullName).join(', ')
    if (table) await recordTableOffer(ctx, tx, dinner, 'table_offer_expired', { names, table, teams, ...byItself })
    return
  }
  const team = teams.find(({ id }) => id === offer.teamId)
  await recordOffer(ctx, tx, dinner, 'place_offer_expired', { unit, team, ...byItself })
  if (offer.teamId === undefined || !offersGoOn(ctx, dinner)) return
  const { teamId, hours } = offer
  const isPassedOn = offer.toNext && (await offerToNext(ctx, tx, dinner, { teamId, hours }))
  if (!isPassedOn) await recordOffer(ctx, tx, dinner, 'place_left_free', { unit, team, ...byItself })
}

async function openTeamOffers(db: Ctx['db'] | Tx, dinner: AuthorizedDinner): Promise<TeamOffer[]> {
  return (await teamOfferStore.ofDinner(db, dinner)).filter(({ state }) => state === 'OPEN')
}

/** All places that are free for a while, so that the organiser can still undo what freed them. */
async function offerFreePlaces(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner): Promise<void> {
  const quietSince = new Date(ctx.clock.now().getTime() - quietMinutes * 60_000)
  if (await placeOfferStore.planChangedSince(tx, dinner, quietSince)) return
  const { teams, open } = await settledRound(ctx, tx, dinner)
  const hours = defaultHoursOf(ctx, dinner)
  for (const team of teams.filter((candidate) => offerablePlaces(candidate, open, dinner.options.teamSize) > 0)) {
    let isOffered = true
    while (isOffered) isOffered = await offerToNext(ctx, tx, dinner, { teamId: team.id, hours })
  }
}
