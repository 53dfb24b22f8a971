import type { PaymentOptionsInput } from '@running-dinner/contract'
import type { Dinner } from '@running-dinner/domain'
import type { PaymentOptions } from './payment-options.store.ts'

/** A client that knows no recipient leaves the one there is; at first the money goes to the public contact. */
export function optionsFrom(
  id: string,
  { pricePerRegistration, recipientEmail, ...input }: PaymentOptionsInput,
  { email, publicSettings }: Pick<Dinner, 'email' | 'publicSettings'>,
  before?: PaymentOptions,
): PaymentOptions {
  const recipient = recipientEmail || before?.recipientEmail || publicSettings?.publicContactEmail || email
  return { id, ...input, recipientEmail: recipient, priceCents: pricePerRegistration }
}
