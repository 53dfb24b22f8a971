import { createHmac } from 'node:crypto'
import type { GeocodingResult } from '@running-dinner/domain'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { toGeocodingResult } from '../../events/dinner-record/index.ts'
import { type Address, normalisedAddress } from './address.ts'

/** Long enough for one event; addresses of people are not kept longer. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/** Keys are HMACs: the table reveals no address without the secret in DATA_DIR. */
export function addressKey(secret: Buffer, address: Address): Buffer {
  return createHmac('sha256', secret).update(normalisedAddress(address)).digest()
}

export const geocodeCacheStore = {
  async find(db: Db, addressKey: Buffer): Promise<GeocodingResult | undefined> {
    const row = await db
      .selectFrom('geocodeCache')
      .select(['lat', 'lng', 'quality as geocodingQuality'])
      .where('addressKey', '=', addressKey)
      .executeTakeFirst()
    return row && toGeocodingResult(row)
  },

  async keep(db: Db, addressKey: Buffer, { lat, lng, quality }: GeocodingResult, now: Date): Promise<void> {
    const values = { lat, lng, quality, createdAt: now }
    await db
      .insertInto('geocodeCache')
      .values({ addressKey, ...values })
      .onConflict((conflict) => conflict.column('addressKey').doUpdateSet(values))
      .execute()
  },

  /** Call before every run: `find` does not check the age. */
  async forgetOld(db: Db | Tx, now: Date): Promise<void> {
    const oldest = new Date(now.getTime() - maxAgeMs)
    await db.deleteFrom('geocodeCache').where('createdAt', '<=', oldest).execute()
  },
}
