import type { Participant } from '@running-dinner/domain'
import { needsAcknowledgement } from '@running-dinner/domain/events'
import { hasBegun, nextUnit, type OpenOffer, placesWithoutOffer } from '@running-dinner/domain/people'
import type { Tx } from '../../../platform/db/database.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { byItself, recordOffer } from './offer-activity.ts'
import {
  type Asking,
  hoursForNext,
  localNowOf,
  makeOffer,
  peopleOf,
  type RoundCtx,
  settledRound,
} from './offer-round.ts'
import { teamOutcomeMail } from './place-offer.mails.ts'
import { placeOfferStore } from './place-offer.store.ts'
import { type TeamOffer, teamOfferStore } from './team-offer.store.ts'

export function inNewTeams({ id, places }: TeamOffer): Asking['place'] {
  return { of: { teamId: undefined, teamOfferId: id, tableOfferId: undefined }, offered: { people: places } }
}

/** The offers of one offer of new teams. */
export const partsOf = <Offer extends { teamOfferId: string | undefined }>(
  offers: readonly Offer[],
  { id }: Pick<TeamOffer, 'id'>,
) => offers.filter(({ teamOfferId }) => teamOfferId === id)

/**
 * Asks the next people for places of the new teams that no person is asked for any more. If that was not chosen, or no person is
 * left, the whole offer ends, because the teams cannot be built.
 */
export async function refillTeamOffer(
  ctx: RoundCtx,
  tx: Tx,
  dinner: AuthorizedDinner,
  teamOffer: TeamOffer,
): Promise<void> {
  for (;;) {
    const round = await settledRound(ctx, tx, dinner)
    const ownParts = partsOf(round.open, teamOffer)
    const missing = placesWithoutOffer(teamOffer.places, ownParts)
    if (missing === 0) return
    const newTeams = { teamId: undefined, teamOfferId: teamOffer.id, tableOfferId: undefined }
    const askedIds = await placeOfferStore.askedIds(tx, dinner, newTeams)
    const next = teamOffer.toNext ? nextUnit(missing, { ...round, askedIds }) : undefined
    if (!next) {
      await failTeamOffer(ctx, tx, dinner, { teamOffer, own: ownParts, people: round.people })
      return
    }
    const participantIds = next.map(({ id }) => id)
    const hours = hoursForNext(ctx, dinner, teamOffer.hours)
    const place = inNewTeams(teamOffer)
    const unit = await makeOffer(ctx, tx, dinner, round, { place, participantIds, hours, toNext: true })
    await recordOffer(ctx, tx, dinner, 'place_offered', { unit, team: undefined, ...byItself })
  }
}

interface Failing {
  teamOffer: TeamOffer
  own: readonly OpenOffer[]
  people: readonly Participant[]
}

/** Ends the offer for all who were asked. Those who accepted get a mail, unless the event itself is over or cancelled. */
export async function failTeamOffer(
  ctx: RoundCtx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { teamOffer, own, people }: Failing,
): Promise<void> {
  if (!(await teamOfferStore.end(tx, dinner, teamOffer.id, 'FAILED', ctx.clock.now()))) return
  await endParts(ctx, tx, dinner, { own, people, state: 'LAPSED' })
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'new_teams_offer_failed',
    data: { count: teamOffer.places },
    ...byItself,
  })
}

/** Ends all live offers of an offer of new teams. */
export async function endParts(
  ctx: RoundCtx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { own, people, state }: Omit<Failing, 'teamOffer'> & { state: 'LAPSED' | 'WITHDRAWN' },
): Promise<void> {
  const isOver = !offersGoOn(ctx, dinner)
  for (const offer of own) {
    const hasEnded = await placeOfferStore.end(tx, dinner, offer, state, ctx.clock.now())
    if (hasEnded && offer.state === 'AGREED' && !isOver)
      await queueMail(tx, ctx, dinner, teamOutcomeMail(dinner, peopleOf(offer, people), 'failed'))
  }
}

/** Offers are made and answered for confirmed events that are neither cancelled nor begun. */
export function offersGoOn(ctx: RoundCtx, dinner: AuthorizedDinner): boolean {
  const isOff = dinner.cancellationDate !== undefined || needsAcknowledgement(dinner)
  return !isOff && !hasBegun(dinner.meals, localNowOf(ctx, dinner))
}
