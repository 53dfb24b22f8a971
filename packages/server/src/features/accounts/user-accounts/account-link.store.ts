import type { Db, Tx } from '../../../platform/db/database.ts'
import { secretHash } from '../../../platform/ids.ts'

export interface AccountLink {
  accountId: string
  purpose: 'CONFIRM' | 'PASSWORD'
  token: string
  expiresAt: Date
  createdAt: Date
}

/** Stores only hashes, so that read access to the database does not allow following a mailed link. */
export const accountLinkStore = {
  async insert(tx: Tx, { token, ...link }: AccountLink): Promise<void> {
    await tx
      .insertInto('accountLink')
      .values({ ...link, tokenHash: secretHash(token) })
      .execute()
  },

  /** Returns the account of a link that has not expired. */
  async accountIdOf(
    db: Db | Tx,
    { purpose, token, now }: Pick<AccountLink, 'purpose' | 'token'> & { now: Date },
  ): Promise<string | undefined> {
    const row = await db
      .selectFrom('accountLink')
      .select('accountId')
      .where('tokenHash', '=', secretHash(token))
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    return row?.accountId
  },

  /** Invalidates all links of the account. */
  async removeOf(tx: Tx, accountId: string): Promise<void> {
    await tx.deleteFrom('accountLink').where('accountId', '=', accountId).execute()
  },
}
