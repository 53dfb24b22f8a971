import type { GivenEntry } from '@running-dinner/domain/guests'
import type { Db, Tx } from '../../../platform/db/database.ts'

/** What people have in their calendars, as it was last given out to them. Every query is bound to one event. */
export const calendarEntryStore = {
  async ofPeople(db: Db | Tx, dinner: { id: string }, ids: readonly string[]): Promise<Map<string, GivenEntry[]>> {
    const entriesByPerson = new Map<string, GivenEntry[]>()
    if (ids.length === 0) return entriesByPerson
    const rows = await db
      .selectFrom('calendarEntry')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('participantId', 'in', ids)
      .execute()
    for (const { participantId, entryKey, label, startsAt, endsAt, digest, sequence, changedAt } of rows) {
      const entry = { key: entryKey, label, start: startsAt, end: endsAt, digest, sequence, changedAt }
      entriesByPerson.set(participantId, [...(entriesByPerson.get(participantId) ?? []), entry])
    }
    return entriesByPerson
  },

  /** Call under the event's lock, so that a sequence is never given out for two versions. */
  async save(
    tx: Tx,
    dinner: { id: string },
    changedEntries: ReadonlyMap<string, readonly GivenEntry[]>,
  ): Promise<void> {
    const rows = [...changedEntries].flatMap(([participantId, entries]) =>
      entries.map(({ key, start, end, ...entry }) => ({
        ...entry,
        dinnerId: dinner.id,
        participantId,
        entryKey: key,
        startsAt: start,
        endsAt: end,
      })),
    )
    for (let offset = 0; offset < rows.length; offset += 500)
      await tx
        .insertInto('calendarEntry')
        .values(rows.slice(offset, offset + 500))
        .onConflict((conflict) =>
          conflict.columns(['dinnerId', 'participantId', 'entryKey']).doUpdateSet(({ ref }) => ({
            label: ref('excluded.label'),
            startsAt: ref('excluded.startsAt'),
            endsAt: ref('excluded.endsAt'),
            digest: ref('excluded.digest'),
            sequence: ref('excluded.sequence'),
            changedAt: ref('excluded.changedAt'),
          })),
        )
        .execute()
  },
}
