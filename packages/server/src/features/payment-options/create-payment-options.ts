import type { PaymentOptionsInput } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { refuse } from '../../platform/http/problems.ts'
import { newId } from '../../platform/ids.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { isSamePrice } from './is-same-price.ts'
import { mayAskForMoney } from './may-ask-for-money.ts'
import { optionsFrom } from './options-from.ts'
import { type PaymentOptions, paymentOptionsStore } from './payment-options.store.ts'
import { recordPrice } from './record-price.ts'

/** From now on whoever registers pays; whoever is registered already stays so. The same again changes nothing. */
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
    if (before && isSamePrice(before, options)) return before
    if (before) refuse('payment_options_exist')
    await paymentOptionsStore.insert(tx, dinner, options, ctx.clock.now())
    await recordPrice(tx, ctx, dinner, options)
    return options
  })
}
