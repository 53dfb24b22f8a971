import type { TeamReply } from '@running-dinner/contract'
import { onlyGuests } from '@running-dinner/domain/plan/dinner-routes/dinner-route.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { openPlanWith } from '../plan-history/index.ts'
import { presentTeam } from './team.present.ts'
import { teamStore } from './team.store.ts'

/** Locks or unlocks a team. A cancelled team cannot be locked. */
export async function lockTeam(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { teamId, locked }: { teamId: string; locked: boolean },
  ifMatch: number | undefined,
): Promise<TeamReply> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlanWith(ctx, tx, dinner, ifMatch, (current) => teamStore.evening(tx, current))
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
