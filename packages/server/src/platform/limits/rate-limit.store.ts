import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'

/** One counter of one client; its window starts with the first call and has a fixed length. */
export interface Counter {
  key: Buffer
  points: number
  endsAt: Date
}

export interface Counting {
  key: Buffer
  seconds: number
}

export const rateLimitStore = {
  /**
   * Increments the `counted` counters and only reads the `looked` ones, in one statement and in key order, so that calls cannot
   * deadlock.
   */
  async take(db: Db, counted: readonly Counting[], looked: readonly Counting[], now: Date): Promise<Counter[]> {
    const look = sql`select key, points, ends_at from rate_limit where key in (${keysOf(looked)}) and ends_at > ${now}`
    if (counted.length === 0) return (await sql<Counter>`${look}`.execute(db)).rows
    const rows = byKey(counted).map(({ key, seconds }) => sql`(${key}, 1, ${new Date(now.getTime() + seconds * 1000)})`)
    const { rows: counters } = await sql<Counter>`
      with taken as (
        insert into rate_limit as stored (key, points, ends_at) values ${sql.join(rows)}
        on conflict (key) do update set
          points = case when stored.ends_at <= ${now} then 1 else stored.points + 1 end,
          ends_at = case when stored.ends_at <= ${now} then excluded.ends_at else stored.ends_at end
        returning key, points, ends_at
      )
      select key, points, ends_at from taken ${looked.length > 0 ? sql`union all ${look}` : sql``}`.execute(db)
    return counters
  },

  async giveBack(db: Db, counted: readonly Counting[]): Promise<void> {
    const locked = sql`select key from rate_limit where key in (${keysOf(counted)}) order by key for update`
    await sql`update rate_limit set points = points - 1 where points > 0 and key in (${locked})`.execute(db)
  },

  async forgetEnded(db: Db | Tx, now: Date): Promise<void> {
    await db.deleteFrom('rateLimit').where('endsAt', '<=', now).execute()
  },
}

function keysOf(countings: readonly Counting[]) {
  return sql.join(countings.map(({ key }) => key))
}

function byKey(countings: readonly Counting[]): Counting[] {
  return countings.toSorted((a, b) => Buffer.compare(a.key, b.key))
}
