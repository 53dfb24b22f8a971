import type { TableAnswer } from '@running-dinner/domain/evening/red-tables.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'

/** Who took care of red tables. Rows are only added. */
export const eveningAttentionStore = {
  async insert(tx: Tx, dinner: { id: string }, { teamId, mealId, by, at }: TableAnswer): Promise<void> {
    await tx
      .insertInto('eveningAttention')
      .values({ id: newId(), dinnerId: dinner.id, teamId, mealId, answeredBy: by, answeredAt: at })
      .execute()
  },

  async ofDinner(db: Db | Tx, dinner: { id: string }): Promise<TableAnswer[]> {
    const rows = await db.selectFrom('eveningAttention').selectAll().where('dinnerId', '=', dinner.id).execute()
    return rows.map(({ teamId, mealId, answeredBy, answeredAt }) => ({
      teamId,
      mealId,
      by: answeredBy,
      at: answeredAt,
    }))
  },
}
