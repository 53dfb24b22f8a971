import { waitingListRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { assignParticipants } from './assign-participants.ts'
import { generateNewTeams } from './generate-new-teams.ts'
import { readWaitingList } from './waiting-list.read.ts'

export function waitingListHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const planner = requireActiveDinner(ctx)
  return [
    handler(waitingListRoutes.read, organiser, async (_call, dinner) =>
      readWaitingList(ctx.db, dinner, ctx.clock.now()),
    ),
    handler(waitingListRoutes.generateTeams, planner, async ({ body, ifMatch }, dinner) =>
      generateNewTeams(ctx, dinner, body, ifMatch),
    ),
    handler(waitingListRoutes.assignParticipants, planner, async ({ body, ifMatch }, dinner) =>
      assignParticipants(ctx, dinner, body, ifMatch),
    ),
  ]
}
