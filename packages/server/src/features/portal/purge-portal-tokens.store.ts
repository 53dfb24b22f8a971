import { sql } from 'kysely'
import type { Purge } from '../../platform/retention/purge.ts'

/** The secret of an address opens the events of that address; without any of them it goes too. */
export const purgePortalTokens: Purge = {
  name: 'links to my events',
  async old(tx) {
    await sql`
      delete from portal_token where
        not exists (select 1 from participant where participant.email_identity = portal_token.email_identity)
        and not exists (select 1 from dinner where lower(dinner.email) = portal_token.email_identity)
        and not exists (select 1 from account where account.email_identity = portal_token.email_identity)`.execute(tx)
  },
}
