import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { paymentOptionsStore } from '../options/index.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import type { PaymentCtx } from './payment-order.ts'
import { voidLockedOrder } from './void-order.ts'

/** Makes registering free and voids unpaid orders. Refused while money is being captured. */
export async function removePaymentOptions(
  ctx: Pick<PaymentCtx, 'db' | 'clock'>,
  dinner: AuthorizedDinner,
  id: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const options = await paymentOptionsStore.of(tx, dinner)
    if (options?.id !== id) throw notFound()
    const open = await paymentOrderStore.unfinished(tx, dinner)
    if (open.some((order) => order.status === 'RESERVED')) refuse('payment_running')
    for (const order of open) await voidLockedOrder(ctx, tx, order, 'CANCELLED')
    await paymentOptionsStore.remove(tx, dinner)
    await recordActivity(tx, ctx.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'payment_options_removed' })
  })
}
