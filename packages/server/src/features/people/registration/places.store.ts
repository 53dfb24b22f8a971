import type { PlacesTaken } from '@running-dinner/domain/people/registration/places.ts'
import { placeHeldMilliseconds } from '@running-dinner/domain/people/waiting-list/held-places.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/problems.ts'

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
