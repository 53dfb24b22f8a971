import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export interface PublicSearch {
  /** Part of a city's name, or the beginning of a zip; '' finds all. */
  search: string
  /** From this day on; '' for any. */
  from: string
  /** At most so many, where only the next few are shown. */
  limit?: number
}

/** Far more than anybody reads; a list without an end would be a way to keep the server busy. */
const most = 200

/** Confirmed events only, as anybody may type a stranger's address; and none that is today or over, seen from its own time zone. */
export async function publicDinnerIds(db: Db, now: Date, { search, from, limit }: PublicSearch): Promise<string[]> {
  const literal = search.replace(/[\\%_]/g, '\\$&')
  const rows = await db
    .selectFrom('dinner')
    .select('id')
    .where('runningDinnerType', '=', 'STANDARD')
    .where('registrationType', '=', 'PUBLIC')
    .where('acknowledgedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .where('date', '>', sql<string>`(${now}::timestamptz at time zone time_zone)::date`)
    .$if(from !== '', (query) => query.where('date', '>=', from))
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([eb('city', 'ilike', `%${literal}%`), eb('zip', 'ilike', `${literal}%`)])),
    )
    .orderBy('date')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(Math.min(limit ?? most, most))
    .execute()
  return rows.map((row) => row.id)
}
