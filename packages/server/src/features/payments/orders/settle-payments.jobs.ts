import type { Ctx } from '../../../platform/ctx.ts'
import { createPaymentProvider, ProviderUnavailableError } from '../providers/index.ts'
import { paymentCheckStore } from './payment-order.store.ts'
import { later, orderDeadlines, type PaymentCtx } from './payment-order.ts'
import { settleOrder } from './settle-order.ts'

/** Stop after three unanswered checks in a row: the provider is down, and each further check would wait for its timeout. */
const maxUnanswered = 3

/**
 * Runs every minute and settles orders left unfinished by a guest who never came back or a process that died
 * (`docs/rules/payments/payment.md#an-order`).
 */
export async function settlePayments(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const paying = { ...ctx, provider: createPaymentProvider(ctx) }
  const now = ctx.clock.now()
  const next = () => paymentCheckStore.claim(ctx.db, now, later(now, orderDeadlines.nextCheck))
  let unanswered = 0
  for (let id = await next(); id !== undefined && unanswered < maxUnanswered && !signal?.aborted; id = await next()) {
    unanswered = (await isAnswered(paying, id)) ? 0 : unanswered + 1
  }
  await paymentCheckStore.forgetForms(ctx.db, later(now, -orderDeadlines.form))
}

/** An order that fails is retried a minute later and must not block the others. */
async function isAnswered(ctx: PaymentCtx, id: string): Promise<boolean> {
  try {
    await settleOrder(ctx, id)
    return true
  } catch (error) {
    ctx.log.warn('an order could not be settled', { job: 'settle-payments', error })
    return !(error instanceof ProviderUnavailableError)
  }
}
