import { needsAcknowledgement } from '@running-dinner/domain/events/dinner/lifecycle.ts'
import { hasBegun } from '@running-dinner/domain/people/waiting-list/offers.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notConfirmed, refuse } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { localNowOf, type OfferRound, type RoundCtx, settledRound } from './offer-round.ts'

/** Begins a round for an offer of the organiser, or refuses: teams have to be there, and the event to be confirmed and to come. */
export async function openRound(ctx: RoundCtx, tx: Tx, dinner: AuthorizedDinner): Promise<OfferRound> {
  if (needsAcknowledgement(dinner)) throw notConfirmed()
  if (hasBegun(dinner.meals, localNowOf(ctx, dinner))) refuse('runningdinner_date_expired')
  const round = await settledRound(ctx, tx, dinner)
  if (round.teams.length === 0) refuse('teams_not_existing')
  return round
}
