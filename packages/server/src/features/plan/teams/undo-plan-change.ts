import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { stepThrough } from '../plan-history/index.ts'
import { readTeamList } from './team-list.read.ts'

/** Undoes the newest change of the plan, or redoes the one undone last. */
export async function undoPlanChange(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: { direction: 'undo' | 'redo'; ifMatch: number | undefined },
): Promise<ReplyOf<typeof teamRoutes.undo>> {
  return inTransaction(ctx.db, async (tx) =>
    readTeamList(tx, await stepThrough(ctx, tx, dinner, input), { withoutCancelled: false }),
  )
}
