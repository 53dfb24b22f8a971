import type { PlacesTaken } from '@running-dinner/domain/registration/places.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/** Counts instead of listing: an event may have 3,000 people, and this runs under the event's lock. */
export const placesStore = {
  /**
   * Places taken by all people, or by those listed before number `before`. The limit is re-read, because the copy from
   * authorization may be stale.
   */
  async taken(
    db: Db | Tx,
    dinner: { id: string },
    before = 2_147_483_647,
  ): Promise<PlacesTaken & { highestNumber: number }> {
    const { rows } = await sql<Counted>`
      select s.participant_limit, taken.people, taken.highest, across.pair as pair_across,
        exists (select from team where dinner_id = ${dinner.id}) as teams
      from (
        select count(*)::int as people, coalesce(max(participant_number), 0) as highest
        from participant where dinner_id = ${dinner.id} and participant_number < ${before}
      ) taken
      left join public_settings s on s.dinner_id = ${dinner.id}
      left join lateral (
        select count(*) = 2 and count(distinct originator_id) = 1 and bool_or(id = originator_id) as pair from (
          select id, originator_id from participant where dinner_id = ${dinner.id}
          order by participant_number offset s.participant_limit - 1 limit 2
        ) last_and_next
        where originator_id is not null
      ) across on s.participant_limit is not null and taken.people > s.participant_limit`.execute(db)
    const [row] = rows
    if (!row) throw new Error('a count has one row')
    const limit = row.participantLimit ?? undefined
    const isPairAcross = limit !== undefined && row.pairAcross === true
    return {
      limit,
      people: row.people,
      highestNumber: row.highest,
      lastPlaceFree: isPairAcross && !(await singleFollows(db, dinner, limit, before)),
      teamsExist: row.teams,
    }
  },
}

interface Counted {
  participantLimit: number | null
  people: number
  highest: number
  /** A pair occupies the last place and the first one beyond. */
  pairAcross: boolean | null
  teams: boolean
}

/** A single between that pair and `before` gets the last place. */
async function singleFollows(db: Db | Tx, dinner: { id: string }, limit: number, before: number): Promise<boolean> {
  const { rows } = await sql`
    select from participant where dinner_id = ${dinner.id} and originator_id is null and participant_number < ${before}
      and participant_number > (select participant_number from participant where dinner_id = ${dinner.id}
        order by participant_number offset ${limit} limit 1)
    limit 1`.execute(db)
  return rows.length > 0
}

/** Releases a place held for a payment; people confirmed meanwhile stay. Call with the event's lock held. */
export async function releaseRegistration(
  tx: Tx,
  dinner: { id: string },
  participantIds: readonly string[],
): Promise<void> {
  if (participantIds.length === 0) return
  await tx
    .deleteFrom('participant')
    .where('dinnerId', '=', dinner.id)
    .where('id', 'in', participantIds)
    .where('reservedUntil', 'is not', null)
    .where('activatedAt', 'is', null)
    .execute()
}
