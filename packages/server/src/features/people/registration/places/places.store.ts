import { type PlacesTaken, placeHeldMilliseconds, type WaitingNotice } from '@running-dinner/domain/people'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { notFound } from '../../../../platform/http/problems.ts'

/** Counts instead of listing: an event may have 3,000 people, and this runs under the event's lock. */
export const placesStore = {
  /**
   * Places taken by all people, or by those listed before number `before`; places held for people who cancelled count too. The
   * limit is re-read, because the copy from authorization may be stale.
   */
  async taken(db: Db | Tx, dinner: { id: string }, now: Date, before?: number): Promise<CountedPlaces> {
    const { rows } = await sql<{ places: PlacesRow }>`
      select ${placesOf(sql`dinner.id`, now, before)} as places from dinner where id = ${dinner.id}`.execute(db)
    const [row] = rows
    if (!row) throw notFound()
    return toPlaces(row.places)
  },
}

export interface CountedPlaces extends PlacesTaken {
  highestNumber: number
  /** People who have proven their address; those who only registered may not come. */
  confirmed: number
}

export type PlacesRow = Omit<CountedPlaces, 'limit'> & { limit: number | null }

export function toPlaces({ limit, ...places }: PlacesRow): CountedPlaces {
  return { ...places, limit: limit ?? undefined }
}

/** Part of a query of one event or of many. The last place is free if a pair lies across it and no single came after. */
export function placesOf(dinnerId: RawBuilder<unknown>, now: Date, before = 2_147_483_647): RawBuilder<PlacesRow> {
  const since = new Date(now.getTime() - placeHeldMilliseconds)
  return sql`(
    with listed as (
      select id, originator_id, participant_number, activated_at is not null as is_confirmed
      from participant where dinner_id = ${dinnerId}
      union all
      select participant_id, (content ->> 'originator_id')::uuid, participant_number, false from cancelled_registration
      where dinner_id = ${dinnerId} and cancelled_at > ${since}
    )
    select json_build_object(
      'limit', s.participant_limit, 'people', taken.people, 'highestNumber', taken.highest, 'confirmed', taken.confirmed,
      'teamsExist', exists (select from team where dinner_id = ${dinnerId}),
      'lastPlaceFree', coalesce(across.pair, false) and not exists (
        select from listed where originator_id is null and participant_number < ${before}::int
          and participant_number > across.last_number
      )
    )
    from (
      select count(*)::int as people, coalesce(max(participant_number), 0) as highest,
        count(*) filter (where is_confirmed)::int as confirmed
      from listed where participant_number < ${before}::int
    ) taken
    left join public_settings s on s.dinner_id = ${dinnerId}
    left join lateral (
      select count(*) = 2 and count(distinct originator_id) = 1 and bool_or(id = originator_id) as pair,
        max(participant_number) as last_number
      from (
        select id, originator_id, participant_number from listed
        order by participant_number offset s.participant_limit - 1 limit 2
      ) last_and_next
      where originator_id is not null
    ) across on s.participant_limit is not null and taken.people > s.participant_limit
  )`
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

/** Who waits for a place below the organiser's limit, and who moved up from there: one row per person. */
export const waitingNoticeStore = {
  async ofDinner(db: Db | Tx, dinner: { id: string }): Promise<WaitingNotice[]> {
    const rows = await db.selectFrom('waitingNotice').selectAll().where('dinnerId', '=', dinner.id).execute()
    return rows.map(({ participantId, movedUpAt, mailedAt }) => ({
      participantId,
      movedUpAt: movedUpAt ?? undefined,
      mailedAt: mailedAt ?? undefined,
    }))
  },

  /** They wait, also after they had a place for a while. */
  async wait(tx: Tx, dinner: { id: string }, participantIds: readonly string[]): Promise<void> {
    if (participantIds.length === 0) return
    await sql`
      insert into waiting_notice (participant_id, dinner_id)
      select id, ${dinner.id} from unnest(${[...participantIds]}::uuid[]) as id
      on conflict (participant_id) do update set moved_up_at = null, mailed_at = null`.execute(tx)
  },

  async moveUp(tx: Tx, dinner: { id: string }, participantIds: readonly string[], movedAt: Date): Promise<void> {
    if (participantIds.length === 0) return
    await tx
      .updateTable('waitingNotice')
      .set({ movedUpAt: movedAt })
      .where('dinnerId', '=', dinner.id)
      .where('participantId', 'in', participantIds)
      .where('movedUpAt', 'is', null)
      .execute()
  },

  /** True for the one caller that may send the mail. */
  async claimMail(tx: Tx, dinner: { id: string }, participantId: string, claimedAt: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('waitingNotice')
      .set({ mailedAt: claimedAt })
      .where('dinnerId', '=', dinner.id)
      .where('participantId', '=', participantId)
      .where('movedUpAt', 'is not', null)
      .where('mailedAt', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /**
   * Upcoming confirmed events without teams in which people wait, or waited and were not mailed. Numbers of people begin at 1 and are
   * given once, so people are counted only where a number is above the limit.
   */
  async concernedDinnerIds(db: Db | Tx, now: Date): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from dinner
      where cancelled_at is null and (acknowledged_at is not null or running_dinner_type = 'DEMO')
        and date >= day_in(time_zone, ${now}::timestamptz)
        and not exists (select from team where dinner_id = dinner.id)
        and id in (
          select dinner_id from waiting_notice where mailed_at is null
          union
          select dinner_id from public_settings s
          where participant_limit is not null and case
            when exists (select from participant where dinner_id = s.dinner_id and participant_number > s.participant_limit)
            then participant_limit < (select count(*) from participant where dinner_id = s.dinner_id)
          end
        )
      order by id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** When something was last recorded about the event: a place that became free is not older than that. */
  async lastActivityAt(db: Db | Tx, dinner: { id: string }): Promise<Date | undefined> {
    const row = await db
      .selectFrom('activity')
      .select('createdAt')
      .where('dinnerId', '=', dinner.id)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.createdAt
  },
}
