export { exportNewsletter } from './export-newsletter.ts'
export { newsletterStore } from './newsletter.store.ts'
export { offerWithdrawal } from './offer-withdrawal.ts'
