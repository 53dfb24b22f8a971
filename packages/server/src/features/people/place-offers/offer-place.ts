import type { BodyOf, PlaceOffersReply, placeOfferRoutes } from '@running-dinner/contract'
import { offerIssues } from '@running-dinner/domain/people/waiting-list/offers.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refuseIf } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { recordOffer } from './offer-activity.ts'
import { defaultHoursOf, inTeam, makeOffer } from './offer-round.ts'
import { openRound } from './open-round.ts'
import { readPlaceOffers } from './place-offers.read.ts'

type Request = BodyOf<typeof placeOfferRoutes.offer>

/** The organiser offers a free place to a person or a pair, who get a mail to answer. */
export async function offerPlace(ctx: Ctx, authorized: AuthorizedDinner, request: Request): Promise<PlaceOffersReply> {
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
