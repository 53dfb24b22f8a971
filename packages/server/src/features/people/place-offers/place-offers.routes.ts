import { placeOfferRoutes, tableOfferRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { acceptOffer, declineOffer } from './answer-offer.ts'
import { requireOffer } from './authorized-offer.ts'
import { offerNewTeams, offerPlace, setAutomaticOffers, withdrawOffer } from './offer-places.ts'
import { offerTable, withdrawTable } from './offer-table.ts'
import { readOwnOffer } from './own-offer.read.ts'
import { readPlaceOffers, readTableOffers } from './place-offers.read.ts'

export function placeOfferHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const planner = requireActiveDinner(ctx)
  const offerHolder = requireOffer(ctx)
  const tableOf = (params: { mealId: string; teamId: string }) => ({
    mealId: idOf(params, 'mealId'),
    teamId: idOf(params, 'teamId'),
  })
  return [
    handler(placeOfferRoutes.list, organiser, async (_call, dinner) => readPlaceOffers(ctx, ctx.db, dinner)),
    handler(placeOfferRoutes.offer, planner, async ({ body }, dinner) => offerPlace(ctx, dinner, body)),
    handler(placeOfferRoutes.offerTeams, planner, async ({ body }, dinner) => offerNewTeams(ctx, dinner, body)),
    handler(placeOfferRoutes.withdraw, planner, async ({ params }, dinner) =>
      withdrawOffer(ctx, dinner, idOf(params, 'offerId')),
    ),
    handler(placeOfferRoutes.setAutomatic, planner, async ({ body }, dinner) =>
      setAutomaticOffers(ctx, dinner, body.automatic),
    ),
    handler(tableOfferRoutes.list, organiser, async ({ params }, dinner) =>
      readTableOffers(ctx, ctx.db, dinner, tableOf(params)),
    ),
    handler(tableOfferRoutes.offer, planner, async ({ params, body }, dinner) =>
      offerTable(ctx, dinner, tableOf(params), body),
    ),
    handler(tableOfferRoutes.withdraw, planner, async ({ params }, dinner) =>
      withdrawTable(ctx, dinner, tableOf(params)),
    ),
    handler(placeOfferRoutes.own, offerHolder, async (_call, offer) => readOwnOffer(ctx, ctx.db, offer)),
    handler(placeOfferRoutes.accept, offerHolder, async (_call, offer) => acceptOffer(ctx, offer)),
    handler(placeOfferRoutes.decline, offerHolder, async (_call, offer) => declineOffer(ctx, offer)),
  ]
}
