export type { PaymentOptions } from './payment-options.store.ts'
export { paymentOptionsOf } from './payment-options-of.ts'
export { presentPublicPaymentOptions } from './public-payment-options.present.ts'
