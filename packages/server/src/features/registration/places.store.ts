import type { PlacesTaken } from '@running-dinner/domain/registration/places.ts'
import { placeHeldMilliseconds } from '@running-dinner/domain/waiting-list/held-places.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/** Counts instead of listing: an event may have 3,000 people, and this runs under the event's lock. */
export const placesStore = {
  /**
   * Places taken by all people, or by those listed before number `before`; places held for people who cancelled count too. The
   * limit is re-read, because the copy from authorization may be stale.
   */
  async taken(
    db: Db | Tx,
    dinner: { id: string },
    now: Date,
    before = 2_147_483_647,
  ): Promise<PlacesTaken & { highestNumber: number }> {
    const { rows } = await sql<Counted>`
      with listed as (${listed(dinner, now)})
      select s.participant_limit, taken.people, taken.highest, across.pair as pair_across,
        exists (select from team where dinner_id = ${dinner.id}) as teams
      from (
        select count(*)::int as people, coalesce(max(participant_number), 0) as highest
        from listed where participant_number < ${before}
      ) taken
      left join public_settings s on s.dinner_id = ${dinner.id}
      left join lateral (
        select count(*) = 2 and count(distinct originator_id) = 1 and bool_or(id = originator_id) as pair from (
          select id, originator_id from listed
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
      lastPlaceFree: isPairAcross && !(await singleFollows(db, listed(dinner, now), limit, before)),
      teamsExist: row.teams,
    }
  },

  /** People who have proven their address; those who only registered may not come. */
  async confirmed(db: Db, dinner: { id: string }): Promise<number> {
    const { count } = await db
      .selectFrom('participant')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('dinnerId', '=', dinner.id)
      .where('activatedAt', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(count)
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

/** People in the list, with those who cancelled and whose place is still held. */
function listed(dinner: { id: string }, now: Date) {
  const since = new Date(now.getTime() - placeHeldMilliseconds)
  return sql`
    select id, originator_id, participant_number from participant where dinner_id = ${dinner.id}
    union all
    select participant_id, (content ->> 'originator_id')::uuid, participant_number from cancelled_registration
    where dinner_id = ${dinner.id} and cancelled_at > ${since}`
}

/** A single between that pair and `before` gets the last place. */
async function singleFollows(
  db: Db | Tx,
  people: ReturnType<typeof listed>,
  limit: number,
  before: number,
): Promise<boolean> {
  const { rows } = await sql`
    with listed as (${people})
    select from listed where originator_id is null and participant_number < ${before}
      and participant_number > (select participant_number from listed order by participant_number offset ${limit} limit 1)
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
