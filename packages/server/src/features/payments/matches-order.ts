import type { ProviderOrder } from '../../platform/payments/payment-provider.ts'
import type { PaymentOrder } from './payment-order.ts'

/** Whether the provider's order matches the stored one in amount, currency and recipient. */
export function matchesOrder(answer: ProviderOrder, order: PaymentOrder): boolean {
  return (
    (answer.orderId === order.id || answer.orderId === '') &&
    answer.amountCents === order.amountCents &&
    answer.currency === 'EUR' &&
    answer.payeeEmail.toLowerCase() === order.recipientEmail.toLowerCase()
  )
}
