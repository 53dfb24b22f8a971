import type { PaymentOptionsInput } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { type PaymentOptions, paymentOptionsStore } from './payment-options.store.ts'
import { areSameOptions, mayAskForMoney, optionsFrom, recordPrice } from './payment-options.ts'

/** Existing registrations stay free of charge. Repeating the same request changes nothing. */
export async function createPaymentOptions(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: PaymentOptionsInput,
): Promise<PaymentOptions> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (dinner.cancellationDate) refuse('event_cancelled')
    if (!mayAskForMoney(dinner)) refuse('payment_not_possible')
    const before = await paymentOptionsStore.of(tx, dinner)
    const options = optionsFrom(newId(), input, dinner, before)
    if (before && areSameOptions(before, options)) return before
    if (before) refuse('payment_options_exist')
    await paymentOptionsStore.insert(tx, dinner, options, ctx.clock.now())
    await recordPrice(tx, ctx, dinner, options)
    return options
  })
}
