import type { Dinner, Meal, RegistrationForm } from '@running-dinner/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { dinnerTopic, notify } from '../../platform/db/notifications.ts'
import type {
  AfterPartyLocation as AfterPartyRow,
  Contract as ContractRow,
  Dinner as DinnerRow,
  PublicSettings as PublicSettingsRow,
} from '../../platform/db/schema.generated.ts'
import {
  afterPartyRow,
  publicSettingsColumns,
  registrationFormColumns,
  toDinner,
  toRegistrationForm,
} from './dinner-rows.store.ts'

export const dinnerStore = {
  async byAdminId(db: Db | Tx, adminId: string): Promise<Dinner | undefined> {
    const row = await db.selectFrom('dinner').selectAll().where('adminId', '=', adminId).executeTakeFirst()
    return row && complete(db, row)
  },

  async byId(db: Db | Tx, id: string): Promise<Dinner | undefined> {
    const row = await db.selectFrom('dinner').selectAll().where('id', '=', id).executeTakeFirst()
    return row && complete(db, row)
  },

  async byPublicId(db: Db | Tx, publicDinnerId: string): Promise<Dinner | undefined> {
    const row = await db
      .selectFrom('dinner')
      .innerJoin('publicSettings', 'publicSettings.dinnerId', 'dinner.id')
      .selectAll('dinner')
      .where('publicSettings.publicDinnerId', '=', publicDinnerId)
      .executeTakeFirst()
    return row && complete(db, row)
  },

  /** In the order of `ids`. */
  async byIds(db: Db | Tx, ids: string[]): Promise<Dinner[]> {
    if (ids.length === 0) return []
    const rows = await db.selectFrom('dinner').selectAll().where('id', 'in', ids).execute()
    const position = new Map(ids.map((id, index) => [id, index]))
    rows.sort((left, right) => (position.get(left.id) ?? 0) - (position.get(right.id) ?? 0))
    return completeAll(db, rows)
  },

  /** False if the administration link was replaced or the event deleted; live streams then end. */
  async isOpenedBy(db: Db | Tx, { id, adminId }: Pick<Dinner, 'id' | 'adminId'>): Promise<boolean> {
    const row = await db
      .selectFrom('dinner')
      .select('id')
      .where('id', '=', id)
      .where('adminId', '=', adminId)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Without a token hash the event cannot be confirmed. */
  async insert(tx: Tx, dinner: Dinner, acknowledgeTokenHash: Buffer | null): Promise<void> {
    const { basicDetails, options } = dinner
    await tx
      .insertInto('dinner')
      .values({
        id: dinner.id,
        adminId: dinner.adminId,
        email: dinner.email,
        runningDinnerType: dinner.runningDinnerType,
        ...basicDetails,
        ...options,
        ...registrationFormColumns(dinner.registrationForm),
        travelMode: dinner.travelMode,
        eveningPhone: dinner.eveningPhone,
        acknowledgeTokenHash,
        createdAt: dinner.createdAt,
      })
      .execute()
    await tx
      .insertInto('meal')
      .values(dinner.meals.map((meal) => ({ ...meal, dinnerId: dinner.id })))
      .execute()
    if (dinner.publicSettings)
      await tx
        .insertInto('publicSettings')
        .values({ dinnerId: dinner.id, ...publicSettingsColumns(dinner.publicSettings) })
        .execute()
    if (dinner.afterPartyLocation) {
      await tx
        .insertInto('afterPartyLocation')
        .values(afterPartyRow(dinner.id, dinner.afterPartyLocation, dinner.createdAt))
        .execute()
    }
    if (dinner.contract) {
      await tx
        .insertInto('contract')
        .values({ ...dinner.contract, dinnerId: dinner.id, acceptedAt: dinner.createdAt })
        .execute()
    }
  },

  async acknowledge(tx: Tx, dinner: Pick<Dinner, 'id'>, at: Date): Promise<void> {
    await tx.updateTable('dinner').set({ acknowledgedAt: at }).where('id', '=', dinner.id).execute()
  },

  async acknowledgeTokenHash(tx: Tx, dinner: Pick<Dinner, 'id'>): Promise<Buffer | undefined> {
    const row = await tx
      .selectFrom('dinner')
      .select('acknowledgeTokenHash')
      .where('id', '=', dinner.id)
      .executeTakeFirst()
    return row?.acknowledgeTokenHash ?? undefined
  },

  /** Also replaces the confirmation token, so that the old link stops working. */
  async replaceEmail(
    tx: Tx,
    dinner: Pick<Dinner, 'id' | 'email'>,
    email: string,
    acknowledgeTokenHash: Buffer,
  ): Promise<void> {
    await tx.updateTable('dinner').set({ email, acknowledgeTokenHash }).where('id', '=', dinner.id).execute()
    await tx
      .updateTable('publicSettings')
      .set({ contactEmail: email })
      .where('dinnerId', '=', dinner.id)
      .where('contactEmail', '=', dinner.email)
      .execute()
  },

  /** Returns the new version and notifies clients subscribed to the event on commit. */
  async nextPlanVersion(tx: Tx, dinner: Pick<Dinner, 'id'>, seed?: number): Promise<number> {
    const row = await tx
      .updateTable('dinner')
      .set((eb) => ({
        planVersion: eb('planVersion', '+', 1),
        ...(seed === undefined ? {} : { arrangementSeed: seed }),
      }))
      .where('id', '=', dinner.id)
      .returning('planVersion')
      .executeTakeFirstOrThrow()
    await notify(tx, dinnerTopic(dinner))
    return row.planVersion
  },

  /** Reads the current version; the copy from authorization may be stale. */
  async planVersion(db: Db | Tx, dinner: Pick<Dinner, 'id'>): Promise<number> {
    const row = await db
      .selectFrom('dinner')
      .select('planVersion')
      .where('id', '=', dinner.id)
      .executeTakeFirstOrThrow()
    return row.planVersion
  },

  /** Reads the current form. Call it under the event lock, so that no answers to removed questions are stored. */
  async registrationForm(tx: Tx, { id }: Pick<Dinner, 'id'>): Promise<RegistrationForm> {
    const row = await tx
      .selectFrom('dinner')
      .select(['registrationQuestions', 'allergenListEnabled'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return toRegistrationForm(row)
  },
}

async function complete(db: Db | Tx, row: Selectable<DinnerRow>): Promise<Dinner | undefined> {
  const [dinner] = await completeAll(db, [row])
  return dinner
}

interface Parts {
  id: string
  meals: Meal[] | null
  publicSettings: object | null
  afterParty: object | null
  contract: object | null
}

/** Loads all parts of events in one query, because every call about an event begins with it. */
async function completeAll(db: Db | Tx, rows: Selectable<DinnerRow>[]): Promise<Dinner[]> {
  if (rows.length === 0) return []
  const { rows: found } = await sql<Parts>`
    select d.id,
      (select json_agg(json_build_object('id', m.id, 'label', m.label, 'time', m.time) order by m.time, m.id)
        from meal m where m.dinner_id = d.id) as meals,
      (select to_json(s) from public_settings s where s.dinner_id = d.id) as public_settings,
      (select to_json(a) from after_party_location a where a.dinner_id = d.id) as after_party,
      (select to_json(c) from contract c where c.dinner_id = d.id) as contract
    from dinner d where d.id in (${sql.join(rows.map((row) => row.id))})`.execute(db)
  const partsOf = new Map(found.map((parts) => [parts.id, parts]))
  return rows.map((row) => {
    const parts = partsOf.get(row.id)
    return toDinner(
      row,
      (parts?.meals ?? []).map((meal) => ({ ...meal, time: meal.time.slice(0, 16) })),
      rowOf<Selectable<PublicSettingsRow>>(parts?.publicSettings),
      rowOf<Selectable<AfterPartyRow>>(parts?.afterParty),
      rowOf<Selectable<ContractRow>>(parts?.contract),
    )
  })
}

/** Maps a row from JSON to camel case columns; dates and times stay text. */
function rowOf<Row>(json: object | null | undefined): Row | undefined {
  if (!json) return undefined
  const columns = Object.entries(json).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(columns) as Row
}
