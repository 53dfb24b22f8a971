import type { RemovableEvent } from '@running-dinner/contract'
import type { Db } from '../../../platform/db/database.ts'

/** Matches a literal part of the title, newest first; of the people only their number. */
export async function readRemovableEvents(db: Db, search: string): Promise<RemovableEvent[]> {
  const rows = await db
    .selectFrom('dinner')
    .select(['id', 'title', 'city', 'date', 'registrationType', 'runningDinnerType'])
    .select((eb) =>
      eb
        .selectFrom('participant')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('participant.dinnerId', '=', 'dinner.id')
        .as('numParticipants'),
    )
    .where('title', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    ...row,
    // Check constraints allow only these values.
    registrationType: row.registrationType as RemovableEvent['registrationType'],
    runningDinnerType: row.runningDinnerType as RemovableEvent['runningDinnerType'],
    numParticipants: Number(row.numParticipants),
  }))
}
