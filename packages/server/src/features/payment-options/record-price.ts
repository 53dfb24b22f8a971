import { priceText } from '@running-dinner/domain/registration/price-text.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import type { PaymentOptions } from './payment-options.store.ts'

export async function recordPrice(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  dinner: AuthorizedDinner,
  options: PaymentOptions,
): Promise<void> {
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'payment_options_changed',
    data: { price: priceText(options.priceCents) },
  })
}
