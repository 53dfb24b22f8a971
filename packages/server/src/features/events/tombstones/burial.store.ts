import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { GraveKind } from '../../../platform/tombstones/tombstone-folder.ts'

/** An address is no row any more. */
export type RowKind = Exclude<GraveKind, 'unwanted'>

/** Where the rows of each kind are. */
const tables = {
  event: [['dinner', 'id']],
  cancellation: [['dinner', 'id']],
  person: [['participant', 'id']],
  kept: [['cancelled_registration', 'participant_id']],
  account: [['account', 'id']],
  consent: [
    ['newsletter_consent', 'id'],
    ['contract', 'dinner_id'],
  ],
  helper: [['evening_helper', 'id']],
} as const satisfies Record<RowKind, readonly (readonly [string, string])[]>

/** Rows of any feature by their ids, which is all that a tombstone tells. */
export const burialStore = {
  /** Of all rows of this kind. */
  async ids(tx: Tx, kind: RowKind): Promise<string[]> {
    const ids: string[] = []
    for (const [table, column] of tables[kind]) {
      const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}`.execute(tx)
      ids.push(...rows.map(({ id }) => id))
    }
    return ids
  },

  async remove(tx: Tx, table: 'account' | 'eveningHelper', ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await tx.deleteFrom(table).where('id', 'in', ids).execute()
  },

  async withdrawConsents(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await tx.deleteFrom('newsletterConsent').where('id', 'in', ids).execute()
    await tx
      .updateTable('contract')
      .set({ newsletterEnabled: false, newsletterTokenHash: null })
      .where('dinnerId', 'in', ids)
      .execute()
  },

  /** The events of these people. */
  async eventsOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
    const rows = await tx.selectFrom('participant').select('dinnerId').distinct().where('id', 'in', ids).execute()
    return rows.map(({ dinnerId }) => dinnerId)
  },
}
