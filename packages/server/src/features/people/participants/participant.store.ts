import {
  type Allergy,
  type Answer,
  emailIdentity,
  type Participant,
  type ParticipantData,
} from '@running-dinner/domain'
import { doorOf } from '@running-dinner/domain/people'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Participant as Row } from '../../../platform/db/schema.generated.ts'
import { bury } from '../../../platform/tombstones/bury.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { notLocatedSince, toGeocodingResult } from '../../events/dinner-record/index.ts'

export interface NewParticipant {
  person: Participant
  selfAdminId: string
  activatedBy: string | undefined
  /** Only for people who registered themselves. */
  registration?: OwnRegistration
}

interface OwnRegistration {
  consentAt: Date
  consentVersion: string
  termsAcceptedAt: Date | undefined
  /** Only at the root of a pair. */
  registrationSecretHash: Buffer | undefined
  /** The place is held until then while the payment is pending. */
  reservedUntil: Date | undefined
  /** Hash of the invitation link the guest came with; only at the root. */
  invitationHash: Buffer | undefined
}

export const participantStore = {
  /** All people, confirmed or not, in list order. */
  async ofDinner(db: Db | Tx, dinner: AuthorizedDinner): Promise<Participant[]> {
    const rows = await db
      .selectFrom('participant')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .orderBy('participantNumber')
      .execute()
    return rows.map(toParticipant)
  },

  async byId(db: Db | Tx, dinner: AuthorizedDinner, id: string): Promise<Participant | undefined> {
    const row = await db
      .selectFrom('participant')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && toParticipant(row)
  },

  /** Needs the person's own secret and id, and only returns confirmed people. */
  async bySecret(
    db: Db | Tx,
    selfAdminId: string,
    id: string,
  ): Promise<{ person: Participant; dinnerId: string } | undefined> {
    const row = await db
      .selectFrom('participant')
      .selectAll()
      .where('selfAdminId', '=', selfAdminId)
      .where('id', '=', id)
      .where('activatedAt', 'is not', null)
      .executeTakeFirst()
    return row && { person: toParticipant(row), dinnerId: row.dinnerId }
  },

  /** False once the person was deleted or their link replaced; live streams then end. */
  async isOpenedBy(db: Db | Tx, id: string, selfAdminId: string): Promise<boolean> {
    const row = await db
      .selectFrom('participant')
      .select('id')
      .where('selfAdminId', '=', selfAdminId)
      .where('id', '=', id)
      .where('activatedAt', 'is not', null)
      .executeTakeFirst()
    return row !== undefined
  },

  /** The secrets of each person's own pages, for links in mails. */
  async selfAdminIds(db: Db | Tx, dinner: AuthorizedDinner): Promise<Map<string, string>> {
    const rows = await db
      .selectFrom('participant')
      .select(['id', 'selfAdminId'])
      .where('dinnerId', '=', dinner.id)
      .execute()
    return new Map(rows.map((row) => [row.id, row.selfAdminId]))
  },

  /**
   * Inserted in batches: building one statement of 3,000 rows would block the event loop. `stored` holds the root of a
   * child that comes later.
   */
  async insert(
    tx: Tx,
    dinner: AuthorizedDinner,
    people: NewParticipant[],
    storedPeople: readonly Participant[] = [],
  ): Promise<void> {
    const roots = [...people.map(({ person }) => person), ...storedPeople]
    for (let start = 0; start < people.length; start += rowsPerInsert) {
      const rows = people.slice(start, start + rowsPerInsert).map((newcomer) => newRow(dinner, newcomer, roots))
      await tx.insertInto('participant').values(rows).execute()
    }
  },

  /** A changed address loses its coordinate at once and is geocoded again. */
  async update(
    tx: Tx,
    dinner: AuthorizedDinner,
    id: string,
    participantData: ParticipantData,
    options: { addressChanged: boolean; wishChanged: boolean; now: Date; sharesRootEmail: boolean },
  ): Promise<void> {
    const located = options.addressChanged ? notLocatedSince(options.now) : {}
    await tx
      .updateTable('participant')
      .set({
        ...columnsOf(participantData),
        ...located,
        sharesRootEmail: options.sharesRootEmail,
        // A new wish replaces the invitation.
        ...(options.wishChanged ? { invitationHash: null } : {}),
      })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .execute()
  },

  /** The reader of the old links must not get the new person's data: replaces the secret and deletes open confirmation links. */
  async renewSelfAdminId(tx: Tx, dinner: AuthorizedDinner, id: string, selfAdminId: string): Promise<void> {
    await tx
      .updateTable('participant')
      .set({ selfAdminId })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('confirmationToken').where('dinnerId', '=', dinner.id).where('participantId', '=', id).execute()
  },

  /** Queues the address for geocoding; unconfirmed addresses are never sent to the geocoder. */
  async activate(
    tx: Tx,
    dinner: AuthorizedDinner,
    ids: string[],
    activatedAt: Date,
    activatedBy: string,
  ): Promise<void> {
    await tx
      .updateTable('participant')
      .set({
        activatedAt,
        activatedBy,
        reservedUntil: null,
        geocodingDueAt: sql`case when lat is null then ${activatedAt}::timestamptz end`,
      })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('activatedAt', 'is', null)
      .execute()
  },

  async locate(tx: Tx, dinner: AuthorizedDinner, ids: string[], position: { lat: number; lng: number }): Promise<void> {
    await tx
      .updateTable('participant')
      .set({ ...position, geocodingQuality: 'MANUAL', geocodingDueAt: null })
      .where('dinnerId', '=', dinner.id)
      .where('id', 'in', ids)
      .execute()
  },

  /** Swaps numbers in one statement; the unique constraint is deferred to the end of the transaction. */
  async renumber(tx: Tx, dinner: AuthorizedDinner, numbers: ReadonlyMap<string, number>): Promise<void> {
    await sql`
      update participant set participant_number = given.number
      from unnest(${[...numbers.keys()]}::uuid[], ${[...numbers.values()]}::int[]) as given (id, number)
      where participant.dinner_id = ${dinner.id} and participant.id = given.id`.execute(tx)
  },

  async setPartnerWish(tx: Tx, dinner: AuthorizedDinner, id: string, email: string): Promise<void> {
    await participantStore.setPartnerWishes(tx, dinner, new Map([[id, email]]))
  },

  async setPartnerWishes(tx: Tx, dinner: AuthorizedDinner, emails: ReadonlyMap<string, string>): Promise<void> {
    if (emails.size === 0) return
    await sql`
      update participant set team_partner_wish_email = given.email
      from unnest(${[...emails.keys()]}::uuid[], ${[...emails.values()]}::text[]) as given (id, email)
      where participant.dinner_id = ${dinner.id} and participant.id = given.id`.execute(tx)
  },

  /** Wishes name a person by address, so they follow a corrected address. */
  async carryWishes(tx: Tx, dinner: AuthorizedDinner, oldEmail: string, newEmail: string): Promise<void> {
    await tx
      .updateTable('participant')
      .set({ teamPartnerWishEmail: newEmail })
      .where('dinnerId', '=', dinner.id)
      .where(sql`lower(team_partner_wish_email)`, '=', emailIdentity(oldEmail))
      .where('teamPartnerWishEmail', '<>', '')
      .execute()
  },

  async makeRoot(tx: Tx, dinner: AuthorizedDinner, id: string): Promise<void> {
    await tx
      .updateTable('participant')
      .set({ originatorId: id })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .execute()
  },

  async clearOriginators(tx: Tx, dinner: AuthorizedDinner, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await tx
      .updateTable('participant')
      .set({ originatorId: null })
      .where('dinnerId', '=', dinner.id)
      .where('id', 'in', ids)
      .execute()
  },

  async remove(tx: Tx, dinner: AuthorizedDinner, ids: string[]): Promise<void> {
    bury(tx, 'person', ids)
    await tx.deleteFrom('participant').where('dinnerId', '=', dinner.id).where('id', 'in', ids).execute()
  },
}

