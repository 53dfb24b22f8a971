import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Purge } from '../../../platform/retention/purge.ts'

interface PortalToken {
  emailIdentity: string
  token: string
}

export const portalTokenStore = {
  /** Concurrent calls return the same token. */
  async findOrInsert(tx: Tx, fresh: PortalToken & { createdAt: Date }): Promise<string> {
    await tx
      .insertInto('portalToken')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await tx
      .selectFrom('portalToken')
      .select('token')
      .where('emailIdentity', '=', fresh.emailIdentity)
      .executeTakeFirstOrThrow()
    return row.token
  },

  /** Skips unknown tokens. */
  async known(db: Db | Tx, tokens: readonly string[]): Promise<PortalToken[]> {
    if (tokens.length === 0) return []
    return db.selectFrom('portalToken').select(['emailIdentity', 'token']).where('token', 'in', tokens).execute()
  },

  async remove(tx: Tx, tokens: readonly string[]): Promise<void> {
    if (tokens.length > 0) await tx.deleteFrom('portalToken').where('token', 'in', tokens).execute()
  },
}

/** Deletes tokens of addresses without event, participation or account. */
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
