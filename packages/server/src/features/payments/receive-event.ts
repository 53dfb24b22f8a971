import { inTransaction } from '../../platform/db/in-transaction.ts'
import { badRequest, unavailable } from '../../platform/http/problems.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { ProviderUnavailableError, type ReceivedEvent } from '../../platform/payments/payment-provider.ts'
import { paymentCheckStore } from './payment-check.store.ts'
import type { PaymentCtx } from './payment-ctx.ts'

/**
 * A message of the provider is only a hint: its sender is proven, it is noted in the transaction of its effect, and the effect
 * is that the provider is asked. So order and number of messages do not matter (reliability 2.4 #24).
 */
export async function receiveEvent(ctx: PaymentCtx, received: ReceivedEvent): Promise<void> {
  const event = await ctx.provider.verifyEvent(received).catch((error: unknown) => {
    if (error instanceof ProviderUnavailableError) throw unavailable()
    throw error
  })
  if (!event) throw badRequest()
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    if (!(await paymentCheckStore.takeIn(tx, event.id, now))) return
    await paymentCheckStore.ask(tx, ctx.provider.name, event.providerOrderId, now)
    await enqueue(tx, 'settle-payments')
  })
}
