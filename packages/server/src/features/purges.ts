import { rateLimitStore } from '../platform/limits/rate-limit.store.ts'
import type { Purge } from '../platform/retention/purge.ts'
import { purgeAccounts } from './accounts/account.store.ts'
import { purgePlaces } from './dinner-routes/address-geocoding.store.ts'
import { purgeFeedback } from './feedback/feedback.store.ts'
import { purgeMails } from './messages/mail-queue.store.ts'
import { purgeOrders } from './payments/purge-orders.store.ts'
import { purgeRemovedPeople } from './plan-history/removed-people.store.ts'
import { purgePortalTokens } from './portal/portal-token.store.ts'
import { purgeUnconfirmed } from './registration/purge-unconfirmed.store.ts'

/** What each feature deletes beyond the rows that an event's foreign keys cascade to (`docs/rules/retention.md`). */
export const purges: readonly Purge[] = [
  purgeUnconfirmed,
  purgeRemovedPeople,
  purgeOrders,
  purgeMails,
  purgePortalTokens,
  purgeAccounts,
  purgePlaces,
  purgeFeedback,
  { name: 'counters', old: (tx, now) => rateLimitStore.forgetEnded(tx, now) },
]
