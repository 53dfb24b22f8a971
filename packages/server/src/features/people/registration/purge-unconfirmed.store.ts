import { keptSince } from '@running-dinner/domain/events/retention.ts'
import { sql } from 'kysely'
import type { Purge } from '../../../platform/retention/purge.ts'

/** Deletes unconfirmed registrations, both of a pair, with the mails about them (`docs/rules/events/retention.md`). */
export const purgeUnconfirmed: Purge = {
  name: 'unconfirmed registrations',
  async old(tx, now) {
    await sql`
      with gone as (
        delete from participant where activated_at is null and created_at <= ${keptSince('unconfirmedRegistration', now)}
          and (reserved_until is null or reserved_until <= ${now})
        returning dinner_id, email_identity
      )
      delete from message_task using gone
      where message_task.dinner_id = gone.dinner_id and message_task.job_id is null
        and lower(message_task.recipient_email) = gone.email_identity`.execute(tx)
  },
}
