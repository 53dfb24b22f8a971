import type { GeocodingResult } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import type { Address } from '../geocoding/index.ts'
import { geocodeCacheStore } from '../geocoding/index.ts'
import { travelCacheStore } from '../routing/index.ts'

/** An address without a coordinate, as read; it may be edited before the result is saved. */
export interface WaitingAddress {
  owner: { table: 'participant'; id: string } | { table: 'afterPartyLocation'; dinnerId: string }
  address: Address
  eventCountry: string
  quality: string | null
  geocodedAddressHash: Buffer | null
  attempts: number
}

export interface GeocodingOutcome {
  /** `keep` leaves the stored coordinate unchanged. */
  coordinate: { result: GeocodingResult | undefined; addressHash: Buffer } | 'keep'
  attempts: number
  dueAt: Date | null
}

/** Arbitrary key of the advisory lock that all processes on one database share. */
const geocodingLock = 7_203_512

export const addressGeocodingStore = {
  /** Oldest first, participants before after parties, without cancelled teams and events. */
  async waiting(db: Db, now: Date, limit: number): Promise<WaitingAddress[]> {
    return [...(await waitingParticipants(db, now, limit)), ...(await waitingAfterParties(db, now, limit))]
  },

  /** Saves the outcome unless the address was edited or a pin was set since it was read. Returns whether it was saved. */
  async save(db: Db, { owner, address }: WaitingAddress, outcome: GeocodingOutcome): Promise<boolean> {
    const values = { ...coordinateColumns(outcome), geocodingAttempts: outcome.attempts, geocodingDueAt: outcome.dueAt }
    const unchanged = isUnchanged(address, outcome)
    const update =
      owner.table === 'participant'
        ? db.updateTable('participant').set(values).where('id', '=', owner.id).where(unchanged)
        : db.updateTable('afterPartyLocation').set(values).where('dinnerId', '=', owner.dinnerId).where(unchanged)
    const { numUpdatedRows } = await update.executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /**
   * Runs `work` unless another process holds the lock; then returns undefined. The lock lives on a connection of its
   * own, outside any transaction, and ends with that connection.
   */
  async runExclusively<T>(db: Db, work: () => Promise<T>): Promise<T | undefined> {
    return db.connection().execute(async (connection) => {
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${geocodingLock}) as taken`.execute(
        connection,
      )
      if (rows[0]?.taken !== true) return undefined
      try {
        return await work()
      } finally {
        await sql`select pg_advisory_unlock(${geocodingLock})`.execute(connection)
      }
    })
  },
}

function isUnchanged({ street, streetNr, zip, cityName, country }: Address, { coordinate }: GeocodingOutcome) {
  const sameAddress = sql<boolean>`(street, street_nr, zip, city_name, country) = (${street}, ${streetNr}, ${zip}, ${cityName}, ${country})`
  if (coordinate === 'keep') return sameAddress
  // A pin without a hash was set for the stored address.
  const isPin = sql`(geocoding_quality is not distinct from 'MANUAL' and coalesce(geocoded_address_hash, ${coordinate.addressHash}) = ${coordinate.addressHash})`
  return sql<boolean>`(${sameAddress} and not ${isPin})`
}

function coordinateColumns({ coordinate }: GeocodingOutcome) {
  if (coordinate === 'keep') return {}
  const { result, addressHash } = coordinate
  if (!result) return { lat: null, lng: null, geocodingQuality: null, geocodedAddressHash: null }
  return { lat: result.lat, lng: result.lng, geocodingQuality: result.quality, geocodedAddressHash: addressHash }
}

async function waitingParticipants(db: Db, now: Date, limit: number): Promise<WaitingAddress[]> {
  const rows = await db
    .selectFrom('participant')
    .innerJoin('dinner', 'dinner.id', 'participant.dinnerId')
    .leftJoin('team', (join) =>
      join.onRef('team.dinnerId', '=', 'participant.dinnerId').onRef('team.id', '=', 'participant.teamId'),
    )
    .select(['participant.id', 'participant.street', 'participant.streetNr', 'participant.zip', 'participant.cityName'])
    .select(['participant.country', 'participant.geocodingQuality', 'participant.geocodedAddressHash'])
    .select(['participant.geocodingAttempts', 'dinner.country as eventCountry'])
    .where('participant.geocodingDueAt', '<=', now)
    .where('dinner.cancelledAt', 'is', null)
    .where((eb) => eb.or([eb('team.status', 'is', null), eb('team.status', '<>', 'CANCELLED')]))
    .orderBy('participant.geocodingDueAt')
    .orderBy('participant.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...toWaiting(row), owner: { table: 'participant', id: row.id } }))
}

async function waitingAfterParties(db: Db, now: Date, limit: number): Promise<WaitingAddress[]> {
  const rows = await db
    .selectFrom('afterPartyLocation as party')
    .innerJoin('dinner', 'dinner.id', 'party.dinnerId')
    .select(['party.dinnerId', 'party.street', 'party.streetNr', 'party.zip', 'party.cityName', 'party.country'])
    .select(['party.geocodingQuality', 'party.geocodedAddressHash', 'party.geocodingAttempts'])
    .select('dinner.country as eventCountry')
    .where('party.geocodingDueAt', '<=', now)
    .where('dinner.cancelledAt', 'is', null)
    .orderBy('party.geocodingDueAt')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...toWaiting(row), owner: { table: 'afterPartyLocation', dinnerId: row.dinnerId } }))
}

type Columns = Address & {
  eventCountry: string
  geocodingQuality: string | null
  geocodedAddressHash: Buffer | null
  geocodingAttempts: number
}

function toWaiting(row: Columns): Omit<WaitingAddress, 'owner'> {
  const { street, streetNr, zip, cityName, country } = row
  return {
    address: { street, streetNr, zip, cityName, country },
    eventCountry: row.eventCountry,
    quality: row.geocodingQuality,
    geocodedAddressHash: row.geocodedAddressHash,
    attempts: row.geocodingAttempts,
  }
}

/** Deletes cached geocoding results and route lengths thirty days after they were fetched. */
export const placeCleanup: Cleanup = {
  name: 'places',
  async old(tx, now) {
    await geocodeCacheStore.forgetOld(tx, now)
    await travelCacheStore.forgetOld(tx, now)
  },
}
