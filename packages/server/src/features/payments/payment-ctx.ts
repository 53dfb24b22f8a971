import type { Ctx } from '../../platform/ctx.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'

/** The provider is never called inside a transaction: its slow answers would hold locks and connections. */
export interface PaymentCtx extends Ctx {
  provider: PaymentProvider
}
