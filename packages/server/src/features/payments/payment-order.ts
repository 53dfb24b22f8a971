import type { RegistrationInput } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'

/**
 * NEW: stored here only. CREATED: the provider knows it. RESERVED: a place is held, money may be captured. PAID: money
 * captured, place kept. VOIDED: no money, no place. REFUND_DUE: money was captured and has to be refunded. REFUNDED: it was
 * refunded (`docs/rules/payment.md#an-order`).
 */
type OrderStatus = 'NEW' | 'CREATED' | 'RESERVED' | 'PAID' | 'VOIDED' | 'REFUND_DUE' | 'REFUNDED'

export type OrderReason =
  | 'CANCELLED'
  | 'EXPIRED'
  | 'DECLINED'
  | 'TOO_LATE'
  | 'PLACE_LOST'
  | 'WRONG_AMOUNT'
  | 'ORGANISER'

/** Amount, price and recipient are fixed when the order begins. */
export interface PaymentOrder {
  id: string
  dinnerId: string
  status: OrderStatus
  provider: 'PAYPAL' | 'SANDBOX'
  providerOrderId: string | null
  /** The submitted form, until the order is finished. */
  registration: RegistrationInput | null
  payerFullname: string
  payerEmail: string
  pair: boolean
  amountCents: number
  priceCents: number
  recipientEmail: string
  participantIds: string[]
  reservedUntil: Date | null
  captureId: string | null
  reason: OrderReason | null
  /** Why the registration was refused when the money could have been captured. */
  refusal: Issue[] | null
  refundRefused: boolean
  nextCheckAt: Date | null
  createdAt: Date
  finishedAt: Date | null
}
