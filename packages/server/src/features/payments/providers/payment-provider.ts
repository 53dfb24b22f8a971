import type { Language } from '@running-dinner/domain'

/** An order as passed to the payment provider. */
export interface NewProviderOrder {
  /** Our id; creating an order again under the same id returns the first one. */
  orderId: string
  amountCents: number
  payeeEmail: string
  brandName: string
  description: string
  languageCode: Language
  returnUrl: string
  cancelUrl: string
}

/** The provider's state of an order, in our terms. */
export interface ProviderOrder {
  id: string
  /** Our id, as the provider stored it. */
  orderId: string
  /** PENDING: the provider is still checking the payment. GONE: the order can no longer be paid. */
  state: 'CREATED' | 'APPROVED' | 'PENDING' | 'COMPLETED' | 'DECLINED' | 'GONE'
  amountCents: number
  currency: string
  payeeEmail: string
  capture: ProviderCapture | undefined
}

interface ProviderCapture {
  id: string
  amountCents: number
  currency: string
  refunded: boolean
}

/** A webhook message with a verified sender. */
export interface ProviderEvent {
  id: string
  providerOrderId: string
}

export interface ReceivedEvent {
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw bytes: the signature covers exactly these. */
  body: Buffer
}

/**
 * A service that moves money. When a call throws `ProviderUnavailableError`, its effect is unknown: repeat it, the keys make
 * repeats harmless.
 */
export interface PaymentProvider {
  readonly name: 'PAYPAL' | 'SANDBOX'
  create(order: NewProviderOrder): Promise<{ id: string; approveLink: string }>
  find(id: string): Promise<ProviderOrder | undefined>
  /** Takes the money of an approved order; the idempotency `key` makes repeats harmless. */
  capture(id: string, key: string): Promise<ProviderOrder>
  /** Refunds the whole amount; the idempotency `key` makes repeats harmless. */
  refund(captureId: string, key: string): Promise<'REFUNDED' | 'PENDING' | 'REFUSED'>
  /** Undefined for an unverified or outdated message, and for a provider without webhooks. */
  verifyEvent(event: ReceivedEvent): Promise<ProviderEvent | undefined>
}

/** The call's effect is unknown. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError'
}
