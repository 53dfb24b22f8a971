import type { ActivityCode, ActivityType } from '@running-dinner/contract'
import { keptSince } from '@running-dinner/domain/events'
import type { PlanDelta } from '@running-dinner/domain/plan'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { PlanChange as Row } from '../../../platform/db/schema.generated.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import { notificationStore } from '../../messages/notifications/index.ts'
import type { PersonRow } from '../../people/participants/index.ts'

/**
 * `removed` are the rows of deleted people, restored by undo. `eventDate` is the day of the stored course times: the event may
 * be postponed meanwhile.
 */
export type StoredDelta = PlanDelta & { removed: PersonRow[]; eventDate?: string }

export interface PlanChange {
  id: string
  planVersion: number
  type: ActivityType
  code: ActivityCode | undefined
  data: Record<string, string | number>
  originator: string
  delta: StoredDelta
  undone: boolean
  createdAt: Date
}

/** Older changes can no longer be undone. */
const mostKept = 100

export const planChangeStore = {
  /** A new change deletes what could have been redone. */
  async add(tx: Tx, dinner: { id: string }, change: Omit<PlanChange, 'undone'>): Promise<void> {
    await tx.deleteFrom('planChange').where('dinnerId', '=', dinner.id).where('undone', '=', true).execute()
    const { delta, data, code, ...columns } = change
    await tx
      .insertInto('planChange')
      .values({
        ...columns,
        dinnerId: dinner.id,
        code: code ?? null,
        data: JSON.stringify(data),
        delta: JSON.stringify(delta),
      })
      .execute()
    await tx
      .deleteFrom('planChange')
      .where('dinnerId', '=', dinner.id)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('planChange')
          .select('id')
          .where('dinnerId', '=', dinner.id)
          .orderBy('position', 'desc')
          .limit(mostKept),
      )
      .execute()
  },

  /** The change that undo reverts next. */
  async newest(db: Db | Tx, dinner: { id: string }): Promise<PlanChange | undefined> {
    const row = await ofDinner(db, dinner)
      .where('undone', '=', false)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && toPlanChange(row)
  },

  /** The change that redo applies next. */
  async oldestUndone(db: Db | Tx, dinner: { id: string }): Promise<PlanChange | undefined> {
    const row = await ofDinner(db, dinner).where('undone', '=', true).orderBy('position').limit(1).executeTakeFirst()
    return row && toPlanChange(row)
  },

  async latest(db: Db | Tx, dinner: { id: string }, count: number): Promise<PlanChange[]> {
    const rows = await ofDinner(db, dinner).orderBy('position', 'desc').limit(count).execute()
    return rows.map(toPlanChange)
  },

  /** What was changed after a moment and holds, the newest first. */
  async deltasAfter(db: Db | Tx, dinner: { id: string }, moment: Date): Promise<StoredDelta[]> {
    const rows = await ofDinner(db, dinner)
      .where('undone', '=', false)
      .where('createdAt', '>', moment)
      .orderBy('position', 'desc')
      .execute()
    return rows.map((row) => toPlanChange(row).delta)
  },

  async setUndone(tx: Tx, dinner: { id: string }, change: Pick<PlanChange, 'id' | 'undone' | 'delta'>): Promise<void> {
    await tx
      .updateTable('planChange')
      .set({ undone: change.undone, delta: JSON.stringify(change.delta) })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', change.id)
      .execute()
  },
}

function ofDinner(db: Db | Tx, { id }: { id: string }) {
  return db.selectFrom('planChange').selectAll().where('dinnerId', '=', id)
}

/** Written only by this store. */
function toPlanChange(row: Selectable<Row>): PlanChange {
  return {
    id: row.id,
    planVersion: row.planVersion,
    type: row.type as ActivityType,
    code: (row.code ?? undefined) as ActivityCode | undefined,
    data: row.data as Record<string, string | number>,
    originator: row.originator,
    delta: row.delta as unknown as StoredDelta,
    undone: row.undone,
    createdAt: row.createdAt,
  }
}

/** People deleted with a team are kept for undo, for a limited time only (`docs/rules/events/retention.md`). */
export const removedPeopleCleanup: Cleanup = {
  name: 'people who left with a team',
  async old(tx, now) {
    const until = keptSince('removedParticipant', now)
    // Who came back with an undo takes part. Their own notifications stay: they are listed until they know that their team is gone.
    const { rows } = await sql<{ dinnerId: string; people: Parameters<typeof notificationStore.forgetValues>[2] }>`
      select dinner_id as "dinnerId", jsonb_agg(jsonb_build_object(
          'id', person -> 'id', 'firstnamePart', person -> 'first_name', 'lastname', person -> 'last_name',
          'email', person -> 'email', 'mobileNumber', person -> 'mobile_number',
          'street', person -> 'street', 'streetNr', person -> 'street_nr',
          'addressRemarks', person -> 'address_remarks', 'entranceNote', coalesce(person -> 'entrance_note', '""'),
          'mealSpecificsNote', person -> 'meal_specifics_note')) as people
      from plan_change, jsonb_array_elements(delta -> 'removed') as person
      where created_at <= ${until} and not exists (select from participant where participant.id::text = person ->> 'id')
      group by dinner_id`.execute(tx)
    for (const { dinnerId, people } of rows) await notificationStore.forgetValues(tx, { id: dinnerId }, people)
    await sql`
      update plan_change set delta = jsonb_set(delta, '{removed}', '[]')
      where created_at <= ${until} and delta -> 'removed' <> '[]'`.execute(tx)
  },
}
