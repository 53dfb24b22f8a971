import type { Dinner, Meal, RegistrationForm } from '@running-dinner/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { rowFromJson } from '../../../platform/db/database-time.ts'
import { publish } from '../../../platform/db/pub-sub.ts'
import type {
  AfterPartyLocation as AfterPartyRow,
  Contract as ContractRow,
  PublicSettings as PublicSettingsRow,
} from '../../../platform/db/schema.generated.ts'
import {
  afterPartyRow,
  publicSettingsColumns,
  registrationFormColumns,
  toDinner,
  toRegistrationForm,
} from './dinner-rows.store.ts'
import { dinnerTopic } from './topics.ts'

export const dinnerStore = {
  async byAdminId(db: Db | Tx, adminId: string): Promise<Dinner | undefined> {
    const row = await selectDinners(db).where('dinner.adminId', '=', adminId).executeTakeFirst()
    return row && toWholeDinner(row)
  },

  async byId(db: Db | Tx, id: string): Promise<Dinner | undefined> {
    const row = await selectDinners(db).where('dinner.id', '=', id).executeTakeFirst()
    return row && toWholeDinner(row)
  },

  async byPublicId(db: Db | Tx, publicDinnerId: string): Promise<Dinner | undefined> {
    const row = await selectDinners(db)
      .innerJoin('publicSettings', 'publicSettings.dinnerId', 'dinner.id')
      .where('publicSettings.publicDinnerId', '=', publicDinnerId)
      .executeTakeFirst()
    return row && toWholeDinner(row)
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

  async acknowledge(tx: Tx, dinner: Pick<Dinner, 'id'>, acknowledgedAt: Date): Promise<void> {
    await tx.updateTable('dinner').set({ acknowledgedAt }).where('id', '=', dinner.id).execute()
  },

  async saveEvening(
    tx: Tx,
    { id }: Pick<Dinner, 'id'>,
    newValues: Pick<Dinner, 'travelMode' | 'eveningPhone'>,
  ): Promise<void> {
    await tx.updateTable('dinner').set(newValues).where('id', '=', id).execute()
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
    await publish(tx, dinnerTopic(dinner))
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

/** Events with all their parts in one query, because every call about an event begins with it. */
export function selectDinners(db: Db | Tx) {
  return db
    .selectFrom('dinner')
    .selectAll('dinner')
    .select([
      sql<Meal[] | null>`(
        select json_agg(json_build_object('id', m.id, 'label', m.label, 'time', m.time) order by m.time, m.id)
        from meal m where m.dinner_id = dinner.id)`.as('meals'),
      sql<object | null>`(select to_json(s) from public_settings s where s.dinner_id = dinner.id)`.as('settings'),
      sql<object | null>`(select to_json(a) from after_party_location a where a.dinner_id = dinner.id)`.as(
        'afterParty',
      ),
      sql<object | null>`(select to_json(c) from contract c where c.dinner_id = dinner.id)`.as('contract'),
    ])
}

export type WholeRow = Awaited<ReturnType<ReturnType<typeof selectDinners>['execute']>>[number]

export function toWholeDinner({ meals, settings, afterParty, contract, ...row }: WholeRow): Dinner {
  return toDinner(
    row,
    (meals ?? []).map((meal) => ({ ...meal, time: meal.time.slice(0, 16) })),
    rowFromJson<Selectable<PublicSettingsRow>>(settings),
    rowFromJson<Selectable<AfterPartyRow>>(afterParty),
    rowFromJson<Selectable<ContractRow>>(contract),
  )
}
