import type { RegistrationInput } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { PaymentProvider, ProviderOrder } from '../providers/index.ts'

/**
 * NEW: stored here only. CREATED: the provider knows it. RESERVED: a place is reserved, money may be captured. PAID: money
 * captured, place kept. VOIDED: no money, no place. REFUND_DUE: money was captured and has to be refunded. REFUNDED: it was
 * refunded (`docs/rules/payments/payment.md#an-order`).
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

/** The provider is never called inside a transaction: its slow answers would hold locks and connections. */
export interface PaymentCtx extends Ctx {
  provider: PaymentProvider
}

/** Whether the provider's order matches the stored one in amount, currency and recipient. */
export function matchesOrder(providerOrder: ProviderOrder, order: PaymentOrder): boolean {
  return (
    (providerOrder.orderId === order.id || providerOrder.orderId === '') &&
    providerOrder.amountCents === order.amountCents &&
    providerOrder.currency === 'EUR' &&
    providerOrder.payeeEmail.toLowerCase() === order.recipientEmail.toLowerCase()
  )
}

const minute = 60_000

/** Time limits of an order in milliseconds (`docs/rules/payments/payment.md#an-order`). */
export const orderDeadlines = {
  /** Time given to the guest before the provider is asked. */
  firstCheck: 2 * minute,
  nextCheck: minute,
  /** Retry interval for a refused refund: the organiser's account may have been empty. */
  refusedRefund: 60 * minute,
  /** How long a place is reserved for a payment. */
  reservation: 30 * minute,
  /** Added to the reservation: a capture started while the place was reserved has ended by then. */
  reservationMargin: 5 * minute,
  /** An order not approved by then is abandoned. */
  approval: 180 * minute,
  /** A voided order that reserved a place is checked once more. */
  lastLook: 10 * minute,
  /** How long the browser that cancelled can get its form back. */
  form: 60 * minute,
} as const

export function later(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds)
}
