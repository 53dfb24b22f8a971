/**
 * WORKING: nobody knows yet. LATER: still nobody knows, and it is not worth waiting in front of the page. REFUSED: nothing was
 * taken, for the reasons named. LOST: this browser cannot tell.
 */
export type PaymentState =
  | { kind: 'WORKING' | 'LATER' | 'NOT_PAID' | 'REFUNDED' | 'LOST' | 'FAILED' }
  | { kind: 'REFUSED'; reasons: string[] }
