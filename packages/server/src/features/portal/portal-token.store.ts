import type { Db, Tx } from '../../platform/db/database.ts'

interface PortalToken {
  emailIdentity: string
  token: string
}

export const portalTokenStore = {
  /** Two calls at once end up with the same token. */
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

  /** Unknown ones are left out. */
  async known(db: Db | Tx, tokens: readonly string[]): Promise<PortalToken[]> {
    if (tokens.length === 0) return []
    return db.selectFrom('portalToken').select(['emailIdentity', 'token']).where('token', 'in', tokens).execute()
  },

  async remove(tx: Tx, tokens: readonly string[]): Promise<void> {
    if (tokens.length > 0) await tx.deleteFrom('portalToken').where('token', 'in', tokens).execute()
  },
}
