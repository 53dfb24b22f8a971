import type { Ctx } from '../../../platform/ctx.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paypalProvider } from './paypal-provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'

export function createPaymentProvider(ctx: Pick<Ctx, 'db' | 'clock' | 'baseUrl' | 'config'>): PaymentProvider {
  const { paypal } = ctx.config
  return paypal ? paypalProvider(ctx, paypal) : sandboxProvider(ctx)
}
