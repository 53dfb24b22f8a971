import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuseIf } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { openPlan } from '../plan-history/index.ts'
import { decideMove } from './decide-move.read.ts'
import { teamStore } from './team.store.ts'
import { readTeamList } from './team-list.read.ts'

/** Two teams exchange course and route by exchanging their members. */
export async function swapMeals(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  ids: { teamId: string; otherTeamId: string },
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof teamRoutes.swapMeals>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const evening = { teams: await teamStore.ofDinner(tx, dinner), visits: await teamStore.visits(tx, dinner) }
    const { issues, teams } = await decideMove(tx, plan.dinner, { kind: 'SWAP_MEALS', ...ids }, evening)
    refuseIf(issues)
    const after = teams.map((team) => team.after)
    await teamStore.reseat(tx, dinner, after)
    const [teamNumber = 0, otherTeamNumber = 0] = after.map((team) => team.teamNumber)
    await plan.commit({
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'team_meals_swapped',
      data: { teamNumber, otherTeamNumber },
    })
    return readTeamList(tx, plan.dinner, { withoutCancelled: false, only: after.map((team) => team.id) })
  })
}
