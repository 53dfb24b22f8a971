import type { BodyOf, PlaceOffersReply, placeOfferRoutes } from '@running-dinner/contract'
import { unitOf } from '@running-dinner/domain/people/waiting-list/offers.ts'
import { teamOfferIssues } from '@running-dinner/domain/people/waiting-list/team-offers.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { defaultHoursOf, makeOffer } from './offer-round.ts'
import { openRound } from './open-round.ts'
import { readPlaceOffers } from './place-offers.read.ts'
import { teamOfferStore } from './team-offer.store.ts'
import { inNewTeams } from './team-offer-round.ts'

type Request = BodyOf<typeof placeOfferRoutes.offerTeams>

/** The organiser offers new teams to as many people as they need; the teams are built when all have accepted. */
export async function offerNewTeams(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  { participants, validHours, toNext }: Request,
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
