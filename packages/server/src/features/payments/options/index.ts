export { payeeAddress, presentPaymentOptions, presentPublicPaymentOptions } from './payment-options.present.ts'
export { type PaymentOptions, paymentOptionsStore, toPaymentOptions } from './payment-options.store.ts'
export {
  createPaymentOptions,
  formattedPrice,
  insecureLinks,
  mayAskForMoney,
  optionsFrom,
  updatePaymentOptions,
} from './payment-options.ts'
