import { tableOfferMinutes } from '@running-dinner/domain/evening'
import { offerStates } from '@running-dinner/domain/people'
import { z } from 'zod'
import { flag, idList, localInstant } from '../forms/fields.ts'
import { route } from '../route.ts'

const ofTable = '/rest/eveningservice/v1/runningdinner/:adminId/tables/:mealId/:teamId/offers'

const tableOffers = z.object({
  /** Who can be asked by mail, the best first; a pair is one entry with the id of its root. */
  askable: z.array(z.object({ participantId: z.string(), name: z.string() })),
  /** The newest first. */
  offers: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), state: z.enum(offerStates) },
      ...{ validUntil: localInstant, offeredAt: localInstant },
    }),
  ),
})
export type TableOffersReply = z.output<typeof tableOffers>

const minutes = z
  .int({ error: 'number_invalid' })
  .min(tableOfferMinutes.fewest, { error: 'number_invalid' })
  .max(tableOfferMinutes.most, { error: 'number_invalid' })

export const tableOfferRoutes = {
  list: route({
    method: 'GET',
    path: ofTable,
    area: 'evening',
    summary: 'Who can be asked to cook for the guests of a table, and what was answered',
    reply: tableOffers,
  }),
  offer: route({
    method: 'POST',
    path: ofTable,
    area: 'evening',
    summary: 'Ask people by mail to cook for the guests of a table; the first yes takes it',
    body: z.object({
      participantIds: idList(20),
      minutes: z._default(minutes, tableOfferMinutes.usual),
      /** The host does not come as a guest to the other courses either, once another team cooks. */
      hostLeaves: flag,
    }),
    reply: tableOffers,
  }),
  withdraw: route({
    method: 'DELETE',
    path: ofTable,
    area: 'evening',
    summary: 'Withdraw all open offers of a table',
    reply: tableOffers,
  }),
} as const
