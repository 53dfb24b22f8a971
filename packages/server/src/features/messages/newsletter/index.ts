export { exportNewsletter, newsletterStore, offerWithdrawal } from './newsletter.store.ts'
