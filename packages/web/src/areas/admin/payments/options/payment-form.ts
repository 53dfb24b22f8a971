import type { PaymentOptionsReply } from '@running-dinner/contract/payments'

export interface PaymentForm {
  brandName: string
  pricePerRegistration: string
  recipientEmail: string
  agbLink: string
  redirectAfterPurchaseLink: string
}

/** The wire has a dot and no currency. */
export function withDot(price: string): string {
  return price
    .trim()
    .replace(/^€\s*|\s*(€|eur|euro)$/i, '')
    .replace(',', '.')
}

function withComma(price: string): string {
  return price.replace('.', ',')
}

/** The stored price formatted for the language; before the first one, the event's own data fills the fields. */
export function toPaymentForm(
  options: PaymentOptionsReply,
  knownContact: { name: string; email: string; language: string },
): PaymentForm {
  const { brandName, recipientEmail, agbLink, redirectAfterPurchaseLink } = options
  const pricePerRegistration =
    knownContact.language === 'de' ? withComma(options.pricePerRegistration) : options.pricePerRegistration
  if (options.id !== null)
    return { brandName, pricePerRegistration, recipientEmail, agbLink, redirectAfterPurchaseLink }
  return {
    brandName: knownContact.name,
    pricePerRegistration: '',
    recipientEmail: knownContact.email,
    agbLink: '',
    redirectAfterPurchaseLink: '',
  }
}