const rowsPerInsert = 100

function newRow(
  dinner: AuthorizedDinner,
  { person, selfAdminId, activatedBy, registration }: NewParticipant,
  people: readonly Participant[],
) {
  return {
    ...columnsOf(person),
    languageCode: person.languageCode,
    id: person.id,
    dinnerId: dinner.id,
    selfAdminId,
    participantNumber: person.participantNumber,
    originatorId: person.teamPartnerWishOriginatorId ?? null,
    sharesRootEmail: sharesRootEmail(person, people),
    activatedAt: person.activationDate ?? null,
    activatedBy: activatedBy ?? null,
    createdAt: person.createdAt,
    lat: person.geocodingResult?.lat ?? null,
    lng: person.geocodingResult?.lng ?? null,
    geocodingQuality: person.geocodingResult?.quality ?? null,
    geocodingDueAt: person.geocodingResult || !person.activationDate ? null : person.createdAt,
    consentAt: registration?.consentAt ?? null,
    consentVersion: registration?.consentVersion ?? null,
    termsAcceptedAt: registration?.termsAcceptedAt ?? null,
    registrationSecretHash: registration?.registrationSecretHash ?? null,
    reservedUntil: registration?.reservedUntil ?? null,
    invitationHash: registration?.invitationHash ?? null,
  }
}

