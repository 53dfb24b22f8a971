import type { Db, Tx } from '../../platform/db/database.ts'

/** Orders the provider is asked about, and what keeps a message of the provider from having its effect twice. */
export const paymentCheckStore = {
  /** Hands out one order that is due, the longest waiting first, and to nobody else before `again`. */
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

  /** False: this message was taken in before. */
  async takeIn(tx: Tx, eventId: string, now: Date): Promise<boolean> {
    const row = await tx
      .insertInto('paymentEvent')
      .values({ id: eventId, receivedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** The order of the message is looked at next. */
  async ask(tx: Tx, provider: string, providerOrderId: string, now: Date): Promise<void> {
    await tx
      .updateTable('paymentOrder')
      .set({ nextCheckAt: now })
      .where('provider', '=', provider)
      .where('providerOrderId', '=', providerOrderId)
      .where('status', 'not in', ['PAID', 'REFUNDED'])
      .execute()
  },

  /** Nothing is left to ask about it. */
  async rest(db: Db, { id }: { id: string }): Promise<void> {
    await db.updateTable('paymentOrder').set({ nextCheckAt: null }).where('id', '=', id).execute()
  },

  /** The forms of orders that were given up: the browser that began them had time to take its own back. */
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
