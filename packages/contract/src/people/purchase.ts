import type { ReplyOf } from '../route.ts'
import type { orderRoutes } from './registration.ts'

/** What the page after paying shows. */
export interface Purchase {
  names: string[]
  totalPrice: string
  recipient: string
  redirectAfterPurchaseLink: string
}

/** Undefined for an order that is not paid, and once its people are deleted. */
export function purchaseOf({
  summary,
  redirectAfterPurchaseLink,
}: ReplyOf<typeof orderRoutes.captureOrder>): Purchase | undefined {
  if (!summary) return undefined
  const { fullname, teamPartnerWishRegistrationData: partner, registrationPaymentSummary: paid } = summary
  return {
    names: [fullname, ...(partner ? [`${partner.firstnamePart} ${partner.lastname}`] : [])],
    totalPrice: paid?.totalPrice ?? '',
    recipient: paid?.brandName ?? '',
    redirectAfterPurchaseLink,
  }
}
