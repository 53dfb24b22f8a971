import type { EveningReport, ReportKind, TableAnswer } from '@running-dinner/domain/evening'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'

/** Reports of the evening. Every query is bound to one event. */
export const eveningReportStore = {
  /** False where a report with this id is stored already; nothing happens to that one. */
  async insert(tx: Tx, dinner: { id: string }, report: EveningReport): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('eveningReport')
      .values({ ...report, guestTeamIds: report.guestTeamIds && [...report.guestTeamIds], dinnerId: dinner.id })
      .onConflict((conflict) => conflict.columns(['dinnerId', 'id']).doNothing())
      .executeTakeFirstOrThrow()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  async teamOf(tx: Tx, dinner: { id: string }, reportId: string): Promise<string | undefined> {
    const row = await tx
      .selectFrom('eveningReport')
      .select('teamId')
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', reportId)
      .executeTakeFirst()
    return row?.teamId
  },

  async ofDinner(db: Db | Tx, dinner: { id: string }): Promise<EveningReport[]> {
    const rows = await db.selectFrom('eveningReport').selectAll().where('dinnerId', '=', dinner.id).execute()
    return rows.map(({ dinnerId: _, ...row }) => ({
      ...row,
      participantId: row.participantId ?? undefined,
      // Narrowed by a check constraint.
      kind: row.kind as ReportKind,
      mealId: row.mealId ?? undefined,
      hostTeamId: row.hostTeamId ?? undefined,
      guestTeamIds: row.guestTeamIds ?? undefined,
      minutes: row.minutes ?? undefined,
      missingTeamId: row.missingTeamId ?? undefined,
      reportId: row.reportId ?? undefined,
      digest: row.digest ?? undefined,
    }))
  },

  /** Of people who were deleted the team and the moment are left. */
  async forgetPeople(tx: Tx, dinner: { id: string }, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await tx
      .updateTable('eveningReport')
      .set({ participantId: null })
      .where('dinnerId', '=', dinner.id)
      .where('participantId', 'in', ids)
      .execute()
  },
}

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
