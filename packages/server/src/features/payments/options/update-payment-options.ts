import type { PaymentOptionsInput } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { type PaymentOptions, paymentOptionsStore } from './payment-options.store.ts'
import { areSameOptions, optionsFrom, recordPrice } from './payment-options.ts'

/** Applies to new orders only: an order keeps its price and recipient. Repeating the same request changes nothing. */
export async function updatePaymentOptions(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
  input: PaymentOptionsInput,
): Promise<PaymentOptions> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const before = await paymentOptionsStore.of(tx, dinner)
    if (before?.id !== id) throw notFound()
    if (dinner.cancellationDate) refuse('event_cancelled')
    const after = optionsFrom(id, input, dinner, before)
    if (areSameOptions(before, after)) return before
    await paymentOptionsStore.update(tx, dinner, after)
    await recordPrice(tx, ctx, dinner, after)
    return after
  })
}
