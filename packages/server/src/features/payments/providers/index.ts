export { ProviderUnavailableError, type PaymentProvider, type ProviderOrder, type ReceivedEvent } from './payment-provider.ts'
export { createPaymentProvider } from './create-payment-provider.ts'
export { sandboxOrderStore, type SandboxOrder } from './sandbox-order.store.ts'
