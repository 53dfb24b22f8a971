import type { Db, Tx } from '../../../platform/db/database.ts'
import { bury } from '../../../platform/tombstones/bury.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'

export interface Helper {
  id: string
  secret: string
  name: string
  /** '' where guests cannot call this helper. */
  phone: string
  createdAt: Date
}

/** Helpers with their secrets. Only `bySecret` looks beyond one event. */
export const helperStore = {
  async bySecret(db: Db | Tx, secret: string): Promise<(Helper & { dinnerId: string }) | undefined> {
    return db.selectFrom('eveningHelper').selectAll().where('secret', '=', secret).executeTakeFirst()
  },

  /** In the order in which they were added. */
  async ofDinner(db: Db | Tx, dinner: AuthorizedDinner): Promise<Helper[]> {
    return db
      .selectFrom('eveningHelper')
      .select(['id', 'secret', 'name', 'phone', 'createdAt'])
      .where('dinnerId', '=', dinner.id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
  },

  async insert(tx: Tx, dinner: AuthorizedDinner, helper: Helper): Promise<void> {
    await tx
      .insertInto('eveningHelper')
      .values({ ...helper, dinnerId: dinner.id })
      .execute()
  },

  /** Returns the name; undefined where the event has no such helper. */
  async remove(tx: Tx, dinner: AuthorizedDinner, id: string): Promise<string | undefined> {
    bury(tx, 'helper', [id])
    const row = await tx
      .deleteFrom('eveningHelper')
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    return row?.name
  },
}
