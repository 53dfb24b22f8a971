import type { PaymentOptionsInput } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { refuse } from '../../platform/http/problems.ts'
import { newId } from '../../platform/ids.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { mayAskForMoney } from './may-ask-for-money.ts'
import { optionsFrom } from './options-from.ts'
import { type PaymentOptions, paymentOptionsStore } from './payment-options.store.ts'
import { recordPrice } from './record-price.ts'

/** From now on whoever registers pays; whoever is registered already stays so. */
export async function createPaymentOptions(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: PaymentOptionsInput,
): Promise<PaymentOptions> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (dinner.cancellationDate) refuse('event_cancelled')
    if (!mayAskForMoney(dinner)) refuse('payment_not_possible')
    if (await paymentOptionsStore.of(tx, dinner)) refuse('payment_options_exist')
    const options = optionsFrom(newId(), input)
    await paymentOptionsStore.insert(tx, dinner, options, ctx.clock.now())
    await recordPrice(tx, ctx, dinner, options)
    return options
  })
}
