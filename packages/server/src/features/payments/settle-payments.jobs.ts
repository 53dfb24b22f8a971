import type { Ctx } from '../../platform/ctx.ts'
import { createPaymentProvider } from '../../platform/payments/create-payment-provider.ts'
import { later, orderDeadlines } from './order-deadlines.ts'
import { paymentCheckStore } from './payment-check.store.ts'
import { settleOrder } from './settle-order.ts'

const atOnce = 20

/**
 * The job of every minute: whatever was left unfinished, by a guest who never came back or a process that died, is brought to
 * its end with what the provider says (reliability F4).
 */
export async function settlePayments(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const provider = createPaymentProvider(ctx)
  const now = ctx.clock.now()
  for (;;) {
    const ids = await paymentCheckStore.claim(ctx.db, now, later(now, orderDeadlines.nextCheck), atOnce)
    for (const id of ids) {
      if (signal?.aborted) return
      await settleOrder({ ...ctx, provider }, id).catch((error: unknown) => {
        // One order must not keep the others waiting; it comes back in a minute.
        ctx.log.warn('an order could not be settled', { job: 'settle-payments', error })
      })
    }
    if (ids.length < atOnce) break
  }
  await paymentCheckStore.forgetForms(ctx.db, later(now, -orderDeadlines.form))
}
