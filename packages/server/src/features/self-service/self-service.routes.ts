import { selfRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../platform/http/handler.ts'
import { presentDinnerRoute } from '../dinner-routes/index.ts'
import { guestTitle, presentContact } from '../dinners/index.ts'
import { requireParticipant } from './authorized-participant.ts'
import { changeOwnHost } from './change-own-host.ts'
import { ownTeam, presentOwnTeam } from './own-team.ts'

export function selfServiceHandlers(ctx: Ctx): Handler[] {
  const participant = requireParticipant(ctx)
  return [
    handler(selfRoutes.sessionData, participant, async (_call, { dinner, person }) => ({
      languageCode: dinner.basicDetails.languageCode,
      meals: dinner.meals,
      title: guestTitle(dinner),
      date: dinner.basicDetails.date,
      city: dinner.basicDetails.city,
      teamPartnerWishEmail: person.teamPartnerWishEmail,
      teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
      firstnamePart: person.firstnamePart,
      cancelled: dinner.cancellationDate !== undefined,
      ...presentContact(dinner),
    })),
    handler(selfRoutes.team, participant, async ({ params }, self) => {
      return presentOwnTeam(self, await ownTeam(ctx.db, self, idOf(params, 'teamId')))
    }),
    handler(selfRoutes.changeHost, participant, async ({ params, body }, self) =>
      changeOwnHost(ctx, self, idOf(params, 'teamId'), body),
    ),
    handler(selfRoutes.dinnerRoute, participant, async ({ params }, self) => {
      const { team, teams, visits } = await ownTeam(ctx.db, self, idOf(params, 'teamId'))
      const cancelled = self.dinner.cancellationDate !== undefined
      return { ...presentDinnerRoute(self.dinner, team, teams, visits), cancelled }
    }),
  ]
}
