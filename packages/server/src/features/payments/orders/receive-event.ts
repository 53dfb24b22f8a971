import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { badRequest, unavailable } from '../../../platform/http/problems.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { ProviderUnavailableError, type ReceivedEvent } from '../../../platform/payments/payment-provider.ts'
import { paymentCheckStore } from './payment-check.store.ts'
import type { PaymentCtx } from './payment-order.ts'

/**
 * A webhook message only triggers a check of its order at the provider, so repeated and reordered messages are harmless. Its id
 * is recorded in the same transaction.
 */
export async function receiveEvent(ctx: PaymentCtx, received: ReceivedEvent): Promise<void> {
  const event = await ctx.provider.verifyEvent(received).catch((error: unknown) => {
    if (error instanceof ProviderUnavailableError) throw unavailable()
    throw error
  })
  if (!event) throw badRequest()
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    if (!(await paymentCheckStore.recordEvent(tx, event.id, now))) return
    await paymentCheckStore.checkNow(tx, ctx.provider.name, event.providerOrderId, now)
    await enqueue(tx, 'settle-payments')
  })
}
