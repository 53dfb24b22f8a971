import { eveningOf } from '@running-dinner/domain/evening/evening.ts'
import { alarmOf } from '@running-dinner/domain/evening/red-tables.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { EveningAccess } from '../helper-links/index.ts'
import { eveningAttentionStore } from '../record/index.ts'
import { readReportedEvening } from './evening-plan.read.ts'
import { notifyEvening } from './notify-evening.ts'

export interface TableKey {
  mealId: string
  teamId: string
}

/** Says that the reader takes care of a table. Nothing is stored for a table that waits for no answer. */
export async function answerTable(ctx: Ctx, { dinner, helper }: EveningAccess, key: TableKey): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.db, async (tx) => {
    const [{ plan, reports }, answers] = await Promise.all([
      readReportedEvening(tx, dinner),
      eveningAttentionStore.ofDinner(tx, dinner),
    ])
    const table = eveningOf(plan, reports, now).tables.find(
      ({ teamId, mealId }) => teamId === key.teamId && mealId === key.mealId,
    )
    if (!table) throw notFound()
    const { redSince, answer } = alarmOf(table, { plan, reports, answers }, now)
    if (!redSince || answer) return
    await eveningAttentionStore.insert(tx, dinner, { ...key, by: helper?.name ?? '', at: now })
    await notifyEvening(tx, dinner, plan, [table.teamId, ...table.guests.map(({ teamId }) => teamId)])
  })
}
