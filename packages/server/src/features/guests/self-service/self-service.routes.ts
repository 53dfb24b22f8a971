import { selfRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { requireParticipant } from './authorized-participant.ts'
import { changeOwnHost } from './change-own-host.ts'
import { presentOwnRoute, presentSession } from './own-pages.present.ts'
import { ownTeam, presentOwnTeam } from './own-team.ts'

export function selfServiceHandlers(ctx: Ctx): Handler[] {
  const participant = requireParticipant(ctx)
  return [
    handler(selfRoutes.sessionData, participant, async (_call, self) => presentSession(self)),
    handler(selfRoutes.team, participant, async ({ params }, self) => {
      return presentOwnTeam(self, await ownTeam(ctx.db, self, idOf(params, 'teamId')), ctx.clock.now())
    }),
    handler(selfRoutes.changeHost, participant, async ({ params, body }, self) =>
      changeOwnHost(ctx, self, idOf(params, 'teamId'), body),
    ),
    handler(selfRoutes.dinnerRoute, participant, async ({ params }, self) =>
      presentOwnRoute(self, await ownTeam(ctx.db, self, idOf(params, 'teamId')), ctx.clock.now()),
    ),
  ]
}
