import { emailIdentity } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import type { AuthorizedParticipant } from '../../people/participants/index.ts'

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
export const portalTokenCleanup: Cleanup = {
  name: 'links to my events',
  async old(tx) {
    await sql`
      delete from portal_token where
        not exists (select 1 from participant where participant.email_identity = portal_token.email_identity)
        and not exists (select 1 from dinner where lower(dinner.email) = portal_token.email_identity)
        and not exists (select 1 from account where account.email_identity = portal_token.email_identity)`.execute(tx)
  },
}

/**
 * Returns the token that opens "my events" of an address, the same every time. Only for callers whose address is proven, or to
 * be mailed to that address.
 */
export function portalTokenFor(tx: Tx, ctx: Pick<Ctx, 'clock'>, email: string): Promise<string> {
  return portalTokenStore.findOrInsert(tx, {
    emailIdentity: emailIdentity(email),
    token: newSecret(),
    createdAt: ctx.clock.now(),
  })
}

/** "Forget this device": invalidates the links everywhere; a new one can be mailed. */
export async function revokePortalTokens(ctx: Ctx, tokens: readonly string[]): Promise<void> {
  await inTransaction(ctx.db, (tx) => portalTokenStore.remove(tx, tokens))
}

/** Which mails were opened on the own page. */
export const readReceiptStore = {
  async insert(tx: Tx, { dinner, person }: AuthorizedParticipant, taskId: string, readAt: Date): Promise<void> {
    await tx
      .insertInto('messageReadReceipt')
      .values({ dinnerId: dinner.id, participantId: person.id, taskId, readAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}
