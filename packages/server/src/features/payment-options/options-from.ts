import type { PaymentOptionsInput } from '@running-dinner/contract'
import type { PaymentOptions } from './payment-options.store.ts'

export function optionsFrom(id: string, { pricePerRegistration, ...input }: PaymentOptionsInput): PaymentOptions {
  return { id, ...input, priceCents: pricePerRegistration }
}
