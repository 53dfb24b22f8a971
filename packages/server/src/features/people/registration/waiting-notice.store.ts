import type { WaitingNotice } from '@running-dinner/domain/people/registration/moved-up.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'

/** Who waits for a place below the organiser's limit, and who moved up from there: one row per person. */
export const waitingNoticeStore = {
  async ofDinner(db: Db | Tx, dinner: { id: string }): Promise<WaitingNotice[]> {
    const rows = await db.selectFrom('waitingNotice').selectAll().where('dinnerId', '=', dinner.id).execute()
    return rows.map(({ participantId, movedUpAt, mailedAt }) => ({
      participantId,
      movedUpAt: movedUpAt ?? undefined,
      mailedAt: mailedAt ?? undefined,
    }))
  },

  /** They wait, also after they had a place for a while. */
  async wait(tx: Tx, dinner: { id: string }, participantIds: readonly string[]): Promise<void> {
    if (participantIds.length === 0) return
    await sql`
      insert into waiting_notice (participant_id, dinner_id)
      select id, ${dinner.id} from unnest(${[...participantIds]}::uuid[]) as id
      on conflict (participant_id) do update set moved_up_at = null, mailed_at = null`.execute(tx)
  },

  async moveUp(tx: Tx, dinner: { id: string }, participantIds: readonly string[], at: Date): Promise<void> {
    if (participantIds.length === 0) return
    await tx
      .updateTable('waitingNotice')
      .set({ movedUpAt: at })
      .where('dinnerId', '=', dinner.id)
      .where('participantId', 'in', participantIds)
      .where('movedUpAt', 'is', null)
      .execute()
  },

  /** True for the one caller that may send the mail. */
  async claimMail(tx: Tx, dinner: { id: string }, participantId: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('waitingNotice')
      .set({ mailedAt: at })
      .where('dinnerId', '=', dinner.id)
      .where('participantId', '=', participantId)
      .where('movedUpAt', 'is not', null)
      .where('mailedAt', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Upcoming confirmed events without teams in which people wait, or waited and were not mailed. */
  async concernedDinnerIds(db: Db | Tx, now: Date): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from dinner
      where cancelled_at is null and (acknowledged_at is not null or running_dinner_type = 'DEMO')
        and date >= day_in(time_zone, ${now}::timestamptz)
        and not exists (select from team where dinner_id = dinner.id)
        and (
          exists (select from waiting_notice where dinner_id = dinner.id and mailed_at is null)
          or (select participant_limit from public_settings where dinner_id = dinner.id)
            < (select count(*) from participant where dinner_id = dinner.id)
        )
      order by id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** When something was last recorded about the event: a place that became free is not older than that. */
  async lastActivityAt(db: Db | Tx, dinner: { id: string }): Promise<Date | undefined> {
    const row = await db
      .selectFrom('activity')
      .select('createdAt')
      .where('dinnerId', '=', dinner.id)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.createdAt
  },
}
