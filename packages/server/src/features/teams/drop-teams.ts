import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { stale } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinners/index.ts'
import { teamStore } from './team.store.ts'
import { readTeamList } from './team-list.read.ts'

/** Teams and routes go, people stay; without teams nothing happens (rules 3.5). */
export async function dropTeams(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof teamRoutes.drop>> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (ifMatch !== undefined && ifMatch !== (await dinnerStore.planVersion(tx, dinner))) throw stale()
    if (await teamStore.exist(tx, dinner)) {
      await teamStore.removeAll(tx, dinner)
      await dinnerStore.nextPlanVersion(tx, dinner)
      await recordActivity(tx, ctx.clock, dinner, { type: 'TEAMS_RECREATED', data: { teams: 0 } })
    }
    return readTeamList(tx, dinner, { withoutCancelled: false })
  })
}
