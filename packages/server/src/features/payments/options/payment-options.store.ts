import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { PaymentOptions as PaymentOptionsRow } from '../../../platform/db/schema.generated.ts'

/** The price of a registration and its recipient. */
export interface PaymentOptions {
  id: string
  brandName: string
  priceCents: number
  recipientEmail: string
  agbLink: string
  redirectAfterPurchaseLink: string
}

export const paymentOptionsStore = {
  async of(db: Db | Tx, dinner: { id: string }): Promise<PaymentOptions | undefined> {
    const row = await db.selectFrom('paymentOptions').selectAll().where('dinnerId', '=', dinner.id).executeTakeFirst()
    return row && toPaymentOptions(row)
  },

  async insert(tx: Tx, dinner: { id: string }, options: PaymentOptions, createdAt: Date): Promise<void> {
    await tx
      .insertInto('paymentOptions')
      .values({ ...options, dinnerId: dinner.id, createdAt })
      .execute()
  },

  async update(tx: Tx, dinner: { id: string }, { id, ...change }: PaymentOptions): Promise<void> {
    await tx.updateTable('paymentOptions').set(change).where('dinnerId', '=', dinner.id).where('id', '=', id).execute()
  },

  async remove(tx: Tx, dinner: { id: string }): Promise<void> {
    await tx.deleteFrom('paymentOptions').where('dinnerId', '=', dinner.id).execute()
  },
}

export function toPaymentOptions(row: Selectable<PaymentOptionsRow>): PaymentOptions {
  const { dinnerId: _, createdAt: __, ...options } = row
  return options
}
