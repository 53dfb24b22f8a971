import { keptSince } from '@running-dinner/domain/retention.ts'
import { sql } from 'kysely'
import type { Purge } from '../../platform/retention/purge.ts'
import { letterStore } from '../letters/index.ts'

/** People deleted with a team are kept for undo, for a limited time only (`docs/rules/retention.md`). */
export const purgeRemovedPeople: Purge = {
  name: 'people who left with a team',
  async old(tx, now) {
    const until = keptSince('removedParticipant', now)
    // Who came back with an undo takes part. Their own letters stay: they are listed until they know that their team is gone.
    const { rows } = await sql<{ dinnerId: string; ids: string[] }>`
      select dinner_id as "dinnerId", array_agg(person ->> 'id') as ids
      from plan_change, jsonb_array_elements(delta -> 'removed') as person
      where created_at <= ${until} and not exists (select from participant where participant.id::text = person ->> 'id')
      group by dinner_id`.execute(tx)
    for (const { dinnerId, ids } of rows) await letterStore.forgetValues(tx, { id: dinnerId }, ids)
    await sql`
      update plan_change set delta = jsonb_set(delta, '{removed}', '[]')
      where created_at <= ${until} and delta -> 'removed' <> '[]'`.execute(tx)
  },
}
