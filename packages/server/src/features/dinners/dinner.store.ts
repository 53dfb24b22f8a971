import type { AfterPartyLocation, Dinner, Meal, PublicSettings } from '@running-dinner/domain'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { notify } from '../../platform/db/notifications.ts'
import type {
  AfterPartyLocation as AfterPartyRow,
  Contract as ContractRow,
  Dinner as DinnerRow,
  PublicSettings as PublicSettingsRow,
} from '../../platform/db/schema.generated.ts'
import { toGeocodingResult } from '../../platform/geocoding/geocoding-columns.ts'
import { publicSettingsColumns } from './public-settings-columns.ts'

/** Notified when the plan is another one. */
export const planTopic = (dinner: { id: string }) => `plan:${dinner.id}`

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
    rows.sort((one, other) => (position.get(one.id) ?? 0) - (position.get(other.id) ?? 0))
    return completeAll(db, rows)
  },

  async insert(tx: Tx, dinner: Dinner, acknowledgeTokenHash: Buffer): Promise<void> {
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

  /** The old confirmation link dies with the new one. */
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

  /** Returns the new version; whoever looks at the event learns of it once this is committed (decisions B7). */
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
    await notify(tx, planTopic(dinner))
    return row.planVersion
  },

  /** Read again after the lock was taken: the event as loaded at the door may be older. */
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

async function completeAll(db: Db | Tx, rows: Selectable<DinnerRow>[]): Promise<Dinner[]> {
  const ids = rows.map((row) => row.id)
  const [meals, publicSettings, afterParties, contracts] = await Promise.all([
    db
      .selectFrom('meal')
      .select(['id', 'dinnerId', 'label', 'time'])
      .where('dinnerId', 'in', ids)
      .orderBy('time')
      .orderBy('id')
      .execute(),
    db.selectFrom('publicSettings').selectAll().where('dinnerId', 'in', ids).execute(),
    db.selectFrom('afterPartyLocation').selectAll().where('dinnerId', 'in', ids).execute(),
    db.selectFrom('contract').selectAll().where('dinnerId', 'in', ids).execute(),
  ])
  return rows.map((row) => {
    const isOfRow = ({ dinnerId }: { dinnerId: string }) => dinnerId === row.id
    return toDinner(
      row,
      meals.filter(isOfRow).map(({ id, label, time }) => ({ id, label, time })),
      publicSettings.find(isOfRow),
      afterParties.find(isOfRow),
      contracts.find(isOfRow),
    )
  })
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
    // The columns below are narrowed by check constraints.
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
    time,
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
