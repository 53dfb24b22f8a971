import type { PlacesTaken } from '@running-dinner/domain/registration/places.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/** Counted, never listed: an event may have 3,000 people, and this is asked while others wait (reliability 4.2). */
export const placesStore = {
  /** By everybody, or by those who stand in the list before number `before`. `limit` as it stands now, whatever the door saw. */
  async taken(
    db: Db | Tx,
    dinner: { id: string },
    before = 2_147_483_647,
  ): Promise<PlacesTaken & { highestNumber: number }> {
    const { rows } = await sql<{ participantLimit: number | null; people: number; highest: number; teams: boolean }>`
      select (select participant_limit from public_settings where dinner_id = ${dinner.id}) as participant_limit,
        count(*)::int as people, coalesce(max(participant_number), 0) as highest,
        exists (select from team where dinner_id = ${dinner.id}) as teams
      from participant where dinner_id = ${dinner.id} and participant_number < ${before}`.execute(db)
    const [row] = rows
    if (!row) throw new Error('a count has one row')
    const limit = row.participantLimit ?? undefined
    return {
      limit,
      people: row.people,
      highestNumber: row.highest,
      lastPlaceFree: limit !== undefined && row.people > limit && (await lastPlaceFree(db, dinner, limit, before)),
      teamsExist: row.teams,
    }
  },
}

/** A pair stands across the limit and nobody alone came between it and `before`. */
async function lastPlaceFree(db: Db | Tx, dinner: { id: string }, limit: number, before: number): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    with across as (
      select id, participant_number from participant where dinner_id = ${dinner.id}
      order by participant_number offset ${limit - 1} limit 1
    )
    select exists (select from participant child where child.dinner_id = ${dinner.id}
        and child.originator_id = across.id and child.id <> across.id)
      and not exists (select from participant single where single.dinner_id = ${dinner.id}
        and single.participant_number > across.participant_number and single.participant_number < ${before}
        and single.originator_id is null) as free
    from across`.execute(db)
  return rows[0]?.free ?? false
}
