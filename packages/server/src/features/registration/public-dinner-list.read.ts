import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export interface PublicSearch {
  /** Part of a city's name or start of a zip; '' matches all. */
  search: string
  /** First day; '' for any. */
  from: string
  /** Maximum number of events. */
  limit?: number
}

/** Bounds the work of one request. */
const maxEvents = 200

/**
 * Only confirmed events, because an unconfirmed one may use a stranger's address; only days after today in the event's own time
 * zone.
 */
export async function publicDinnerIds(db: Db, now: Date, { search, from, limit }: PublicSearch): Promise<string[]> {
  const literal = search.replace(/[\\%_]/g, '\\$&')
  const rows = await db
    .selectFrom('dinner')
    .select('id')
    .where('runningDinnerType', '=', 'STANDARD')
    .where('registrationType', '=', 'PUBLIC')
    .where('acknowledgedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .where('date', '>', sql<string>`day_in(time_zone, ${now}::timestamptz)`)
    .$if(from !== '', (query) => query.where('date', '>=', from))
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([eb('city', 'ilike', `%${literal}%`), eb('zip', 'ilike', `${literal}%`)])),
    )
    .orderBy('date')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(Math.min(limit ?? maxEvents, maxEvents))
    .execute()
  return rows.map((row) => row.id)
}
