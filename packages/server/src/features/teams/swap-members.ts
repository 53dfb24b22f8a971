import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuseIf } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { openPlan } from '../plan-history/index.ts'
import { decideMove } from './decide-move.read.ts'
import { teamStore } from './team.store.ts'
import { readTeamList } from './team-list.read.ts'

/** Two people exchange their teams. */
export async function swapMembers(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  ids: { participantId: string; otherParticipantId: string },
  ifMatch: number | undefined,
): Promise<ReplyOf<typeof teamRoutes.swapMembers>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, ifMatch)
    const evening = { teams: await teamStore.ofDinner(tx, dinner), visits: await teamStore.visits(tx, dinner) }
    const { issues, teams } = await decideMove(tx, plan.dinner, { kind: 'SWAP_MEMBERS', ...ids }, evening)
    refuseIf(issues)
    const [left, reached] = teams.map(({ before }) => before)
    const nameOf = (id: string) => {
      const person = [left, reached].flatMap((team) => team?.members ?? []).find((member) => member.id === id)
      return person ? fullName(person) : ''
    }
    await teamStore.reseat(
      tx,
      dinner,
      teams.map(({ after }) => after),
    )
    await plan.commit({
      type: 'TEAM_MEMBERS_SWAPPED',
      data: {
        name: nameOf(ids.participantId),
        otherName: nameOf(ids.otherParticipantId),
        teamNumber: left?.teamNumber ?? 0,
        otherTeamNumber: reached?.teamNumber ?? 0,
      },
    })
    return readTeamList(tx, plan.dinner, { withoutCancelled: false, only: teams.map(({ after }) => after.id) })
  })
}
