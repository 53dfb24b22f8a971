import type { Ctx } from '../../platform/ctx.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'

/** What the steps of an order use. The provider is called outside of every transaction (reliability R1). */
export interface PaymentCtx extends Ctx {
  provider: PaymentProvider
}
