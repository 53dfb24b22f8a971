import type { OfferState, OpenOffer } from '@running-dinner/domain/people'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { PlaceOffer as Row } from '../../../platform/db/schema.generated.ts'
import { newId, secretHash } from '../../../platform/ids.ts'

/** Where a place is offered: in a team, in new teams, or as cooks of a lost table. */
export type PlaceOf =
  | { teamId: string; teamOfferId: undefined; tableOfferId: undefined }
  | { teamId: undefined; teamOfferId: string; tableOfferId: undefined }
  | { teamId: undefined; teamOfferId: undefined; tableOfferId: string }

interface Offer {
  id: string
  dinnerId: string
  /** The person asked, or the root of a pair. */
  participantId: string
  state: OfferState
  hours: number
  toNext: boolean
  validUntil: Date
  createdAt: Date
  endedAt: Date | undefined
}

export type PlaceOffer = Offer & PlaceOf
export type PlaceInTeam = Extract<PlaceOffer, { teamId: string }>
export type CookingOffer = Extract<PlaceOffer, { tableOfferId: string }>

type NewOffer = Pick<Offer, 'participantId' | 'hours' | 'toNext' | 'validUntil' | 'createdAt'> & PlaceOf

export const placeOfferStore = {
  /** The newest first. */
  async ofDinner(db: Db | Tx, dinner: { id: string }): Promise<PlaceOffer[]> {
    const rows = await db
      .selectFrom('placeOffer')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .orderBy('position', 'desc')
      .execute()
    return rows.map(toOffer)
  },

  async byId(db: Db | Tx, dinner: { id: string }, id: string): Promise<PlaceOffer | undefined> {
    return (await placeOfferStore.ofDinner(db, dinner)).find((offer) => offer.id === id)
  },

  async bySecret(db: Db | Tx, secret: string): Promise<PlaceOffer | undefined> {
    const row = await db
      .selectFrom('placeOffer')
      .selectAll()
      .where('secretHash', '=', secretHash(secret))
      .executeTakeFirst()
    return row && toOffer(row)
  },

  /** Live offers with the number of places they keep, the oldest first. */
  async open(db: Db | Tx, dinner: { id: string }): Promise<OpenOffer[]> {
    const rows = await db
      .selectFrom('placeOffer as offer')
      .innerJoin('offeredPlace as place', 'place.offerId', 'offer.id')
      .select([
        'offer.id',
        'offer.participantId',
        'offer.teamId',
        'offer.teamOfferId',
        'offer.tableOfferId',
        'offer.state',
      ])
      .select(sql<number>`count(*)::int`.as('places'))
      .where('offer.dinnerId', '=', dinner.id)
      .where('offer.state', 'in', ['OPEN', 'AGREED'])
      .groupBy('offer.id')
      .orderBy('offer.position')
      .execute()
    return rows.map(({ teamId, teamOfferId, tableOfferId, state, ...row }) => ({
      ...row,
      state: state === 'AGREED' ? state : 'OPEN',
      teamId: teamId ?? undefined,
      teamOfferId: teamOfferId ?? undefined,
      tableOfferId: tableOfferId ?? undefined,
    }))
  },

  /** The people who were asked for a place of this team, or of these new teams; of a pair the root. */
  async askedIds(
    db: Db | Tx,
    dinner: { id: string },
    { teamId, teamOfferId }: Exclude<PlaceOf, { tableOfferId: string }>,
  ): Promise<Set<string>> {
    const offers = db.selectFrom('placeOffer').select('participantId').where('dinnerId', '=', dinner.id)
    const rows = await (teamId === undefined
      ? offers.where('teamOfferId', '=', teamOfferId)
      : offers.where('teamId', '=', teamId)
    ).execute()
    return new Set(rows.map(({ participantId }) => participantId))
  },

  /** Keeps the lowest places that no other live offer has; the key of the table refuses one kept twice. */
  async insert(tx: Tx, dinner: { id: string }, offer: NewOffer, secret: string, places: number): Promise<void> {
    const id = newId()
    const placeOf = idOfPlace(offer)
    await tx
      .insertInto('placeOffer')
      .values({ ...offer, id, dinnerId: dinner.id, state: 'OPEN', secretHash: secretHash(secret) })
      .execute()
    const takenRows = await tx
      .selectFrom('offeredPlace')
      .select('place')
      .where('dinnerId', '=', dinner.id)
      .where('placeOf', '=', placeOf)
      .execute()
    const takenNumbers = new Set(takenRows.map(({ place }) => place))
    const freeNumbers = Array.from({ length: takenNumbers.size + places }, (_, index) => index + 1).filter(
      (place) => !takenNumbers.has(place),
    )
    await tx
      .insertInto('offeredPlace')
      .values(freeNumbers.slice(0, places).map((place) => ({ placeOf, place, offerId: id, dinnerId: dinner.id })))
      .execute()
  },

  /** Stores that the person accepted, while others who are needed for the new teams have not; false if it was not open any more. */
  async agree(tx: Tx, dinner: { id: string }, id: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('placeOffer')
      .set({ state: 'AGREED' })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .where('state', '=', 'OPEN')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Ends an offer and frees its places; false if it is not in the state in which it was read any more. */
  async end(
    tx: Tx,
    dinner: { id: string },
    { id, state }: Pick<PlaceOffer, 'id' | 'state'>,
    ended: Exclude<OfferState, 'OPEN' | 'AGREED'>,
    endedAt: Date,
  ): Promise<boolean> {
    if (state !== 'OPEN' && state !== 'AGREED') return false
    const { numUpdatedRows } = await tx
      .updateTable('placeOffer')
      .set({ state: ended, endedAt })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .where('state', '=', state)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await tx.deleteFrom('offeredPlace').where('dinnerId', '=', dinner.id).where('offerId', '=', id).execute()
    return true
  },

  async isAutomatic(db: Db | Tx, dinner: { id: string }): Promise<boolean> {
    const row = await db.selectFrom('dinner').select('automaticOffers').where('id', '=', dinner.id).executeTakeFirst()
    return row?.automaticOffers ?? false
  },

  async setAutomatic(tx: Tx, dinner: { id: string }, automatic: boolean): Promise<void> {
    await tx.updateTable('dinner').set({ automaticOffers: automatic }).where('id', '=', dinner.id).execute()
  },

  /** Events with an offer that ended by now, with an open offer of new teams, or with automatic offers and people who wait. */
  async dueDinnerIds(db: Db | Tx, now: Date): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select distinct dinner_id as id from place_offer where state = 'OPEN' and valid_until <= ${now}
      union
      select dinner_id from team_offer where state = 'OPEN'
      union
      select id from dinner where automatic_offers and cancelled_at is null and (acknowledged_at is not null or running_dinner_type = 'DEMO')
        and date >= day_in(time_zone, ${now}::timestamptz)
        and exists (select from team where dinner_id = dinner.id)
        and exists (select from participant where dinner_id = dinner.id and team_id is null and activated_at is not null)
      order by id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** True if the plan changed within the last minutes. */
  async planChangedSince(db: Db | Tx, dinner: { id: string }, since: Date): Promise<boolean> {
    const row = await db
      .selectFrom('planChange')
      .select('id')
      .where('dinnerId', '=', dinner.id)
      .where('createdAt', '>', since)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
}

function toOffer(row: Selectable<Row>): PlaceOffer {
  const { id, dinnerId, participantId, hours, toNext, validUntil, createdAt } = row
  return {
    ...{ id, dinnerId, participantId, hours, toNext, validUntil, createdAt },
    ...placeOf(row),
    // A check constraint allows only these values.
    state: row.state as OfferState,
    endedAt: row.endedAt ?? undefined,
  }
}

/** A check constraint allows exactly one of the three ids. */
function placeOf({ teamId, teamOfferId, tableOfferId }: Selectable<Row>): PlaceOf {
  if (teamId !== null) return { teamId, teamOfferId: undefined, tableOfferId: undefined }
  if (teamOfferId !== null) return { teamId: undefined, teamOfferId, tableOfferId: undefined }
  return { teamId: undefined, teamOfferId: undefined, tableOfferId: tableOfferId ?? '' }
}

function idOfPlace(placeOwner: PlaceOf): string {
  if (placeOwner.teamId !== undefined) return placeOwner.teamId
  return placeOwner.teamOfferId ?? placeOwner.tableOfferId
}
