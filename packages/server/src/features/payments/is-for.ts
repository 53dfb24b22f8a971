import type { ProviderOrder } from '../../platform/payments/payment-provider.ts'
import type { PaymentOrder } from './payment-order.ts'

/** The provider's order is ours: the same amount, in euro, to the same recipient (reliability 2.4 #28). */
export function isFor(answer: ProviderOrder, order: PaymentOrder): boolean {
  return (
    (answer.orderId === order.id || answer.orderId === '') &&
    answer.amountCents === order.amountCents &&
    answer.currency === 'EUR' &&
    answer.payeeEmail.toLowerCase() === order.recipientEmail.toLowerCase()
  )
}
