import type { LostTable } from '@running-dinner/domain/evening'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { TableOffer as Row } from '../../../platform/db/schema.generated.ts'
import { newId } from '../../../platform/ids.ts'

/** A lost table that is offered to people who could cook. */
export interface TableOffer extends LostTable {
  id: string
  /** The lost host does not come as a guest either. */
  hostLeaves: boolean
  isTaken: boolean
}

export const tableOfferStore = {
  async byId(db: Db | Tx, dinner: { id: string }, id: string): Promise<TableOffer | undefined> {
    const row = await db
      .selectFrom('tableOffer')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && toTableOffer(row)
  },

  /** The newest first; all but the first were taken. */
  async ofTable(db: Db | Tx, dinner: { id: string }, { teamId, mealId }: LostTable): Promise<TableOffer[]> {
    const rows = await db
      .selectFrom('tableOffer')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('teamId', '=', teamId)
      .where('mealId', '=', mealId)
      .orderBy('createdAt', 'desc')
      .execute()
    return rows.map(toTableOffer)
  },

  /** The offer of the table that no person took yet, a new one if there is none; what is asked now about the host counts. */
  async openFor(
    tx: Tx,
    dinner: { id: string },
    { teamId, mealId }: LostTable,
    { hostLeaves, createdAt }: { hostLeaves: boolean; createdAt: Date },
  ): Promise<string> {
    const [last] = await tableOfferStore.ofTable(tx, dinner, { teamId, mealId })
    if (last && !last.isTaken) {
      await tx
        .updateTable('tableOffer')
        .set({ hostLeaves })
        .where('dinnerId', '=', dinner.id)
        .where('id', '=', last.id)
        .execute()
      return last.id
    }
    const id = newId()
    await tx
      .insertInto('tableOffer')
      .values({ id, dinnerId: dinner.id, teamId, mealId, hostLeaves, createdAt })
      .execute()
    return id
  },

  /** The first yes takes the table: false for every other one, also without the event's lock. */
  async take(tx: Tx, dinner: { id: string }, id: string, takenAt: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('tableOffer')
      .set({ takenAt })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .where('takenAt', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Offers of tables without guests: they were seated elsewhere, or the course was dropped for them. */
  async emptyTables(db: Db | Tx, dinner: { id: string }): Promise<Set<string>> {
    const rows = await db
      .selectFrom('tableOffer as offer')
      .select('offer.id')
      .where('offer.dinnerId', '=', dinner.id)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('visit')
              .innerJoin('team as guest', 'guest.id', 'visit.guestTeamId')
              .select('visit.mealId')
              .where('visit.dinnerId', '=', dinner.id)
              .whereRef('visit.hostTeamId', '=', 'offer.teamId')
              .whereRef('visit.mealId', '=', 'offer.mealId')
              .where('guest.status', '<>', 'CANCELLED'),
          ),
        ),
      )
      .execute()
    return new Set(rows.map(({ id }) => id))
  },
}

function toTableOffer({ id, teamId, mealId, hostLeaves, takenAt }: Selectable<Row>): TableOffer {
  return { id, teamId, mealId, hostLeaves, isTaken: takenAt !== null }
}
