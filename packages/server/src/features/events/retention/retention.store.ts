import { createHash } from 'node:crypto'
import type { LocalDate } from '@running-dinner/domain'
import { keptSince } from '@running-dinner/domain/events'
import { plusDays } from '@running-dinner/domain/local-date'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/db/pub-sub.ts'
import { bury } from '../../../platform/tombstones/bury.ts'
import { dinnerTopic } from '../dinner-record/index.ts'

export interface KeptEvent {
  id: string
  date: LocalDate
  timeZone: string
  cancelledAt: Date | undefined
  createdAt: Date
  acknowledgedAt: Date | undefined
  hasAddress: boolean
  noticedAt: Date | undefined
  warnedAt: Date | undefined
}

export const retentionStore = {
  /** Candidates in any time zone: events that are over, cancelled or unconfirmed. The rules decide which are due. */
  async deletable(db: Db, now: Date): Promise<KeptEvent[]> {
    const tomorrow = plusDays(now.toISOString().slice(0, 10), 1)
    const rows = await kept(db)
      .where((eb) =>
        eb.or([
          eb('date', '<=', tomorrow),
          eb('cancelledAt', 'is not', null),
          eb('acknowledgedAt', 'is', null).and('createdAt', '<=', keptSince('demoWithoutAddress', now)),
        ]),
      )
      .execute()
    return rows.map(toKeptEvent)
  },

  /** For each statement of this transaction: a large event is deleted with everything that belongs to it. */
  async allowTwoMinutes(tx: Tx): Promise<void> {
    await sql`set local statement_timeout = '120s'`.execute(tx)
  },

  async lockedEvent(tx: Tx, id: string): Promise<KeptEvent | undefined> {
    const row = await kept(tx).where('id', '=', id).forUpdate().executeTakeFirst()
    return row && toKeptEvent(row)
  },

  async notice(db: Db, id: string, noticedAt: Date | null): Promise<void> {
    await db.updateTable('dinner').set({ deletionNoticedAt: noticedAt }).where('id', '=', id).execute()
  },

  /** False if another worker claimed or finished it. */
  async markWarned(tx: Tx, id: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('dinner')
      .set({ deletionWarnedAt: now })
      .where('id', '=', id)
      .where('deletionWarnedAt', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  async hasPeople(tx: Tx, id: string): Promise<boolean> {
    const row = await tx.selectFrom('participant').select('id').where('dinnerId', '=', id).limit(1).executeTakeFirst()
    return row !== undefined
  },

  /**
   * Deletes the event's row and everything that references it. Only the hash of its id, its date and the time of deletion
   * remain.
   */
  async remove(tx: Tx, { id, date }: KeptEvent, now: Date): Promise<void> {
    await tx
      .insertInto('deletedDinner')
      .values({ dinnerHash: createHash('sha256').update(id).digest(), eventDate: date, deletedAt: now })
      .onConflict((conflict) => conflict.column('dinnerHash').doUpdateSet({ deletedAt: now }))
      .execute()
    bury(tx, 'event', [id])
    await tx.deleteFrom('dinner').where('id', '=', id).execute()
    // Ends the live streams of the event.
    await publish(tx, dinnerTopic({ id }))
  },
}

function kept(db: Db | Tx) {
  return db
    .selectFrom('dinner')
    .select(['id', 'date', 'timeZone', 'email', 'createdAt', 'acknowledgedAt'])
    .select(['cancelledAt', 'deletionNoticedAt', 'deletionWarnedAt'])
    .orderBy('date')
}

type Row = Awaited<ReturnType<ReturnType<typeof kept>['executeTakeFirstOrThrow']>>

function toKeptEvent({
  deletionNoticedAt,
  deletionWarnedAt,
  cancelledAt,
  acknowledgedAt,
  email,
  ...row
}: Row): KeptEvent {
  return {
    ...row,
    hasAddress: email !== '',
    acknowledgedAt: acknowledgedAt ?? undefined,
    cancelledAt: cancelledAt ?? undefined,
    noticedAt: deletionNoticedAt ?? undefined,
    warnedAt: deletionWarnedAt ?? undefined,
  }
}
