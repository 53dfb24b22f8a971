const minute = 60_000

/** How long what may take, in milliseconds. */
export const orderDeadlines = {
  /** From then on the provider is asked instead of waiting for the guest. */
  firstCheck: 2 * minute,
  nextCheck: minute,
  /** A refund that the provider refuses is asked for again now and then: its account may have been empty. */
  refusedRefund: 60 * minute,
  /** A place is held for the money this long (reliability F4). */
  hold: 30 * minute,
  /** A call begun while the place was held has ended by then, so nobody takes money for a place given up. */
  holdMargin: 5 * minute,
  /** Whoever has not approved by then has left. */
  approval: 180 * minute,
  /** An order given up after a place was held is looked at once more. */
  lastLook: 10 * minute,
  /** The form comes back to the browser that gave up, also when its page is loaded again. */
  form: 60 * minute,
} as const

export function later(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds)
}
