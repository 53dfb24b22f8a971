import { createHmac } from 'node:crypto'
import type { Coordinate } from '@running-dinner/domain'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { RoutedMode } from './routing-protocol.ts'

/** Long enough for one event, as for geocoded addresses. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

const rowsAtOnce = 50

/** Part of the key, so that answers stored before they were checked are not found. */
const checkedAnswers = 'checked'

/** Ways of another server or mode are different ones. */
interface Measured {
  service: string
  mode: RoutedMode
}

interface Row {
  placeKey: Buffer
  ways: Buffer
}

/** The key of a place: an HMAC, which reveals no home without the secret in DATA_DIR. */
export function placeKey(secret: Buffer, { service, mode }: Measured, { lat, lng }: Coordinate): Buffer {
  const place = JSON.stringify([checkedAnswers, service, mode, lat.toFixed(5), lng.toFixed(5)])
  return createHmac('sha256', secret).update(place).digest()
}

/** One row per start with all ways from there: an evening has a million ways, but few places. */
export const travelCacheStore = {
  async find(db: Db, keys: readonly Buffer[]): Promise<Row[]> {
    return db
      .selectFrom('travelCache')
      .select(['placeKey', 'ways'])
      .where('placeKey', 'in', [...keys])
      .execute()
  },

  /** Replaces the known ways from these places. */
  async keep(db: Db, rows: readonly Row[], now: Date): Promise<void> {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const values = rows.slice(start, start + rowsAtOnce).map((row) => ({ ...row, createdAt: now }))
      await db
        .insertInto('travelCache')
        .values(values)
        .onConflict((conflict) =>
          conflict.column('placeKey').doUpdateSet((eb) => ({
            ways: eb.ref('excluded.ways'),
            createdAt: eb.ref('excluded.createdAt'),
          })),
        )
        .execute()
    }
  },

  /** Call before `find`, which does not check the age. */
  async forgetOld(db: Db | Tx, now: Date): Promise<void> {
    const oldest = new Date(now.getTime() - maxAgeMs)
    await db.deleteFrom('travelCache').where('createdAt', '<=', oldest).execute()
  },
}
