import { requiredEmail } from '@running-dinner/contract/forms'
import { type PaymentOptionsInput, paymentOptionsInput } from '@running-dinner/contract/payments'
import { z } from 'zod'
import { withDot } from './payment-form.ts'

/** As the contract has it; a price may also be typed with a comma, as in German, and with the currency. */
export const paymentFormSchema: z.ZodType<PaymentOptionsInput> = paymentOptionsInput.extend({
  pricePerRegistration: z.preprocess(
    (value) => (typeof value === 'string' ? withDot(value) : value),
    paymentOptionsInput.shape.pricePerRegistration,
  ),
  recipientEmail: requiredEmail,
})
