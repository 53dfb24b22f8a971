import {
  accountRoutes,
  eveningRoutes,
  orderRoutes,
  paymentRoutes,
  placeOfferRoutes,
  planOptimizationRoutes,
  type Route,
} from '@running-dinner/contract'

interface KeptAlthoughFailed {
  route: Route
  because: string
  /** Rows of these tables alone may stay; without it the whole change. */
  tables?: readonly string[]
}

/** Calls that may answer 5xx although something of their change stays. All other calls leave nothing. */
export const keptAlthoughFailed: readonly KeptAlthoughFailed[] = [
  {
    route: orderRoutes.order,
    because: 'The order is committed before the provider is asked, and ends by itself: docs/rules/payments/payment.md.',
    tables: ['public.payment_order', 'public.sandbox_order'],
  },
  {
    route: orderRoutes.captureOrder,
    because: 'The provider is asked between its steps; sent again, it goes on where it ended.',
  },
  {
    route: paymentRoutes.refund,
    because: 'The refund is committed before the provider is asked; sent again, nothing is refunded twice.',
  },
  {
    route: placeOfferRoutes.accept,
    because:
      'Teams are computed after the yes without holding the lock of the event; sent again, the yes stays as it is.',
  },
  {
    route: eveningRoutes.report,
    because: 'Phones send a report under its id until it is answered, and read an evening that all callers share.',
  },
  {
    route: planOptimizationRoutes.stop,
    because: 'A search that has ended stays ended, and stopping it again answers the same.',
  },
  {
    route: accountRoutes.login,
    because: 'Only the time of the last login stays, which is true: the password was right.',
  },
  {
    route: accountRoutes.uploadAvatar,
    because: 'The same picture, sent again, replaces itself.',
  },
]
