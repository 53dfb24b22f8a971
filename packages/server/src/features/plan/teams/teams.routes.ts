import { teamRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { readPlanHistory } from '../plan-history/index.ts'
import { arrangeTeams } from './arrange-teams.ts'
import { dropTeams } from './drop-teams.ts'
import { lockTeam } from './lock-team.ts'
import { readMeetingPlan } from './meeting-plan.read.ts'
import { presentConsequences, presentMovedTeams } from './move.present.ts'
import { moveTeams } from './move-teams.ts'
import { readTeamList } from './team-list.read.ts'
import { undoPlanChange } from './undo-plan-change.ts'

/** The calls for one kind of move answer the teams concerned instead of consequences. */
const answeringTeams = { dryRun: false, present: presentMovedTeams }

export function teamHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const planner = requireActiveDinner(ctx)
  return [
    handler(teamRoutes.list, organiser, async ({ query }, dinner) =>
      readTeamList(ctx.db, dinner, { withoutCancelled: query.filterCancelledTeams }),
    ),
    handler(teamRoutes.arrange, planner, async ({ body, ifMatch }, dinner) =>
      arrangeTeams(ctx, dinner, { mode: 'first', ifMatch, leaveNobodyOut: body?.leaveNobodyOut ?? false }),
    ),
    handler(teamRoutes.rearrange, planner, async ({ body, ifMatch }, dinner) =>
      arrangeTeams(ctx, dinner, { mode: 'again', ifMatch, leaveNobodyOut: body?.leaveNobodyOut ?? false }),
    ),
    handler(teamRoutes.drop, organiser, async ({ ifMatch }, dinner) => dropTeams(ctx, dinner, ifMatch)),
    handler(teamRoutes.move, planner, async ({ body: { move, dryRun }, ifMatch }, dinner) =>
      moveTeams(ctx, dinner, move, { ifMatch, dryRun, present: presentConsequences }),
    ),
    handler(teamRoutes.swapMembers, planner, async ({ params, ifMatch }, dinner) => {
      const ids = {
        participantId: idOf(params, 'participantId'),
        otherParticipantId: idOf(params, 'otherParticipantId'),
      }
      return moveTeams(ctx, dinner, { kind: 'SWAP_MEMBERS', ...ids }, { ifMatch, ...answeringTeams })
    }),
    handler(teamRoutes.swapMeals, planner, async ({ params, ifMatch }, dinner) => {
      const ids = { teamId: idOf(params, 'teamId'), otherTeamId: idOf(params, 'otherTeamId') }
      return moveTeams(ctx, dinner, { kind: 'SWAP_MEALS', ...ids }, { ifMatch, ...answeringTeams })
    }),
    handler(teamRoutes.saveHosts, planner, async ({ body, ifMatch }, dinner) =>
      moveTeams(ctx, dinner, { kind: 'CHANGE_HOSTS', ...body }, { ifMatch, ...answeringTeams }),
    ),
    handler(teamRoutes.lock, planner, async ({ params, body, ifMatch }, dinner) =>
      lockTeam(ctx, dinner, { teamId: idOf(params, 'teamId'), locked: body.locked }, ifMatch),
    ),
    handler(teamRoutes.history, organiser, async (_, dinner) => readPlanHistory(ctx.db, dinner)),
    handler(teamRoutes.undo, planner, async ({ ifMatch }, dinner) =>
      undoPlanChange(ctx, dinner, { direction: 'undo', ifMatch }),
    ),
    handler(teamRoutes.redo, planner, async ({ ifMatch }, dinner) =>
      undoPlanChange(ctx, dinner, { direction: 'redo', ifMatch }),
    ),
    handler(teamRoutes.meetingPlan, organiser, async ({ params }, dinner) =>
      readMeetingPlan(ctx.db, dinner, idOf(params, 'teamId')),
    ),
  ]
}
