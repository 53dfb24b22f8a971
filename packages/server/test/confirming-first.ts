import type { PaymentProvider } from '../src/features/payments/providers/payment-provider.ts'

/** A broken provider that reports a capture before making it. The payment tests must fail with it. */
export function confirmingFirst(provider: PaymentProvider): { provider: PaymentProvider; take(): Promise<void> } {
  let take = async (): Promise<void> => undefined
  const capture: PaymentProvider['capture'] = async (id, key) => {
    const order = await provider.find(id)
    if (!order) return provider.capture(id, key)
    take = async () => void (await provider.capture(id, key))
    const { amountCents, currency } = order
    return { ...order, state: 'COMPLETED', capture: { id: 'invented', amountCents, currency, refunded: false } }
  }
  return { provider: { ...provider, capture }, take: () => take() }
}
