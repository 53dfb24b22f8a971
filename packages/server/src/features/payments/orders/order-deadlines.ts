const minute = 60_000

/** Time limits of an order in milliseconds (`docs/rules/payments/payment.md#an-order`). */
export const orderDeadlines = {
  /** Time given to the guest before the provider is asked. */
  firstCheck: 2 * minute,
  nextCheck: minute,
  /** Retry interval for a refused refund: the organiser's account may have been empty. */
  refusedRefund: 60 * minute,
  /** How long a place is held for a payment. */
  hold: 30 * minute,
  /** Added to the hold: a capture started while the place was held has ended by then. */
  holdMargin: 5 * minute,
  /** An order not approved by then is abandoned. */
  approval: 180 * minute,
  /** A voided order that held a place is checked once more. */
  lastLook: 10 * minute,
  /** How long the browser that cancelled can get its form back. */
  form: 60 * minute,
} as const

export function later(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds)
}
