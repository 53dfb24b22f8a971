import { keptSince } from '@running-dinner/domain/events'
import { sql } from 'kysely'
import type { Purge } from '../../../platform/retention/purge.ts'
import { letterStore } from '../../messages/letters/index.ts'

/** People deleted with a team are kept for undo, for a limited time only (`docs/rules/events/retention.md`). */
export const purgeRemovedPeople: Purge = {
  name: 'people who left with a team',
  async old(tx, now) {
    const until = keptSince('removedParticipant', now)
    // Who came back with an undo takes part. Their own letters stay: they are listed until they know that their team is gone.
    const { rows } = await sql<{ dinnerId: string; people: Parameters<typeof letterStore.forgetValues>[2] }>`
      select dinner_id as "dinnerId", jsonb_agg(jsonb_build_object(
          'id', person -> 'id', 'firstnamePart', person -> 'first_name', 'lastname', person -> 'last_name',
          'email', person -> 'email', 'mobileNumber', person -> 'mobile_number',
          'street', person -> 'street', 'streetNr', person -> 'street_nr',
          'addressRemarks', person -> 'address_remarks', 'entranceNote', coalesce(person -> 'entrance_note', '""'),
          'mealSpecificsNote', person -> 'meal_specifics_note')) as people
      from plan_change, jsonb_array_elements(delta -> 'removed') as person
      where created_at <= ${until} and not exists (select from participant where participant.id::text = person ->> 'id')
      group by dinner_id`.execute(tx)
    for (const { dinnerId, people } of rows) await letterStore.forgetValues(tx, { id: dinnerId }, people)
    await sql`
      update plan_change set delta = jsonb_set(delta, '{removed}', '[]')
      where created_at <= ${until} and delta -> 'removed' <> '[]'`.execute(tx)
  },
}
