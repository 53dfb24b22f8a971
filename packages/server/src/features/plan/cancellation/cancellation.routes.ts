import { teamRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { requireActiveDinner } from '../../events/dinner-record/index.ts'
import { cancelMember } from './cancel-member.ts'
import { cancelTeam } from './cancel-team.ts'

export function cancellationHandlers(ctx: Ctx): Handler[] {
  const planner = requireActiveDinner(ctx)
  return [
    handler(teamRoutes.cancel, planner, async ({ params, body, ifMatch }, dinner) =>
      cancelTeam(ctx, dinner, idOf(params, 'teamId'), body, ifMatch),
    ),
    handler(teamRoutes.cancelMember, planner, async ({ params, ifMatch }, dinner) =>
      cancelMember(
        ctx,
        dinner,
        { teamId: idOf(params, 'teamId'), participantId: idOf(params, 'participantId') },
        ifMatch,
      ),
    ),
  ]
}