function sharesRootEmail(person: Participant, people: readonly Participant[]): boolean {
  const rootId = person.teamPartnerWishOriginatorId
  if (rootId === undefined || rootId === person.id) return false
  const root = people.find((candidate) => candidate.id === rootId)
  return root !== undefined && emailIdentity(root.email) === emailIdentity(person.email)
}

function columnsOf(participantData: ParticipantData) {
  return {
    firstName: participantData.firstnamePart,
    lastName: participantData.lastname,
    gender: participantData.gender,
    email: participantData.email,
    emailIdentity: emailIdentity(participantData.email),
    mobileNumber: participantData.mobileNumber,
    street: participantData.street,
    streetNr: participantData.streetNr,
    zip: participantData.zip,
    cityName: participantData.cityName,
    country: participantData.country,
    addressRemarks: participantData.addressRemarks,
    ...doorOf(participantData),
    age: participantData.age ?? null,
    numSeats: participantData.numSeats ?? null,
    vegetarian: participantData.vegetarian,
    lactose: participantData.lactose,
    gluten: participantData.gluten,
    vegan: participantData.vegan,
    mealSpecificsNote: participantData.mealSpecificsNote,
    notes: participantData.notes,
    miscNotes: participantData.miscNotes,
    teamPartnerWishEmail: participantData.teamPartnerWishEmail,
    standbyCook: participantData.standbyCook,
    standbyGuest: participantData.standbyGuest,
    ...(participantData.languageCode !== undefined && { languageCode: participantData.languageCode }),
    // The course may have been removed since the event was read; the wish is then dropped.
    allergens: JSON.stringify(participantData.allergens),
    answers: JSON.stringify(participantData.answers),
    preferredMealId:
      participantData.preferredMeal === undefined
        ? null
        : sql<string | null>`(select id from meal where id = ${participantData.preferredMeal})`,
  }
}

export function toParticipant(row: Selectable<Row>): Participant {
  return {
    id: row.id,
    participantNumber: row.participantNumber,
    firstnamePart: row.firstName,
    lastname: row.lastName,
    // A check constraint allows only these values.
    gender: row.gender as Participant['gender'],
    email: row.email,
    mobileNumber: row.mobileNumber,
    street: row.street,
    streetNr: row.streetNr,
    zip: row.zip,
    cityName: row.cityName,
    country: row.country,
    addressRemarks: row.addressRemarks,
    ...doorOf(row),
    age: row.age ?? undefined,
    numSeats: row.numSeats ?? undefined,
    vegetarian: row.vegetarian,
    lactose: row.lactose,
    gluten: row.gluten,
    vegan: row.vegan,
    mealSpecificsNote: row.mealSpecificsNote,
    notes: row.notes,
    miscNotes: row.miscNotes,
    teamPartnerWishEmail: row.teamPartnerWishEmail,
    standbyCook: row.standbyCook,
    standbyGuest: row.standbyGuest,
    preferredMeal: row.preferredMealId ?? undefined,
    // A check constraint allows only these values.
    languageCode: row.languageCode as Participant['languageCode'],
    // Written only by `columnsOf`.
    allergens: row.allergens as unknown as Allergy[],
    answers: row.answers as unknown as Answer[],
    teamPartnerWishOriginatorId: row.originatorId ?? undefined,
    teamId: row.teamId ?? undefined,
    activationDate: row.activatedAt ?? undefined,
    createdAt: row.createdAt,
    geocodingResult: toGeocodingResult(row),
  }
}
