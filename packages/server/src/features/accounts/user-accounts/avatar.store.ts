import type { Db, Tx } from '../../../platform/db/database.ts'

export const avatarStore = {
  async nameOf(db: Db | Tx, account: { id: string }): Promise<string | undefined> {
    const row = await db.selectFrom('avatar').select('name').where('accountId', '=', account.id).executeTakeFirst()
    return row?.name
  },

  async content(db: Db, name: string): Promise<Buffer | undefined> {
    const row = await db.selectFrom('avatar').select('content').where('name', '=', name).executeTakeFirst()
    return row?.content
  },

  async replace(
    tx: Tx,
    account: { id: string },
    avatar: { name: string; content: Buffer; createdAt: Date },
  ): Promise<void> {
    await tx
      .insertInto('avatar')
      .values({ accountId: account.id, ...avatar })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet(avatar))
      .execute()
  },

  async remove(tx: Tx, account: { id: string }): Promise<void> {
    await tx.deleteFrom('avatar').where('accountId', '=', account.id).execute()
  },
}
