import type { Db, Tx } from '../../platform/db/database.ts'
import { type PaymentOptions, paymentOptionsStore } from './payment-options.store.ts'

/** Undefined: registering costs nothing. */
export async function paymentOptionsOf(db: Db | Tx, dinner: { id: string }): Promise<PaymentOptions | undefined> {
  return paymentOptionsStore.of(db, dinner)
}
