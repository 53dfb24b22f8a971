import {
  type PaymentOptionsInput,
  type PaymentOptionsReply,
  paymentOptionsInput,
} from '@running-dinner/contract/payments.ts'
import { z } from 'zod'

export interface PaymentForm {
  brandName: string
  pricePerRegistration: string
  recipientEmail: string
  agbLink: string
  redirectAfterPurchaseLink: string
}

/** As the contract has it; a price may also be typed with a comma, as in German. */
export const paymentFormSchema: z.ZodType<PaymentOptionsInput> = paymentOptionsInput.extend({
  pricePerRegistration: z.preprocess(
    (value) => (typeof value === 'string' ? withDot(value) : value),
    paymentOptionsInput.shape.pricePerRegistration,
  ),
})

export function withDot(price: string): string {
  return price.trim().replace(',', '.')
}

/** Without a price yet, what the event knows stands in the fields. */
export function toPaymentForm(options: PaymentOptionsReply, known: { name: string; email: string }): PaymentForm {
  const { brandName, pricePerRegistration, recipientEmail, agbLink, redirectAfterPurchaseLink } = options
  if (options.id !== null)
    return { brandName, pricePerRegistration, recipientEmail, agbLink, redirectAfterPurchaseLink }
  return {
    brandName: known.name,
    pricePerRegistration: '',
    recipientEmail: known.email,
    agbLink: '',
    redirectAfterPurchaseLink: '',
  }
}
