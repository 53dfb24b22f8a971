import type { Ctx } from '../../platform/ctx.ts'
import { createPaymentProvider } from '../../platform/payments/create-payment-provider.ts'
import { ProviderUnavailableError } from '../../platform/payments/payment-provider.ts'
import { later, orderDeadlines } from './order-deadlines.ts'
import { paymentCheckStore } from './payment-check.store.ts'
import type { PaymentCtx } from './payment-ctx.ts'
import { settleOrder } from './settle-order.ts'

/** When the provider is away, the others would only wait as long for the same silence. */
const patience = 3

/**
 * The job of every minute: whatever was left unfinished, by a guest who never came back or a process that died, is brought to
 * its end with what the provider says (reliability F4).
 */
export async function settlePayments(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const paying = { ...ctx, provider: createPaymentProvider(ctx) }
  const now = ctx.clock.now()
  const next = () => paymentCheckStore.claim(ctx.db, now, later(now, orderDeadlines.nextCheck))
  let silences = 0
  for (let id = await next(); id !== undefined && silences < patience && !signal?.aborted; id = await next()) {
    silences = (await isAnswered(paying, id)) ? 0 : silences + 1
  }
  await paymentCheckStore.forgetForms(ctx.db, later(now, -orderDeadlines.form))
}

/** One order must not keep the others waiting: whatever went wrong with it, it comes back in a minute. */
async function isAnswered(ctx: PaymentCtx, id: string): Promise<boolean> {
  try {
    await settleOrder(ctx, id)
    return true
  } catch (error) {
    ctx.log.warn('an order could not be settled', { job: 'settle-payments', error })
    return !(error instanceof ProviderUnavailableError)
  }
}
