import { type ReplyOf, type TeamReply, teamRoutes } from '@running-dinner/contract'
import { onlyGuests } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { readPlanHistory } from '../plan-history/index.ts'
import { arrangeTeams } from './arrange-teams.ts'
import { presentConsequences, presentMovedTeams } from './move.present.ts'
import { moveTeams } from './move-teams.ts'
import { openPlan } from './open-plan.ts'
import { stepThrough } from './step-through.ts'
import { presentTeam } from './team.present.ts'
import { teamStore } from './team.store.ts'
import { presentTeamList, readMeetingPlan, readTeamList } from './team-list.read.ts'

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
      stepThrough(ctx, dinner, { direction: 'undo', ifMatch }),
    ),
    handler(teamRoutes.redo, planner, async ({ ifMatch }, dinner) =>
      stepThrough(ctx, dinner, { direction: 'redo', ifMatch }),
    ),
    handler(teamRoutes.meetingPlan, organiser, async ({ params }, dinner) =>
      readMeetingPlan(ctx.db, dinner, idOf(params, 'teamId')),
    ),
  ]
}

/** Deletes teams and visits and keeps the people. Without teams nothing changes. */
async function dropTeams(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof teamRoutes.drop>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const { planVersion } = plan.dinner
    if (plan.before.teams.length === 0) return presentTeamList(plan.dinner, { ...plan.before, planVersion })
    await teamStore.removeAll(tx, dinner)
    const { after, ...committed } = await plan.commit({ type: 'TEAMS_RECREATED', data: { teams: 0 } })
    return presentTeamList(plan.dinner, { ...after, ...committed })
  })
}

/** Locks or unlocks a team. A cancelled team cannot be locked. */
async function lockTeam(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { teamId, locked }: { teamId: string; locked: boolean },
  ifMatch: number | undefined,
): Promise<TeamReply> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const { teams, visits } = plan.before
    const team = teams.find((candidate) => candidate.id === teamId)
    if (!team) throw notFound()
    if (locked && team.status === 'CANCELLED') refuse('team_cancelled')
    if (locked !== team.locked) {
      await teamStore.setLocked(tx, dinner, team.id, locked)
      await plan.commit({
        type: 'CUSTOM_ADMIN_CHANGE',
        code: locked ? 'team_locked' : 'team_unlocked',
        data: { teamNumber: team.teamNumber },
      })
    }
    return presentTeam(plan.dinner, { ...team, locked }, onlyGuests(visits)(team))
  })
}
