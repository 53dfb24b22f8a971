import { keptSince } from '@running-dinner/domain/retention.ts'
import { sql } from 'kysely'
import type { Purge } from '../../platform/retention/purge.ts'

/** Whoever left with a team is kept for taking that back; after a while it cannot be taken back any more. */
export const purgeRemovedPeople: Purge = {
  name: 'people who left with a team',
  async old(tx, now) {
    await sql`
      update plan_change set delta = jsonb_set(delta, '{removed}', '[]')
      where created_at <= ${keptSince('removedParticipant', now)} and delta -> 'removed' <> '[]'`.execute(tx)
  },
}
