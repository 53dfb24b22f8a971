export { createPaymentProvider } from './create-payment-provider.ts'
export {
  type PaymentProvider,
  type ProviderOrder,
  ProviderUnavailableError,
  type ReceivedEvent,
} from './payment-provider.ts'
export { type SandboxOrder, sandboxOrderStore } from './sandbox-order.store.ts'
