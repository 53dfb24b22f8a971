import type { AfterPartyLocation, Dinner, Meal, PublicSettings } from '@running-dinner/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { dinnerTopic } from '../../platform/db/dinner-topic.ts'
import { notify } from '../../platform/db/notifications.ts'
import type {
  AfterPartyLocation as AfterPartyRow,
  Contract as ContractRow,
  Dinner as DinnerRow,
  PublicSettings as PublicSettingsRow,
} from '../../platform/db/schema.generated.ts'
import { toGeocodingResult } from '../../platform/geocoding/geocoding-columns.ts'
import { registrationFormColumns, toRegistrationForm } from './registration-form.store.ts'
import { publicSettingsColumns } from './settings.store.ts'

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

function toDinner(
  row: Selectable<DinnerRow>,
  meals: Meal[],
  publicSettings: Selectable<PublicSettingsRow> | undefined,
  afterParty: Selectable<AfterPartyRow> | undefined,
  contract: Selectable<ContractRow> | undefined,
): Dinner {
  return {
    id: row.id,
    adminId: row.adminId,
    email: row.email,
    // Check constraints guarantee the types of the columns below.
    runningDinnerType: row.runningDinnerType as Dinner['runningDinnerType'],
    basicDetails: {
      title: row.title,
      city: row.city,
      zip: row.zip,
      date: row.date,
      registrationType: row.registrationType as Dinner['basicDetails']['registrationType'],
      languageCode: row.languageCode as Dinner['basicDetails']['languageCode'],
      timeZone: row.timeZone,
      country: row.country,
      zipRestrictions: row.zipRestrictions,
    },
    options: {
      teamSize: row.teamSize,
      genderAspects: row.genderAspects as Dinner['options']['genderAspects'],
      forceEqualDistributedCapacityTeams: row.forceEqualDistributedCapacityTeams,
      considerShortestPaths: row.considerShortestPaths,
      teamPartnerWishDisabled: row.teamPartnerWishDisabled,
    },
    meals,
    publicSettings: publicSettings && toPublicSettings(publicSettings),
    afterPartyLocation: afterParty && toAfterParty(afterParty),
    contract: contract && {
      fullname: contract.fullname,
      email: contract.email,
      streetWithNr: contract.streetWithNr,
      zip: contract.zip,
      city: contract.city,
      newsletterEnabled: contract.newsletterEnabled,
    },
    registrationForm: toRegistrationForm(row),
    acknowledgedDate: row.acknowledgedAt ?? undefined,
    cancellationDate: row.cancelledAt ?? undefined,
    createdAt: row.createdAt,
    planVersion: row.planVersion,
  }
}

function toPublicSettings(row: Selectable<PublicSettingsRow>): PublicSettings {
  return {
    title: row.title,
    description: row.description,
    publicContactName: row.contactName,
    publicContactEmail: row.contactEmail,
    publicContactMobileNumber: row.contactMobileNumber,
    endOfRegistrationDate: row.endOfRegistrationDate,
    registrationDeactivated: row.registrationDeactivated,
    participantLimit: row.participantLimit ?? undefined,
    publicDinnerId: row.publicDinnerId,
  }
}

function toAfterParty(row: Selectable<AfterPartyRow>): AfterPartyLocation {
  const { title, time, addressName, addressRemarks, street, streetNr, zip, cityName, country } = row
  return {
    title,
    time: time.slice(0, 16),
    addressName,
    addressRemarks,
    street,
    streetNr,
    zip,
    cityName,
    country,
    geocodingResult: toGeocodingResult(row),
  }
}

function afterPartyRow(dinnerId: string, location: AfterPartyLocation, dueAt: Date) {
  const { geocodingResult: _, ...address } = location
  return { ...address, dinnerId, geocodingDueAt: dueAt }
}
