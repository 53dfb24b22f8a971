import { requestRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { requireParticipant } from '../../guests/self-service/index.ts'
import { acceptHome, declineRequest } from './decide-request.ts'
import { readOpenRequests } from './open-requests.read.ts'
import { askForHome, askNotToCome, readOwnRequests, withdrawRequest } from './own-requests.ts'

export function requestHandlers(ctx: Ctx): Handler[] {
  const participant = requireParticipant(ctx)
  return [
    handler(requestRoutes.own, participant, async (_call, self) => readOwnRequests(ctx.db, self)),
    handler(requestRoutes.cannotCome, participant, async ({ body }, self) => askNotToCome(ctx, self, body)),
    handler(requestRoutes.askForHome, participant, async ({ body }, self) => askForHome(ctx, self, body)),
    handler(requestRoutes.withdraw, participant, async ({ params }, self) =>
      withdrawRequest(ctx, self, idOf(params, 'requestId')),
    ),
    handler(requestRoutes.open, requireDinner(ctx), async (_call, dinner) => readOpenRequests(ctx.db, dinner)),
    handler(requestRoutes.acceptHome, requireActiveDinner(ctx), async ({ params }, dinner) =>
      acceptHome(ctx, dinner, idOf(params, 'requestId')),
    ),
    handler(requestRoutes.decline, requireActiveDinner(ctx), async ({ params }, dinner) =>
      declineRequest(ctx, dinner, idOf(params, 'requestId')),
    ),
  ]
}
