/** An order as handed to whoever moves the money. */
export interface NewProviderOrder {
  /** Ours; asked for a second time under the same id, the provider gives back the first order. */
  orderId: string
  amountCents: number
  payeeEmail: string
  brandName: string
  description: string
  languageCode: 'de' | 'en'
  returnUrl: string
  cancelUrl: string
}

/** What the provider says about an order, put into our words. */
export interface ProviderOrder {
  id: string
  /** Our id of it, as the provider kept it. */
  orderId: string
  /** PENDING: the money is on its way, the provider still looks at it. GONE: nothing can be paid any more. */
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

/** A message of the provider whose sender was proven. */
export interface ProviderEvent {
  id: string
  providerOrderId: string
}

export interface ReceivedEvent {
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The bytes as they came: a signature covers nothing else. */
  body: Buffer
}

/**
 * Whoever moves the money. Every call may fail with `ProviderUnavailableError`, and then nobody knows whether it had an effect:
 * it has to be asked again, and changes nothing the second time.
 */
export interface PaymentProvider {
  readonly name: 'PAYPAL' | 'SANDBOX'
  create(order: NewProviderOrder): Promise<{ id: string; approveLink: string }>
  find(id: string): Promise<ProviderOrder | undefined>
  /** Takes the money of an approved order; `key` makes it once. */
  capture(id: string, key: string): Promise<ProviderOrder>
  /** Gives all of it back; `key` makes it once. */
  refund(captureId: string, key: string): Promise<'REFUNDED' | 'PENDING' | 'REFUSED'>
  /** Undefined: not from the provider, or too old, or this provider sends none. */
  verifyEvent(event: ReceivedEvent): Promise<ProviderEvent | undefined>
}

/** Nobody knows what became of the call. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError'
}
