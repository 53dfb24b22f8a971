export interface PaymentReturnAddress {
  kind: 'RETURN' | 'CANCEL'
  token: string
}

/** Whether the provider sent the browser back to this address, and what from. */
export function paymentReturnOf(query: URLSearchParams): PaymentReturnAddress | undefined {
  const kind = query.get('callbackUrlType')
  const token = query.get('token')
  return (kind === 'RETURN' || kind === 'CANCEL') && token ? { kind, token } : undefined
}
