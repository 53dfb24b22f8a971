import type { BodyOf, orderRoutes, ReplyOf } from '@running-dinner/contract'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { secretHash } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import type { PaymentCtx } from './payment-order.ts'
import { voidLockedOrder } from './void-order.ts'

/** Voids an order the guest gave up at the provider; the browser that ordered gets its form back. */
export async function cancelOrder(
  ctx: PaymentCtx,
  dinner: AuthorizedDinner,
  { token, orderSecret }: BodyOf<typeof orderRoutes.cancelOrder>,
): Promise<ReplyOf<typeof orderRoutes.cancelOrder>> {
  const key = { providerOrderId: token, secretHash: secretHash(orderSecret) }
  const begun = await paymentOrderStore.ofBrowser(ctx.db, dinner, key)
  if (!begun) throw notFound()
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const order = await paymentOrderStore.lock(tx, begun.id)
    if (!order) throw notFound()
    // Money may be on its way; only the provider knows.
    if (order.status === 'RESERVED') refuse('payment_running')
    if (order.status === 'PAID') refuse('payment_already_made')
    if (order.status === 'CREATED') await voidLockedOrder(ctx, tx, order, 'CANCELLED')
    return { registration: { ...order.registration } }
  })
}
