import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { openPlan } from '../plan-history/index.ts'
import { teamStore } from './team.store.ts'
import { readTeamList } from './team-list.read.ts'

/** Deletes teams and visits and keeps the people. Without teams nothing changes. */
export async function dropTeams(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof teamRoutes.drop>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    if (await teamStore.exist(tx, dinner)) {
      await teamStore.removeAll(tx, dinner)
      await plan.commit({ type: 'TEAMS_RECREATED', data: { teams: 0 } })
    }
    return readTeamList(tx, plan.dinner, { withoutCancelled: false })
  })
}
