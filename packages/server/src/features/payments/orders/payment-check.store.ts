import type { Db, Tx } from '../../../platform/db/database.ts'

/** Which orders to check with the provider, and which of its messages were handled already. */
export const paymentCheckStore = {
  /** Claims the order that has waited longest; other workers get it only after `again`. */
  async claim(db: Db, now: Date, again: Date): Promise<string | undefined> {
    const row = await db
      .updateTable('paymentOrder')
      .set({ nextCheckAt: again })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('paymentOrder')
          .select('id')
          .where('nextCheckAt', '<=', now)
          .orderBy('nextCheckAt')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .executeTakeFirst()
    return row?.id
  },

  /** False if the message was recorded before. */
  async recordEvent(tx: Tx, eventId: string, now: Date): Promise<boolean> {
    const row = await tx
      .insertInto('paymentEvent')
      .values({ id: eventId, receivedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Makes the order due for a check. */
  async checkNow(tx: Tx, provider: string, providerOrderId: string, now: Date): Promise<void> {
    await tx
      .updateTable('paymentOrder')
      .set({ nextCheckAt: now })
      .where('provider', '=', provider)
      .where('providerOrderId', '=', providerOrderId)
      .where('status', 'not in', ['PAID', 'REFUNDED'])
      .execute()
  },

  /** The order needs no further checks. */
  async endChecks(db: Db, { id }: { id: string }): Promise<void> {
    await db.updateTable('paymentOrder').set({ nextCheckAt: null }).where('id', '=', id).execute()
  },

  /** Deletes the stored forms of void orders once their browsers had time to fetch them. */
  async forgetForms(db: Db, finishedBefore: Date): Promise<void> {
    await db
      .updateTable('paymentOrder')
      .set({ registration: null })
      .where('registration', 'is not', null)
      .where('status', '=', 'VOIDED')
      .where('finishedAt', '<', finishedBefore)
      .execute()
  },
}
