import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { later, orderDeadlines } from './order-deadlines.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import type { PaymentCtx, PaymentOrder } from './payment-order.ts'

/** Requests the refund until it is done; the key makes repeats harmless. */
export async function returnMoney(ctx: PaymentCtx, order: PaymentOrder): Promise<PaymentOrder> {
  if (order.captureId === null) return order
  const outcome = await ctx.provider.refund(order.captureId, `${order.id}-refund`)
  return inTransaction(ctx.db, async (tx) => {
    const current = await paymentOrderStore.lock(tx, order.id)
    if (current?.status !== 'REFUND_DUE') return current ?? order
    const now = ctx.clock.now()
    const change =
      outcome === 'REFUNDED'
        ? ({ status: 'REFUNDED', refundRefused: false, nextCheckAt: null, finishedAt: now } as const)
        : outcome === 'REFUSED'
          ? { refundRefused: true, nextCheckAt: later(now, orderDeadlines.refusedRefund) }
          : { nextCheckAt: later(now, orderDeadlines.nextCheck) }
    await paymentOrderStore.change(tx, current, change)
    return { ...current, ...change }
  })
}
